import { useRef } from 'react'
import { cn } from '../../cn'
import { useFirstPage } from './use-first-page'

interface PaperSheetProps {
  /** Whether the file is marked for deletion: the page fades, the placeholder is red. */
  removed: boolean
  /** URL of an image of the first page. */
  pictureSrc: string | undefined
  /** The PDF whose first page is rendered. */
  src: string | Blob | undefined
}

const frameClass = 'shrink-0 overflow-hidden rounded-sm border'
const pageClass = 'h-20 w-14 border-line-strong bg-[#fff]'
const fadedClass = 'opacity-60'

/** The file as a small sheet of paper: its first page, or a placeholder. Decorative. */
export function PaperSheet({ removed, pictureSrc, src }: PaperSheetProps) {
  if (pictureSrc) {
    return (
      <img
        src={pictureSrc}
        alt=""
        className={cn(frameClass, pageClass, 'object-cover object-top', removed && fadedClass)}
      />
    )
  }
  return src ? <FirstPage removed={removed} src={src} /> : <PlaceholderSheet removed={removed} />
}

/** The first page of a file once it is rendered, until then the placeholder. */
function FirstPage({ removed, src }: { removed: boolean; src: string | Blob }) {
  const pageRef = useRef<HTMLSpanElement>(null)
  const isRendered = useFirstPage(pageRef, src)
  return (
    <>
      <span
        ref={pageRef}
        aria-hidden="true"
        className={cn(frameClass, pageClass, isRendered ? removed && fadedClass : 'absolute -z-1 opacity-0')}
      />
      {!isRendered && <PlaceholderSheet removed={removed} large />}
    </>
  )
}

function PlaceholderSheet({ removed, large }: { removed: boolean; large?: boolean }) {
  const lineClass = cn('h-[3px] rounded-full', removed ? 'bg-danger/35' : 'bg-ink/20')
  return (
    <span
      aria-hidden="true"
      className={cn(
        frameClass,
        'flex flex-col gap-[3px] bg-raised p-1.5',
        large ? 'h-20 w-14' : 'h-14 w-11',
        removed ? 'border-danger' : 'border-line-strong',
      )}
    >
      <span className={cn(lineClass, 'w-3/5')} />
      <span className={cn(lineClass, 'w-full')} />
      <span className={cn(lineClass, 'w-4/5')} />
      <span
        className={cn(
          'mt-auto self-start rounded-[0.2rem] bg-brand px-1 font-bold text-[0.6rem] text-on-brand leading-4',
          removed && 'bg-danger text-on-danger',
        )}
      >
        PDF
      </span>
    </span>
  )
}

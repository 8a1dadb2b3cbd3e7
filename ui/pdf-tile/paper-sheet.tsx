import { cn } from '../cn'

interface PaperSheetProps {
  /** Red, for a file marked for deletion. */
  removed: boolean
  /** An image of the first page, instead of the drawing. */
  pictureSrc: string | undefined
}

/** The file as a small sheet of paper. Decorative. */
export function PaperSheet({ removed, pictureSrc }: PaperSheetProps) {
  const frame = 'h-14 w-11 shrink-0 rounded-sm border border-line-strong'
  if (pictureSrc) {
    return (
      <img
        src={pictureSrc}
        alt=""
        className={cn(frame, 'bg-[#fff] object-cover object-top', removed && 'opacity-60')}
      />
    )
  }
  const line = cn('h-[3px] rounded-full bg-ink/20', removed && 'bg-danger/35')
  return (
    <span
      aria-hidden="true"
      className={cn(frame, 'flex flex-col gap-[3px] bg-raised p-1.5', removed && 'border-danger')}
    >
      <span className={cn(line, 'w-3/5')} />
      <span className={cn(line, 'w-full')} />
      <span className={cn(line, 'w-4/5')} />
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

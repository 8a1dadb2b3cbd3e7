import { cn } from '../../cn'
import { RichText } from '../rich-text/rich-text'
import { richTextClass } from '../rich-text/rich-text-class'
import { editorBarClass, editorBoxClass, editorScrollClass, editorTextClass } from './editor-box'

interface EditorSkeletonProps {
  /** The field's HTML, shown while the editor loads. */
  value: string
  placeholder: string | undefined
}

const blockClass = 'm-1 h-8 rounded-sm bg-sunken pointer-coarse:h-9'

/** The editor's placeholder while its chunk loads: the same height, with the text readable. */
export function EditorSkeleton({ value, placeholder }: EditorSkeletonProps) {
  return (
    <div className={editorBoxClass()} aria-busy="true">
      <div aria-hidden="true" className={editorBarClass}>
        <span className={cn(blockClass, 'w-32')} />
        <span className={cn(blockClass, 'w-8')} />
        <span className={cn(blockClass, 'w-8')} />
        <span className={cn(blockClass, 'w-8')} />
      </div>
      <div className={editorScrollClass}>
        <div className={cn(richTextClass, editorTextClass)}>
          {value ? <RichText html={value} /> : <p className="text-ink-muted">{placeholder}</p>}
        </div>
      </div>
    </div>
  )
}

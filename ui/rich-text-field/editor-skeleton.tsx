import { cn } from '../cn'
import { RichText } from '../rich-text/rich-text'
import { richTextClass } from '../rich-text/rich-text-class'
import { editorBoxClass, editorMinHeight } from './editor-box'

interface EditorSkeletonProps {
  /** What is in the field already: shown at once, editable as soon as the editor is there. */
  value: string
  placeholder: string | undefined
}

/** The editor's shape while its chunk loads: the same height, with the text already to be read. */
export function EditorSkeleton({ value, placeholder }: EditorSkeletonProps) {
  return (
    <div className={editorBoxClass()} aria-busy="true">
      <div aria-hidden="true" className="flex items-center gap-1 border-line border-b bg-surface px-1.5 py-1">
        <span className="m-1 h-8 w-32 rounded-sm bg-sunken pointer-coarse:h-9" />
        <span className="m-1 size-8 rounded-sm bg-sunken pointer-coarse:size-9" />
        <span className="m-1 size-8 rounded-sm bg-sunken pointer-coarse:size-9" />
        <span className="m-1 size-8 rounded-sm bg-sunken pointer-coarse:size-9" />
      </div>
      <div className={cn(richTextClass, editorMinHeight, 'max-h-[28rem] overflow-hidden px-3.5 py-2.5')}>
        {value ? <RichText html={value} /> : <p className="text-ink-muted">{placeholder}</p>}
      </div>
    </div>
  )
}

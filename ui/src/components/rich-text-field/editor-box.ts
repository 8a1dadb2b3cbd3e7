import { cn } from '../../cn'
import { controlFrameClass } from '../field/control-frame'

/** The editor's frame, shared with its skeleton so that loading the editor causes no layout shift. */
export function editorBoxClass(invalid = false): string {
  return cn(controlFrameClass({ invalid }), 'flex-col')
}

/** The toolbar above the text. */
export const editorBarClass = 'flex flex-wrap items-center gap-1 border-line border-b px-1.5 py-1'

/** The text: at least five lines high. */
export const editorTextClass = 'min-h-[calc(5lh_+_1.25rem)] px-3.5 py-2.5'

/** The text scrolls within the frame once it is taller than this. */
export const editorScrollClass = 'max-h-[28rem] overflow-y-auto'

import { cva } from 'class-variance-authority'
import { cn } from '../cn'
import { controlFrame } from '../field/control-frame'

/** The editor's frame, shared with its skeleton so that the page does not move when the editor arrives. */
export const editorBoxClass = cva(cn(controlFrame(), 'flex-col'), {
  variants: {
    invalid: { true: 'border-danger shadow-[inset_0_0_0_1px_var(--cg-danger)] hover:border-danger', false: '' },
  },
})

/** Room for five lines before it grows. */
export const editorMinHeight = 'min-h-[calc(5lh_+_1.25rem)]'

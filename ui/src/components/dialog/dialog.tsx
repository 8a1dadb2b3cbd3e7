import { cva } from 'class-variance-authority'
import { cn } from '../../cn'
import { Modal, type ModalProps } from './modal'

const dialog = cva(
  [
    'inset-x-0 bottom-0 w-full animate-sheet-in rounded-t-xl',
    // Centred by its margins, which keep to whole pixels: half a one would blur its text.
    'sm:inset-x-4 sm:inset-y-0 sm:m-auto sm:h-fit sm:w-auto sm:animate-pop-in sm:rounded-xl',
    'sm:max-h-[min(52rem,calc(100dvh-3rem))]',
  ],
  {
    variants: {
      size: {
        sm: 'max-h-[92dvh] sm:max-w-md',
        md: 'top-0 h-dvh rounded-none sm:max-w-xl',
        lg: 'top-0 h-dvh rounded-none sm:max-w-4xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogProps extends ModalProps {
  /** `sm` asks a question, `md` holds a form, `lg` a document. On phones `sm` is a bottom sheet, the others fill the screen. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
}

/** One thing to settle before going on. Nothing behind it can be used while it is open. */
export function Dialog({ size, className, ...modal }: DialogProps) {
  return <Modal className={cn(dialog({ size }), className)} {...modal} />
}

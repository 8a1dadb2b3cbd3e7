import { cva } from 'class-variance-authority'
import { cn } from '../../cn'
import { Modal, type ModalProps } from './modal'

const dialogClass = cva(
  [
    'inset-x-0 bottom-0 w-full animate-sheet-in',
    // Centred by margins, which round to whole pixels; a transform could blur the text by half a pixel.
    'sm:inset-x-4 sm:inset-y-0 sm:m-auto sm:h-fit sm:w-auto sm:animate-pop-in sm:rounded-xl',
    'sm:max-h-[min(52rem,calc(100dvh-3rem))]',
  ],
  {
    variants: {
      size: {
        sm: 'max-h-[92dvh] rounded-t-xl sm:max-w-md',
        md: 'top-0 h-dvh rounded-none sm:max-w-xl',
        lg: 'top-0 h-dvh rounded-none sm:max-w-4xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

export interface DialogProps extends ModalProps {
  /** `sm` for a question, `md` for a form, `lg` for a document. On phones `sm` is a bottom sheet, the others fill the screen. Default `md`. */
  size?: 'sm' | 'md' | 'lg'
}

/** A modal dialog: the page behind it is inert while it is open. */
export function Dialog({ size, className, ...modal }: DialogProps) {
  return <Modal className={cn(dialogClass({ size }), className)} {...modal} />
}

import { cva } from 'class-variance-authority'
import { cn } from '../../cn'
import { Modal, type ModalProps } from '../dialog/modal'

const drawer = cva('inset-y-0 h-dvh w-full sm:w-[min(30rem,calc(100vw-4rem))]', {
  variants: {
    side: {
      right: 'right-0 animate-slide-in-right sm:rounded-l-xl',
      left: 'left-0 animate-slide-in-left sm:rounded-r-xl',
    },
  },
  defaultVariants: { side: 'right' },
})

export interface DrawerProps extends ModalProps {
  /** The edge it slides in from. Default `right`. */
  side?: 'right' | 'left'
}

/** A modal side sheet for content related to the page: filters, one record. Fills the screen on phones. */
export function Drawer({ side, className, ...modal }: DrawerProps) {
  return <Modal className={cn(drawer({ side }), className)} {...modal} />
}

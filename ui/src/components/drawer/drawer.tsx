import { cva } from 'class-variance-authority'
import { cn } from '../../cn'
import { Modal, type ModalProps } from '../dialog/modal'

const drawerClass = cva('inset-y-0 h-dvh w-full sm:w-[min(30rem,calc(100vw-4rem))]', {
  variants: {
    side: {
      end: 'end-0 animate-slide-in-right rtl:animate-slide-in-left sm:rounded-s-xl',
      start: 'start-0 animate-slide-in-left rtl:animate-slide-in-right sm:rounded-e-xl',
    },
  },
  defaultVariants: { side: 'end' },
})

export interface DrawerProps extends ModalProps {
  /** The edge it slides in from: `end` is the right in languages written from left to right. Default `end`. */
  side?: 'start' | 'end'
}

/** A modal side sheet for content related to the page: filters, one record. Fills the screen on phones. */
export function Drawer({ side, className, ...modal }: DrawerProps) {
  return <Modal className={cn(drawerClass({ side }), className)} {...modal} />
}

import type { ComponentProps } from 'react'
import { cn } from '../../cn'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {}

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={cn('sr-only', className)} {...rest} />
}

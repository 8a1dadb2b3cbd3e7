import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { WeekMotif } from './week-motif'
import { monogramAction, monogramBrand } from './week-pattern'

const logoClass = cva(
  'inline-flex max-w-full flex-wrap [overflow-wrap:anywhere] items-center gap-x-[0.45em] font-bold font-display text-ink tracking-tight',
  {
    variants: { size: { sm: 'text-lg', md: 'text-xl', lg: 'text-2xl sm:text-3xl' } },
    defaultVariants: { size: 'md' },
  },
)

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg'
  /** The name beside the logo. Default `Campus Gigs`. */
  name?: string
}

/** The wordmark: a week whose lit cells spell C and G, then the name. */
export function Logo({ size, name = 'Campus Gigs', className, ...rest }: LogoProps) {
  return (
    <span className={cn(logoClass({ size }), className)} {...rest}>
      <WeekMotif lit={monogramBrand | monogramAction} accent={monogramAction} fontSize="1em" width="1.9em" />
      {name}
    </span>
  )
}

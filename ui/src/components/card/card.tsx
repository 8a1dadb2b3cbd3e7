import { cva } from 'class-variance-authority'
import type { ComponentProps, ElementType } from 'react'
import { cn } from '../../cn'

const cardClass = cva('block rounded-lg border', {
  variants: {
    tone: {
      raised: 'border-line bg-raised text-ink shadow-card',
      sunken: 'border-transparent bg-sunken text-ink forced-colors:border-current',
      brand: 'border-transparent bg-brand text-on-brand forced-colors:border-current',
      note: 'border-action bg-action-soft text-ink',
    },
    padding: { none: '', sm: 'p-3', md: 'p-4 sm:p-5', lg: 'p-5 sm:p-8' },
  },
  defaultVariants: { tone: 'raised', padding: 'md' },
})

export interface CardProps extends ComponentProps<'div'> {
  /** The element to render: `section`, `article`, `li`, … Default `div`. */
  as?: ElementType
  /** The surface: `raised` has a shadow, `sunken` an inset, `brand` is green, `note` yellow. Default `raised`. */
  tone?: 'raised' | 'sunken' | 'brand' | 'note'
  /** Padding. Default `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
}

/** Groups related content on a surface. It is never clickable as a whole. */
export function Card({ as: Root = 'div', tone, padding, className, ...rest }: CardProps) {
  return <Root className={cn(cardClass({ tone, padding }), className)} {...rest} />
}

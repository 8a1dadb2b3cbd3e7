import { Avatar, cn, WeekMotif } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

export interface MastheadProps {
  companyName: string | null
  category: string | null
  logoUrl: string | null
  coverUrl: string | null
  /** Heading level of the company's name; 0 makes it plain text. Default 0. */
  headingLevel?: 0 | 1
  /** Whether to use the size of a card instead of a page's. Default false. */
  compact?: boolean
  /** The line under the category. Default: none. */
  note?: string
  /** The page's primary action, at the end of the name's row. Default: none. */
  action?: ReactNode
}

/** A business's cover, logo, name and category, each with a placeholder while it is missing. */
export function Masthead(props: MastheadProps) {
  const { companyName, category, logoUrl, coverUrl, headingLevel = 0, compact = false, note, action } = props
  const name = companyName || 'Your company'
  const Name = headingLevel === 1 ? 'h1' : 'p'
  return (
    <div className="min-w-0">
      <div className={cn('overflow-hidden rounded-lg bg-brand', compact ? 'h-32' : 'h-36 sm:h-52 lg:h-60')}>
        {coverUrl ? (
          <img src={coverUrl} alt="" className="size-full object-cover" />
        ) : (
          <div data-placeholder="cover" className="grid size-full place-items-center text-on-brand opacity-60">
            <WeekMotif tone="current" size={compact ? 150 : 260} />
          </div>
        )}
      </div>
      <div className={cn('flex items-end gap-4 ps-4', compact ? '-mt-8' : '-mt-10 sm:-mt-12 sm:ps-6')}>
        <Avatar
          name={name}
          src={logoUrl}
          size={compact ? 'lg' : 'xl'}
          shape="square"
          className="relative shrink-0 border-4 border-surface bg-raised"
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-3">
        <div className="min-w-0">
          <Name className={cn('wrap-anywhere font-bold font-display', compact ? 'text-xl' : 'text-3xl lg:text-4xl')}>
            {name}
          </Name>
          <p className={cn('mt-1 text-ink-muted', compact ? 'text-sm' : 'text-lg')}>{category || 'Category to come'}</p>
          {note && <p className="text-ink-muted">{note}</p>}
        </div>
        {action}
      </div>
    </div>
  )
}

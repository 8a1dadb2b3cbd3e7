import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { WeekMotif } from '../week-motif/week-motif'
import { weekMask } from '../week-motif/week-pattern'

/** A nearly blank week with one thing pinned to it. */
const quietWeek = weekMask(['.......', '.....#.', '.#.....', '.......'])

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is not here. */
  title: string
  /** Why, and what will fill it. */
  description?: ReactNode
  /** The way on: a button or link. */
  action?: ReactNode
  /** The title's place in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** What stands where a list or a page has nothing yet. */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, action, headingLevel = 2, className, ...rest } = props
  const Heading = headings[headingLevel]
  return (
    <div className={cn('flex flex-col items-center px-4 py-10 text-center', className)} {...rest}>
      <WeekMotif lit={quietWeek} size={132} className="mb-5" />
      <Heading className="text-xl">{title}</Heading>
      {description !== undefined && <div className="mt-2 max-w-prose text-ink-muted">{description}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { WeekMotif } from '../week-motif/week-motif'
import { weekMask } from '../week-motif/week-pattern'

/** The illustration: an almost empty week with one lit cell. */
const quietWeek = weekMask(['.......', '.....#.', '.#.....', '.......'])

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is missing. */
  title: string
  /** Why it is missing, and what will fill it. */
  description?: ReactNode
  /** A button or link to the next step. */
  action?: ReactNode
  /** The title's heading level. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4
}

const headingTags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** Shown instead of a list or page without content. */
export function EmptyState(props: EmptyStateProps) {
  const { title, description, action, headingLevel = 2, className, ...rest } = props
  const Heading = headingTags[headingLevel]
  return (
    <div className={cn('flex flex-col items-center px-4 py-10 text-center', className)} {...rest}>
      <WeekMotif lit={quietWeek} size={132} className="mb-5" />
      <Heading className="text-xl">{title}</Heading>
      {description !== undefined && <div className="mt-2 max-w-prose text-ink-muted">{description}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

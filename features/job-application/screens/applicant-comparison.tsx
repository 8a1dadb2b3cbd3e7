import { cn, Tag } from '@campus-gigs/ui'
import type { Snapshot } from 'valtio'
import { type Comparison, comparisonGroups } from '@/contract'
import { messages } from '@/domain'
import { RetryAlert } from '@/features/shared'

/** The comparison, or the state of loading it. */
export type ComparisonState =
  | { status: 'loading' }
  | { status: 'failed'; isRetrying: boolean }
  | { status: 'loaded'; comparison: Snapshot<Comparison> }

interface ApplicantComparisonProps {
  state: ComparisonState
  /** Loads the comparison again after a failure. */
  onRetry: () => void
}

/**
 * How a student compares with all applicants to a listing (JH-02): for each measure, such as the expected pay, the
 * percent of applicants in each group, and the group that the student is in. The server leaves out shares that could
 * identify somebody.
 */
export function ApplicantComparison({ state, onRetry }: ApplicantComparisonProps) {
  if (state.status === 'loading') return <p className="text-ink-muted">{messages.history.comparisonLoading}</p>
  if (state.status === 'failed') {
    return (
      <RetryAlert tone="warning" onRetry={onRetry} retrying={state.isRetrying}>
        {messages.general.offline}
      </RetryAlert>
    )
  }
  const { enough: hasEnoughApplicants, measures } = state.comparison
  if (!hasEnoughApplicants) return <p className="text-ink-muted">{messages.history.noComparison}</p>
  return (
    <div className="flex flex-col gap-5">
      {measures.map(({ measure, shares, own: ownIndex }) => (
        <div key={measure}>
          <h4 className="font-semibold">{messages.history.measures[measure]}</h4>
          {shares === null ? (
            <p className="text-ink-muted text-sm">{messages.history.tooFewAnswers}</p>
          ) : (
            <ul className="mt-1 flex flex-col gap-2">
              {/* The contract: one share for each group, in the order of the groups. */}
              {comparisonGroups[measure].map((group, index) => (
                <GroupShare key={group} group={group} percent={shares[index] ?? 0} isOwn={index === ownIndex} />
              ))}
            </ul>
          )}
        </div>
      ))}
      <p className="text-ink-muted text-sm">{messages.history.howCounted}</p>
    </div>
  )
}

interface GroupShareProps {
  group: string
  /** The share of all applicants that are in the group. */
  percent: number
  /** Whether the student is in the group. */
  isOwn: boolean
}

function GroupShare({ group, percent, isOwn }: GroupShareProps) {
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{group}</span>
        {isOwn && <Tag>You</Tag>}
        <span className="ms-auto font-semibold">{percent} %</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <div
          className={cn('h-full', isOwn ? 'bg-brand' : 'bg-line-strong', 'forced-colors:bg-[CanvasText]')}
          style={{ width: `${percent}%` }}
        />
      </div>
    </li>
  )
}

import { cn, Tag } from '@campus-gigs/ui'
import type { Snapshot } from 'valtio'
import { type Comparison, comparisonGroups } from '@/contract'
import { messages } from '@/domain'
import { RetryAlert } from '@/features/shared'

/** The comparison; null while it loads, `failed`, or `retrying` while it loads again after a failure. */
export type ComparisonState = Snapshot<Comparison> | 'failed' | 'retrying' | null

interface ComparisonPartProps {
  comparison: ComparisonState
  /** Loads the comparison again. */
  onRetry: () => void
}

const titles = { coverage: 'The week', pay: 'Expected pay', letter: 'Cover letter' } as const

/** The student's group among all applicants, in groups large enough to be anonymous (JH-02). */
export function ComparisonPart({ comparison, onRetry }: ComparisonPartProps) {
  if (comparison === null) return <p className="text-ink-muted">Asking…</p>
  if (comparison === 'failed' || comparison === 'retrying')
    return (
      <RetryAlert tone="warning" onRetry={onRetry} retrying={comparison === 'retrying'}>
        {messages.general.offline}
      </RetryAlert>
    )
  if (!comparison.enough) return <p className="text-ink-muted">{messages.history.noComparison}</p>
  return (
    <div className="flex flex-col gap-5">
      {comparison.measures.map(({ measure, shares, own }) => (
        <div key={measure}>
          <h4 className="font-semibold">{titles[measure]}</h4>
          {shares === null ? (
            <p className="text-ink-muted text-sm">{messages.history.tooFew}</p>
          ) : (
            <ul className="mt-1 flex flex-col gap-2">
              {comparisonGroups[measure].map((group, index) => (
                <Share key={group} group={group} percent={shares[index] ?? 0} isOwn={own === index} />
              ))}
            </ul>
          )}
        </div>
      ))}
      <p className="text-ink-muted text-sm">{messages.history.howCounted}</p>
    </div>
  )
}

interface ShareProps {
  group: string
  percent: number
  isOwn: boolean
}

/** One group: its label, its percent, and whether the student is in it. */
function Share({ group, percent, isOwn }: ShareProps) {
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

import { cn } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'
import {
  clashText,
  computeFit,
  coverageText,
  type FitReader,
  matchText,
  messages,
  type Shift,
  slotCoverageText,
} from '@/domain'

interface FitSummaryProps {
  availability: readonly AvailabilityEntry[]
  shifts: readonly Readonly<Shift>[]
  /** The reader, whose slots the percent is of. */
  reader: FitReader
  /** How many clashes are named before the others are only counted. Default 2. */
  maxNamedClashes?: number
  /** Adds how many of the shifts' slots are covered (AG-06). Default false. */
  showsSlots?: boolean
  /** Takes the space between its rows away on a phone, where a list shows two listings a screen. Default false. */
  isDense?: boolean
  className?: string
}

/**
 * How an availability fits a listing's shifts: the covered shifts, a cell for each slot the shifts need, the clashes,
 * then the specification's percent. Phrasing content only, so that a button may contain it.
 */
export function FitSummary({
  availability,
  shifts,
  reader,
  maxNamedClashes = 2,
  showsSlots = false,
  isDense = false,
  className,
}: FitSummaryProps) {
  const fit = computeFit(availability, shifts)
  if (!fit) return <span className={cn('block text-ink-muted text-sm', className)}>{messages.search.shiftsLater}</span>
  const clashes = clashText(fit, maxNamedClashes)
  return (
    <span className={cn('block space-y-1 text-sm', isDense && 'max-sm:space-y-0', className)}>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className={cn('font-semibold text-base', isDense && 'max-sm:leading-snug')}>{coverageText(fit)}</span>{' '}
        <span aria-hidden="true" className="flex flex-wrap gap-1">
          {fit.slots.map(({ key, isFree }) => (
            <span
              key={key}
              className={cn(
                'size-3 rounded-[0.2rem] border border-match-both',
                isFree && 'bg-match-both forced-colors:bg-[CanvasText]',
              )}
            />
          ))}
        </span>
      </span>{' '}
      {clashes && (
        <span className="flex gap-1.5 font-semibold">
          <span
            aria-hidden="true"
            className="mt-px grid size-4.5 shrink-0 place-items-center rounded-sm bg-match-other font-bold text-on-match-other text-xs"
          >
            !
          </span>
          <span className="wrap-anywhere min-w-0">{clashes}</span>
        </span>
      )}{' '}
      <span className="block text-ink-muted text-xs">
        {matchText(fit, reader)}
        {showsSlots && `, ${slotCoverageText(fit)}`}
      </span>
    </span>
  )
}

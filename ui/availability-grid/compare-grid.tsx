import { cn } from '../cn'
import { coverage, maskOf, matchPercentOfMasks } from './availability'
import type { CompareGridProps } from './availability-grid-props'
import { MATCH_STATES, matchCellName, matchStateOf, matchWords } from './comparison'
import { FreeCell } from './free-cell'
import { MatchSwatch } from './match-swatch'
import { bitsAt } from './week-grid'
import { WeekTable } from './week-table'

/** How two weeks fit: the figure, how many shift slots are covered, a table to read and its legend. */
export function CompareGrid(props: CompareGridProps) {
  const { mode: _, self, other, label, hideLabel = false, className, ...native } = props
  const { selfLabel = 'You', otherLabel = 'The gig', percentOf = 'self', ...rest } = native
  const own = maskOf(self)
  const shifts = maskOf(other)
  const words = { self: selfLabel, other: otherLabel }

  return (
    <div className={cn('@container flex min-w-0 max-w-3xl flex-col gap-3', className)} {...rest}>
      {/* The caption names the table; this is the same name for the eye. */}
      <span aria-hidden="true" className={cn('font-semibold text-ink text-sm', hideLabel && 'sr-only')}>
        {label}
      </span>
      {shifts === 0 ? (
        <NoShifts own={own} label={label} />
      ) : (
        <>
          <MatchFigures
            percent={percentOf === 'self' ? matchPercentOfMasks(own, shifts) : matchPercentOfMasks(shifts, own)}
            {...coverage(self, other)}
          />
          <WeekTable
            caption={label}
            cell={(day, slot) => {
              const state = matchStateOf(own, shifts, day, slot)
              return (
                <MatchSwatch state={state} className="h-9 @md:h-10">
                  <span className="sr-only">{matchCellName(day, slot, matchWords(state, words))}</span>
                </MatchSwatch>
              )
            }}
          />
          <Legend words={words} />
        </>
      )}
    </div>
  )
}

/** Without shifts there is nothing to compare: a week all in red would say "never". */
function NoShifts({ own, label }: { own: number; label: string }) {
  return (
    <>
      <p className="font-bold font-display text-ink text-lg">Shift times to be confirmed</p>
      <WeekTable
        caption={label}
        cell={(day, slot) => <FreeCell day={day} slot={slot} isFree={(own & bitsAt({ day, slot })) !== 0} />}
      />
    </>
  )
}

interface MatchFiguresProps {
  percent: number
  covered: number
  total: number
}

function MatchFigures({ percent, covered, total }: MatchFiguresProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink">
      <span>
        <span className="font-bold font-display text-2xl">{percent} %</span> match
      </span>{' '}
      <span className="font-semibold text-brand-ink">
        covers {covered} of {total} shift {total === 1 ? 'slot' : 'slots'}
      </span>
    </p>
  )
}

function Legend({ words }: { words: { self: string; other: string } }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-ink text-sm">
      {MATCH_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <MatchSwatch state={state} className="size-6 rounded-sm" />
          <span>
            <span className="inline-block font-semibold first-letter:uppercase">{matchWords(state, words)}</span>
            {state === 'both' && (
              <>
                {': '}
                <span>great timing to work</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

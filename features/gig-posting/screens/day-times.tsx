import { Button, Checkbox, cn, TextField, VisuallyHidden } from '@campus-gigs/ui'
import { useId } from 'react'
import {
  clock,
  dayName,
  formatDuration,
  formatGigDate,
  formatTime,
  melbourneIsoDay,
  type Weekday,
  weekdays,
} from '@/domain'
import { dayOfDate, isConfirmed, isLong, shiftKey } from '../pay-and-shifts'
import { formatInterval, formatTypedTimes, type IntervalText, lengthMinutes, type ReadTimes } from '../time-text'
import { copiesMonday, type DayTimes, noTimes, readDay, timesOf, withCopy, withTime } from '../timings'
import type { GigStepProps } from './gig-wizard-props'

type ShiftTimesProps = Pick<GigStepProps, 'draft' | 'fields' | 'onChange'>

/** The date and shift of a one-time gig, or the shifts of every weekday. */
export function ShiftTimes(props: ShiftTimesProps) {
  const halfHoursId = useId()
  const isOnce = props.draft.jobType === 'One Time Gig'
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-bold font-display text-lg">{isOnce ? 'Date and shift' : 'Shift times'}</legend>
      {isOnce ? <DateField {...props} /> : <CopyMonday {...props} />}
      <p className="mb-3 text-ink-muted text-sm">Type 9 and 5, 9 am or 17:30, or pick from the list.</p>
      <datalist id={halfHoursId}>
        {halfHours.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
      <div aria-hidden="true" className={`${rowGrid} mb-1 max-sm:hidden`}>
        <span />
        <TimeCaptions />
      </div>
      <div className="flex flex-col gap-3 sm:gap-2">
        {isOnce ? (
          <DateRow {...props} halfHoursId={halfHoursId} />
        ) : (
          weekdays.map((day) => <WeekdayRow key={day} day={day} halfHoursId={halfHoursId} {...props} />)
        )}
      </div>
    </fieldset>
  )
}

/** The suggested times: every half hour, from 6 am on. */
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const minutes = ((index + 12) % 48) * 30
  return formatTime(`${Math.floor(minutes / 60)}:${minutes % 60}`)
})

function DateField({ draft, fields }: ShiftTimesProps) {
  const now = clock.now()
  return (
    <div className="mb-4 max-w-xs">
      <TextField
        {...fields.text('gigDate')}
        type="date"
        min={melbourneIsoDay(now)}
        hint={formatGigDate(draft.gigDate, now) || 'The day the shift starts.'}
      />
    </div>
  )
}

function CopyMonday({ draft, onChange }: ShiftTimesProps) {
  const { copy } = draft.timings
  return (
    <div className="mb-4 flex flex-col gap-2">
      <Checkbox
        label="Same times Monday to Friday"
        checked={copy === 'weekdays'}
        onChange={(on) => onChange({ timings: withCopy(draft.timings, on ? 'weekdays' : 'none') })}
      />
      <Checkbox
        label="Same times every day"
        hint="Copies Monday's times. Untick to go back."
        checked={copy === 'all'}
        onChange={(on) => onChange({ timings: withCopy(draft.timings, on ? 'all' : 'none') })}
      />
    </div>
  )
}

/** Names the two columns of times. The fields have labels of their own. */
function TimeCaptions({ className }: { className?: string }) {
  return ['Start', 'End'].map((caption) => (
    <span key={caption} aria-hidden="true" className={cn('font-semibold text-ink-muted text-sm', className)}>
      {caption}
    </span>
  ))
}

/** On a phone the day is above its two times, which leaves room for long times. */
const rowGrid = 'grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-3'

function WeekdayRow(props: ShiftTimesProps & { day: Weekday; halfHoursId: string }) {
  const { day, draft, onChange } = props
  return (
    <DayRow
      {...props}
      name={dayName(day)}
      times={timesOf(day, draft.timings)}
      isFirst={day === 'monday'}
      copied={copiesMonday(day, draft.timings.copy)}
      onType={(typed) => onChange({ timings: withTime(draft.timings, day, typed) })}
    />
  )
}

/** The shift of a one-time gig. Without a date its times are checked as a Monday's. */
function DateRow(props: ShiftTimesProps & { halfHoursId: string }) {
  const { draft, onChange } = props
  const day = dayOfDate(draft)
  return (
    <DayRow
      {...props}
      day={day ?? 'monday'}
      name={day ? dayName(day) : 'Shift'}
      times={draft.onDate}
      isFirst
      copied={false}
      onType={(typed) => onChange({ onDate: { ...draft.onDate, ...typed } })}
    />
  )
}

interface DayRowProps extends ShiftTimesProps {
  /** The field whose error is shown. */
  day: Weekday
  /** The row's name: the weekday. */
  name: string
  times: DayTimes
  /** Whether the row shows Monday's times. */
  copied: boolean
  halfHoursId: string
  /** The row has the captions of the columns on a phone. Default false. */
  isFirst?: boolean
  onType: (typed: Partial<DayTimes>) => void
}

function DayRow(props: DayRowProps) {
  const { day, name, times, copied, halfHoursId, isFirst = false, draft, fields, onChange, onType } = props

  const [first, second] = readDay(times)
  const error = fields.errorOf(day)
  const isFirstRight = lengthMinutes(first) > 0 && (!isLong(first) || isConfirmed(draft, first))
  const shared = { halfHoursId, copied, onLeave: () => fields.leave(day) }
  return (
    <div role="group" aria-label={name} className={rowGrid}>
      <span aria-hidden="true" className="font-medium max-sm:col-span-2 sm:pt-2.5">
        {name}
      </span>
      {isFirst && <TimeCaptions className="sm:hidden" />}
      <IntervalFields
        {...shared}
        name={name}
        typed={times}
        read={first}
        error={second && isFirstRight ? undefined : error}
        onType={onType}
      >
        {first.start && first.end && !second && (
          <Button size="sm" variant="quiet" onClick={() => onType({ second: { ...noTimes } })}>
            Split shift<VisuallyHidden> on {name}</VisuallyHidden>
          </Button>
        )}
      </IntervalFields>
      {times.second && second && (
        <IntervalFields
          {...shared}
          name={`${name} second`}
          typed={times.second}
          read={second}
          error={isFirstRight ? error : undefined}
          onType={(typed) => onType({ second: { ...noTimes, ...times.second, ...typed } })}
        >
          <Button size="sm" variant="quiet" onClick={() => onType({ second: undefined })}>
            Remove<VisuallyHidden> the second part of {name}</VisuallyHidden>
          </Button>
        </IntervalFields>
      )}
      {[first, second].map(
        (interval) =>
          interval &&
          isLong(interval) && (
            <div key={shiftKey(interval)} className="col-span-2 sm:col-start-2">
              <Checkbox
                label={`Yes, ${formatDuration(lengthMinutes(interval))} is right`}
                checked={isConfirmed(draft, interval)}
                onChange={(right) =>
                  onChange({ confirmedShifts: withConfirmation(draft.confirmedShifts, interval, right) })
                }
              />
            </div>
          ),
      )}
    </div>
  )
}

/** The confirmed intervals with one added or removed. */
function withConfirmation(before: readonly string[], interval: ReadTimes, isRight: boolean): string[] {
  const others = before.filter((key) => key !== shiftKey(interval))
  return isRight ? [...others, shiftKey(interval)] : others
}

interface IntervalFieldsProps {
  /** Prefixes the fields' labels: `Monday` makes "Monday start" and "Monday end". */
  name: string
  typed: IntervalText
  /** The parsed times. */
  read: ReadTimes
  error: string | undefined
  copied: boolean
  halfHoursId: string
  onType: (typed: Partial<IntervalText>) => void
  onLeave: () => void
  /** Shown beside the parsed interval. */
  children: React.ReactNode
}

/** The start and end of one interval, with the parsed interval below. */
function IntervalFields({ name, typed, read, error, copied, halfHoursId, ...props }: IntervalFieldsProps) {
  const { onType, onLeave, children } = props
  const { start, end } = typed
  const words = formatInterval(read)
  const shared = { list: halfHoursId, autoComplete: 'off', hideLabel: true } as const

  function settle() {
    const settled = formatTypedTimes(typed, read)
    if (settled.start !== start || settled.end !== end) onType(settled)
  }

  return (
    <>
      <div className="sm:col-start-2">
        <TextField
          {...shared}
          label={`${name} start`}
          value={start}
          onChange={(value) => onType({ start: value })}
          onBlur={settle}
          error={error}
        />
      </div>
      <TextField
        {...shared}
        label={`${name} end`}
        value={end}
        onChange={(value) => onType({ end: value })}
        onBlur={() => {
          settle()
          onLeave()
        }}
      />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 text-ink-muted text-sm empty:hidden not-has-[button]:pb-2 sm:col-start-2">
        {words && (
          <p
            // Announce only the day that is being typed, not the days that copy it.
            role={copied ? undefined : 'status'}
          >
            <VisuallyHidden>{name}: </VisuallyHidden>
            {words}
          </p>
        )}
        {children}
      </div>
    </>
  )
}

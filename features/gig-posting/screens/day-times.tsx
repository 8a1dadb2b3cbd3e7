import { Button, Checkbox, cn, VisuallyHidden } from '@campus-gigs/ui'
import { memo, useId } from 'react'
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
import { FormTextField } from '@/features/shared'
import type { GigDraft } from '../gig-draft'
import { dayOfDate, isConfirmed, isLong, isOneTime, shiftKey } from '../pay-and-shifts'
import { lengthMinutes, type ParsedInterval } from '../time-text'
import { type CopyMode, copiesMonday, type DayTimes, noTimes, readDay, timesOf, withCopy, withTime } from '../timings'
import type { GigStepProps } from './gig-wizard-props'
import { IntervalFields } from './interval-fields'

type ShiftTimesProps = Pick<GigStepProps, 'draft' | 'fields' | 'onChange'>

const firstSuggestedHour = 6

/** The suggested times, every half hour of a day: `6 am`, `6:30 am` … `5:30 am`. */
const halfHours = Array.from({ length: 24 }, (_, index) => (firstSuggestedHour + index) % 24)
  .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
  .map(formatTime)

/** The date and shift of a one-time gig, or the shifts of every weekday. */
export function ShiftTimes(props: ShiftTimesProps) {
  const halfHoursId = useId()
  const isSingleDate = isOneTime(props.draft)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-bold font-display text-lg">{isSingleDate ? 'Date and shift' : 'Shift times'}</legend>
      {isSingleDate ? (
        <DateField {...props} />
      ) : (
        <CopyMonday copy={props.draft.timings.copy} onChange={props.onChange} />
      )}
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
        {isSingleDate ? (
          <DateRow {...props} halfHoursId={halfHoursId} />
        ) : (
          weekdays.map((day) => <WeekdayRow key={day} day={day} {...props} halfHoursId={halfHoursId} />)
        )}
      </div>
    </fieldset>
  )
}

function DateField({ draft, fields }: ShiftTimesProps) {
  const now = clock.now()
  return (
    <div className="mb-4 max-w-xs">
      <FormTextField
        {...fields.text('gigDate')}
        type="date"
        min={melbourneIsoDay(now)}
        hint={formatGigDate(draft.gigDate, now) || 'The day the shift starts.'}
      />
    </div>
  )
}

interface CopyMondayProps extends Pick<ShiftTimesProps, 'onChange'> {
  copy: CopyMode
}

/** Memoised, so that a typed time does not render it. */
const CopyMonday = memo(function CopyMonday({ copy, onChange }: CopyMondayProps) {
  const setCopy = (mode: CopyMode) => onChange(({ timings }) => ({ timings: withCopy(timings, mode) }))
  return (
    <div className="mb-4 flex flex-col gap-2">
      <Checkbox
        label="Same times Monday to Friday"
        checked={copy === 'weekdays'}
        onChange={(on) => setCopy(on ? 'weekdays' : 'none')}
      />
      <Checkbox
        label="Same times every day"
        hint="Copies Monday's times. Untick to go back."
        checked={copy === 'all'}
        onChange={(on) => setCopy(on ? 'all' : 'none')}
      />
    </div>
  )
})

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

interface RowProps extends ShiftTimesProps {
  /** The id of the `datalist` with the suggested times. */
  halfHoursId: string
}

function WeekdayRow({ day, draft, fields, halfHoursId, onChange }: RowProps & { day: Weekday }) {
  return (
    <DayRow
      day={day}
      name={dayName(day)}
      times={timesOf(day, draft.timings)}
      confirmedShifts={draft.confirmedShifts}
      error={fields.errorOf(day)}
      isFirst={day === 'monday'}
      copied={copiesMonday(day, draft.timings.copy)}
      halfHoursId={halfHoursId}
      dayEdit={weekdayEdit}
      onChange={onChange}
      onLeave={fields.leave}
    />
  )
}

const weekdayEdit: DayEdit = ({ timings }, typed, day) => ({ timings: withTime(timings, day, typed) })

/** The shift of a one-time gig. Without a date its times are checked as a Monday's. */
function DateRow({ draft, fields, halfHoursId, onChange }: RowProps) {
  const dayOfShift = dayOfDate(draft)
  const day = dayOfShift ?? 'monday'
  return (
    <DayRow
      day={day}
      name={dayOfShift ? dayName(dayOfShift) : 'Shift'}
      times={draft.onDate}
      confirmedShifts={draft.confirmedShifts}
      error={fields.errorOf(day)}
      isFirst
      copied={false}
      halfHoursId={halfHoursId}
      dayEdit={dateEdit}
      onChange={onChange}
      onLeave={fields.leave}
    />
  )
}

const dateEdit: DayEdit = ({ onDate }, typed) => ({ onDate: { ...onDate, ...typed } })

/** The changed entries of the draft for the typed times of a day. */
type DayEdit = (draft: GigDraft, typed: Partial<DayTimes>, day: Weekday) => Partial<GigDraft>

interface DayRowProps extends Pick<RowProps, 'halfHoursId' | 'onChange'>, Pick<GigDraft, 'confirmedShifts'> {
  /** The field of the times. */
  day: Weekday
  /** The row's name: the weekday. */
  name: string
  times: DayTimes
  /** Whether the row shows Monday's times. */
  copied: boolean
  /** The error to show. */
  error: string | undefined
  /** Whether the row has the captions of the columns on a phone. */
  isFirst: boolean
  dayEdit: DayEdit
  onLeave: (day: Weekday) => void
}

/** The times of a day. Memoised, so that a typed time renders only its own row. */
const DayRow = memo(function DayRow(props: DayRowProps) {
  const { day, name, times, copied, halfHoursId, isFirst, confirmedShifts, error, dayEdit, onChange, onLeave } = props
  const [first, second] = readDay(times)
  const onType = (typed: Partial<DayTimes>) => onChange((current) => dayEdit(current, typed, day))
  // A day has one error. It is the second interval's when the first one is complete and, if long, confirmed.
  const isFirstValid = lengthMinutes(first) > 0 && (!isLong(first) || isConfirmed(confirmedShifts, first))
  const isErrorOfSecond = second !== undefined && isFirstValid
  const canSplit = first.start && first.end && !second
  const longIntervals = [first, second].flatMap((interval) => (interval && isLong(interval) ? [interval] : []))
  const intervalProps = { halfHoursId, copied, onLeave: () => onLeave(day) }
  return (
    <div role="group" aria-label={name} className={rowGrid}>
      <span aria-hidden="true" className="font-medium max-sm:col-span-2 sm:pt-2.5">
        {name}
      </span>
      {isFirst && <TimeCaptions className="sm:hidden" />}
      <IntervalFields
        {...intervalProps}
        name={name}
        typed={times}
        read={first}
        error={isErrorOfSecond ? undefined : error}
        onType={onType}
      >
        {canSplit && (
          <Button size="sm" variant="quiet" onClick={() => onType({ second: { ...noTimes } })}>
            Split shift<VisuallyHidden> on {name}</VisuallyHidden>
          </Button>
        )}
      </IntervalFields>
      {times.second && second && (
        <IntervalFields
          {...intervalProps}
          name={`${name} second`}
          typed={times.second}
          read={second}
          error={isErrorOfSecond ? error : undefined}
          onType={(typed) => onType({ second: { ...noTimes, ...times.second, ...typed } })}
        >
          <Button size="sm" variant="quiet" onClick={() => onType({ second: undefined })}>
            Remove<VisuallyHidden> the second part of {name}</VisuallyHidden>
          </Button>
        </IntervalFields>
      )}
      {longIntervals.map((interval) => (
        <div key={shiftKey(interval)} className="col-span-2 sm:col-start-2">
          <Checkbox
            label={`Yes, ${formatDuration(lengthMinutes(interval))} is right`}
            checked={isConfirmed(confirmedShifts, interval)}
            onChange={(isRight) =>
              onChange((draft) => ({ confirmedShifts: withConfirmation(draft.confirmedShifts, interval, isRight) }))
            }
          />
        </div>
      ))}
    </div>
  )
})

/** The confirmed intervals with one added or removed. */
function withConfirmation(confirmedShifts: readonly string[], interval: ParsedInterval, isRight: boolean): string[] {
  const others = confirmedShifts.filter((key) => key !== shiftKey(interval))
  return isRight ? [...others, shiftKey(interval)] : others
}

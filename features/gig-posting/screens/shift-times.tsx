import { Checkbox } from '@campus-gigs/ui'
import { memo, useId } from 'react'
import { clock, dayName, formatGigDate, formatTime, melbourneIsoDay, type Weekday, weekdays } from '@/domain'
import { FormTextField } from '@/features/shared'
import { dayOfDate, isOneTime } from '../pay-and-shifts'
import { type CopyMode, copiesMonday, shownTimes, withCopy, withTime } from '../timings'
import { type DayEdit, DayRow, dayRowGrid, TimeCaptions } from './day-row'
import type { GigStepProps } from './gig-wizard-props'

type ShiftTimesProps = Pick<GigStepProps, 'draft' | 'fields' | 'onChange'>

/** The hour of the first suggestion; the hours from midnight to it come last. */
const firstSuggestedHour = 6

/** The suggested times, every half hour of a day: `6 am`, `6:30 am` … `5:30 am`. */
const halfHours = Array.from({ length: 24 }, (_, index) => (firstSuggestedHour + index) % 24)
  .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
  .map(formatTime)

/** The date and shift of a one-time gig, or the shifts of every weekday. */
export function ShiftTimes(props: ShiftTimesProps) {
  const datalistId = useId()
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
      <datalist id={datalistId}>
        {halfHours.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
      <div aria-hidden="true" className={`${dayRowGrid} mb-1 max-sm:hidden`}>
        <span />
        <TimeCaptions />
      </div>
      <div className="flex flex-col gap-3 sm:gap-2">
        {isSingleDate ? (
          <DateRow {...props} datalistId={datalistId} />
        ) : (
          weekdays.map((day) => <WeekdayRow key={day} day={day} {...props} datalistId={datalistId} />)
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

interface RowProps extends ShiftTimesProps {
  /** The id of the `datalist` with the suggested times. */
  datalistId: string
}

/** The shift of one weekday, every week. */
function WeekdayRow({ day, draft, fields, datalistId, onChange }: RowProps & { day: Weekday }) {
  return (
    <DayRow
      day={day}
      name={dayName(day)}
      times={shownTimes(day, draft.timings)}
      confirmedShifts={draft.confirmedShifts}
      error={fields.errorOf(day)}
      isFirst={day === 'monday'}
      isCopied={copiesMonday(day, draft.timings.copy)}
      datalistId={datalistId}
      dayEdit={weekdayEdit}
      onChange={onChange}
      onLeave={fields.leave}
    />
  )
}

const weekdayEdit: DayEdit = ({ timings }, typed, day) => ({ timings: withTime(timings, day, typed) })

/** The shift of a one-time gig. Without a date its times are checked as a Monday's. */
function DateRow({ draft, fields, datalistId, onChange }: RowProps) {
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
      isCopied={false}
      datalistId={datalistId}
      dayEdit={dateEdit}
      onChange={onChange}
      onLeave={fields.leave}
    />
  )
}

const dateEdit: DayEdit = ({ onDate }, typed) => ({ onDate: { ...onDate, ...typed } })

import { Checkbox, TextField, VisuallyHidden } from '@campus-gigs/ui'
import { useId } from 'react'
import { type Weekday, weekdays } from '@/domain'
import { readShift, shiftInWords, type DayTimes as Times } from '../time-text'
import { copiesMonday, dayName, timesOf, withCopy, withTime } from '../timings'
import type { GigStepProps } from './gig-wizard-props'

type DayTimesProps = Pick<GigStepProps, 'draft' | 'fields' | 'onChange'>

/** The shift of every weekday, and Monday's for more days at once. */
export function DayTimes(props: DayTimesProps) {
  const { draft, onChange } = props
  const { copy } = draft.timings
  const halfHoursId = useId()
  return (
    <fieldset>
      <legend className="mb-3 font-bold font-display text-lg">Shift times</legend>
      <div className="mb-4 flex flex-col gap-2">
        <Checkbox
          label="Same times Monday to Friday"
          checked={copy === 'weekdays'}
          onChange={(on) => onChange({ timings: withCopy(draft.timings, on ? 'weekdays' : 'none') })}
        />
        <Checkbox
          label="Same times every day"
          hint="Copies Monday. Untick it and every day is as it was."
          checked={copy === 'all'}
          onChange={(on) => onChange({ timings: withCopy(draft.timings, on ? 'all' : 'none') })}
        />
      </div>
      <p className="mb-3 text-ink-muted text-sm">Type 9 and 5, 9am or 17:30, or pick from the list.</p>
      <datalist id={halfHoursId}>
        {halfHours.map((time) => (
          <option key={time} value={time} />
        ))}
      </datalist>
      <div aria-hidden="true" className={`${rowGrid} mb-1 font-semibold text-ink-muted text-sm`}>
        <span className="max-sm:hidden" />
        <span>Start</span>
        <span>End</span>
      </div>
      <div className="flex flex-col gap-3 sm:gap-2">
        {weekdays.map((day) => (
          <DayRow key={day} day={day} halfHoursId={halfHoursId} {...props} />
        ))}
      </div>
    </fieldset>
  )
}

/** What can be picked: every half hour, from the morning on. */
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const minutes = ((index + 12) % 48) * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

/** On a phone the day stands above its two times, so that a long time format fits. */
const rowGrid = 'grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-3'

function DayRow(props: DayTimesProps & { day: Weekday; halfHoursId: string }) {
  const { day, halfHoursId, draft, fields, onChange } = props
  const name = dayName(day)
  const { start, end } = timesOf(day, draft.timings)
  const words = shiftInWords({ start, end })
  const copied = copiesMonday(day, draft.timings.copy)
  const type = (typed: Partial<Times>) => onChange({ timings: withTime(draft.timings, day, typed) })
  const shared = { list: halfHoursId, autoComplete: 'off', hideLabel: true } as const

  /** Times that were understood are written out. An end waits for its start, which says which half of the day it is in. */
  function settle() {
    const read = readShift({ start, end })
    const settled: Times = { start: read.start ?? start, end: (read.start && read.end) || end }
    if (settled.start !== start || settled.end !== end) type(settled)
  }

  return (
    <div role="group" aria-label={name} className={rowGrid}>
      <span aria-hidden="true" className="font-medium max-sm:col-span-2 sm:pt-2.5">
        {name}
      </span>
      <TextField
        {...shared}
        label={`${name} start`}
        value={start}
        onChange={(value) => type({ start: value })}
        onBlur={settle}
        error={fields.errorOf(day)}
      />
      <TextField
        {...shared}
        label={`${name} end`}
        value={end}
        onChange={(value) => type({ end: value })}
        onBlur={() => {
          settle()
          fields.leave(day)
        }}
      />
      {words && (
        <p
          // Said of the day that is typed, not of all that copy it.
          role={copied ? undefined : 'status'}
          className="col-span-2 text-ink-muted text-sm sm:col-start-2"
        >
          <VisuallyHidden>{name}: </VisuallyHidden>
          {words}
        </p>
      )}
    </div>
  )
}

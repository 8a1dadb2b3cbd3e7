import { Checkbox, TextField } from '@campus-gigs/ui'
import { type Weekday, weekdays } from '@/contract'
import { dayName, type DayTimes as Times, timesOf, withCopy, withTime } from '../timings'
import type { GigStepProps } from './gig-wizard-props'

type DayTimesProps = Pick<GigStepProps, 'draft' | 'errorOf' | 'onChange' | 'onLeave'>

/** The shift of every weekday, and Monday's for more days at once. */
export function DayTimes(props: DayTimesProps) {
  const { draft, onChange } = props
  const { copy } = draft.timings
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
      <div aria-hidden="true" className={`${rowGrid} mb-1 font-semibold text-ink-muted text-sm`}>
        <span className="max-sm:hidden" />
        <span>Start</span>
        <span>End</span>
      </div>
      <div className="flex flex-col gap-3 sm:gap-2">
        {weekdays.map((day) => (
          <DayRow key={day} day={day} {...props} />
        ))}
      </div>
    </fieldset>
  )
}

/** On a phone the day stands above its two times, so that a long time format fits. */
const rowGrid = 'grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-3'

function DayRow({ day, draft, errorOf, onChange, onLeave }: DayTimesProps & { day: Weekday }) {
  const name = dayName(day)
  const { start, end } = timesOf(day, draft.timings)
  const type = (typed: Partial<Times>) => onChange({ timings: withTime(draft.timings, day, typed) })
  return (
    <div role="group" aria-label={name} className={rowGrid}>
      <span aria-hidden="true" className="font-medium max-sm:col-span-2 sm:pt-2.5">
        {name}
      </span>
      <TextField
        type="time"
        label={`${name} start`}
        hideLabel
        value={start}
        onChange={(value) => type({ start: value })}
        error={errorOf(day)}
      />
      <TextField
        type="time"
        label={`${name} end`}
        hideLabel
        value={end}
        onChange={(value) => type({ end: value })}
        onBlur={() => onLeave(day)}
      />
    </div>
  )
}

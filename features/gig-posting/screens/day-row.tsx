import { Button, Checkbox, cn, VisuallyHidden } from '@campus-gigs/ui'
import { memo, type ReactNode } from 'react'
import { formatDuration, type Weekday } from '@/domain'
import { useFocusHandover } from '@/features/shared'
import type { GigDraft } from '../gig-draft'
import { isConfirmed, isLong, shiftKey } from '../pay-and-shifts'
import { lengthMinutes, type ParsedInterval } from '../time-text'
import { type DayTimes, noTimes, parseDayTimes } from '../timings'
import type { GigStepProps } from './gig-wizard-props'
import { IntervalFields } from './interval-fields'

/** The grid of a row of times. On a phone the day is above its two times, which leaves room for long times. */
export const dayRowGrid =
  'grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-x-3'

/** Names the two columns of times. The fields have labels of their own. */
export function TimeCaptions({ className }: { className?: string }) {
  return ['Start', 'End'].map((caption) => (
    <span key={caption} aria-hidden="true" className={cn('font-semibold text-ink-muted text-sm', className)}>
      {caption}
    </span>
  ))
}

/** Makes the changed entries of the draft from the typed times of a day. */
export type DayEdit = (draft: GigDraft, typed: Partial<DayTimes>, day: Weekday) => Partial<GigDraft>

interface DayRowProps extends Pick<GigStepProps, 'onChange'>, Pick<GigDraft, 'confirmedShifts'> {
  /** The day whose field of the form has the times. */
  day: Weekday
  /** The row's name: the weekday. */
  name: string
  times: DayTimes
  /** Whether the row shows Monday's times. */
  isCopied: boolean
  /** The error to show; undefined without one. */
  error: string | undefined
  /** Whether the row has the captions of the columns on a phone. */
  isFirst: boolean
  /** The id of the `datalist` with the suggested times. */
  datalistId: string
  /** The same function in each render, as are `onChange` and `onLeave`: the row is memoised. */
  dayEdit: DayEdit
  onLeave: (day: Weekday) => void
}

/**
 * The times of a day: one interval, or two for a split shift, each with a checkbox to confirm an unusual length.
 * Memoised, so that a typed time renders only its own row.
 */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { day, name, times, isCopied, datalistId, isFirst, confirmedShifts, error, dayEdit, onChange, onLeave } = props
  const [first, second] = parseDayTimes(times)
  const changeTimes = (typed: Partial<DayTimes>) => onChange((draft) => dayEdit(draft, typed, day))
  const isErrorOfSecond = second !== undefined && isFinished(first, confirmedShifts)
  const canSplit = first.start && first.end && !second
  const intervalProps = { datalistId, isCopied, onEndBlur: () => onLeave(day) }
  return (
    <div role="group" aria-label={name} className={dayRowGrid}>
      <span aria-hidden="true" className="font-medium max-sm:col-span-2 sm:pt-2.5">
        {name}
      </span>
      {isFirst && <TimeCaptions className="sm:hidden" />}
      <IntervalFields
        {...intervalProps}
        labelPrefix={name}
        text={times}
        parsed={first}
        error={isErrorOfSecond ? undefined : error}
        onChange={changeTimes}
      >
        {canSplit && (
          <PartButton
            nextOf={(row) => row.querySelectorAll('input')[2]}
            onClick={() => changeTimes({ second: { ...noTimes } })}
          >
            Split shift<VisuallyHidden> on {name}</VisuallyHidden>
          </PartButton>
        )}
      </IntervalFields>
      {times.second && second && (
        <IntervalFields
          {...intervalProps}
          labelPrefix={`${name} second`}
          text={times.second}
          parsed={second}
          error={isErrorOfSecond ? error : undefined}
          onChange={(typed) => changeTimes({ second: { ...noTimes, ...times.second, ...typed } })}
        >
          <PartButton nextOf={(row) => row.querySelector('button')} onClick={() => changeTimes({ second: undefined })}>
            Remove<VisuallyHidden> the second part of {name}</VisuallyHidden>
          </PartButton>
        </IntervalFields>
      )}
      <LongShifts
        intervals={second ? [first, second] : [first]}
        confirmedShifts={confirmedShifts}
        onChange={onChange}
      />
    </div>
  )
})

interface PartButtonProps {
  onClick: () => void
  /** Finds what takes the focus in the day's row, as it is after the press. */
  nextOf: (row: Element) => HTMLElement | null | undefined
  children: ReactNode
}

/** Adds or removes a day's second interval. Its press removes the button itself, so the focus moves on in the row. */
function PartButton({ nextOf, ...button }: PartButtonProps) {
  const buttonRef = useFocusHandover<HTMLButtonElement>((element) => {
    const row = element.closest('[role="group"]')
    return () => row && nextOf(row)?.focus()
  })
  return <Button ref={buttonRef} size="sm" variant="quiet" {...button} />
}

/**
 * Whether an interval is complete and, if it is long, confirmed. A day has one error, which then belongs to its second
 * interval.
 */
function isFinished(interval: ParsedInterval, confirmedShifts: readonly string[]): boolean {
  return lengthMinutes(interval) > 0 && (!isLong(interval) || isConfirmed(confirmedShifts, interval))
}

interface LongShiftsProps extends Pick<DayRowProps, 'confirmedShifts' | 'onChange'> {
  intervals: readonly ParsedInterval[]
}

/** A checkbox for each interval that is so long that it has to be confirmed as intended. */
function LongShifts({ intervals, confirmedShifts, onChange }: LongShiftsProps) {
  return intervals.filter(isLong).map((interval) => (
    <div key={shiftKey(interval)} className="col-span-2 sm:col-start-2">
      <Checkbox
        label={`Yes, ${formatDuration(lengthMinutes(interval))} is right`}
        checked={isConfirmed(confirmedShifts, interval)}
        onChange={(isRight) =>
          onChange((draft) => ({ confirmedShifts: withConfirmation(draft.confirmedShifts, interval, isRight) }))
        }
      />
    </div>
  ))
}

/** The confirmed intervals with one added or removed. */
function withConfirmation(confirmedShifts: readonly string[], interval: ParsedInterval, isRight: boolean): string[] {
  const others = confirmedShifts.filter((key) => key !== shiftKey(interval))
  return isRight ? [...others, shiftKey(interval)] : others
}

import { type ComponentProps, type ReactNode, useContext, useMemo } from 'react'
import { joinWords } from '../field/join-words'
import { joinTexts, LocaleContext } from '../locale/locale-context'
import type { Schedule, ScheduleSlot } from './model/schedule'
import { type ScheduleMessages, scheduleMessages } from './schedule-messages'

/**
 * The texts in use, and the names of the schedule's days and slots. `messages` win over the locale's texts. Memoised by the
 * arguments and the locale.
 */
export function useScheduleTexts(schedule: Schedule, messages: Partial<ScheduleMessages> | undefined) {
  const { scheduleGrid } = useContext(LocaleContext)
  return useMemo(() => {
    const texts = joinTexts(messages, scheduleGrid, scheduleMessages)
    return {
      ...texts,
      days: schedule.days.map(texts.day),
      shortDays: schedule.days.map(texts.shortDay),
      slots: schedule.slots.map((slot) => texts.slot(slot, texts.time)),
    }
  }, [schedule, scheduleGrid, messages])
}

export type ScheduleTexts = ReturnType<typeof useScheduleTexts>

interface ScheduleFrameProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string
  /** The label's id. */
  labelId: string
  hideLabel?: boolean
}

/** The frame of every mode: the label, and the root's props. */
export function ScheduleFrame({ label, labelId, hideLabel, className, children, ...rest }: ScheduleFrameProps) {
  return (
    <div className={joinWords('schedule', className)} {...rest}>
      <span id={labelId} className={hideLabel ? 'sr-only' : 'schedule-label'}>
        {label}
      </span>
      {children}
    </div>
  )
}

/** Whether a slot starts on the hour, or has a name; the others' headers are quieter. */
function isMajor({ label, startMinute }: ScheduleSlot): boolean {
  return label !== undefined || startMinute % 60 === 0
}

/** A day's header text: short to the eye, by the style sheet, and whole for screen readers and voice control. */
export function DayText({ texts, column }: { texts: ScheduleTexts; column: number }) {
  return <span data-short={texts.shortDays[column - 1]}>{texts.days[column - 1]}</span>
}

/** The first row of a schedule without buttons: the days above an empty corner. */
export function DayHeaders({ schedule, texts }: { schedule: Schedule; texts: ScheduleTexts }) {
  return (
    <>
      <td />
      {schedule.days.map((day, index) => (
        <th key={day} scope="col">
          <DayText texts={texts} column={index + 1} />
        </th>
      ))}
    </>
  )
}

interface ScheduleTableProps extends ComponentProps<'table'> {
  schedule: Schedule
  /** The cells of the row of headers. */
  head: ReactNode
  /** The cells of a slot's row, its header first. Rows are numbered from 1. */
  row: (row: number) => ReactNode
  /** Props of the element that scrolls. */
  scrollProps?: ComponentProps<'div'>
}

/** The table in an element that scrolls both ways while its headers stay. */
export function ScheduleTable({ schedule, head, row, scrollProps, ...rest }: ScheduleTableProps) {
  return (
    <div className="schedule-scroll" {...scrollProps}>
      <table data-weekly={schedule.isWeekly} {...rest}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>
          {schedule.slots.map((slot, index) => (
            <tr key={slot.startMinute} data-major={isMajor(slot)}>
              {row(index + 1)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

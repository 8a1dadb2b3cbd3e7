import type { ComponentProps } from 'react'
import { timeAgo } from './time-ago'
import { useTimeAgo } from './use-time-ago'

const inMelbourne = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Melbourne',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** The words of a time. */
export interface TimeAgoLabels {
  /** How long ago it was. Asked again as time passes; cheap, please. */
  ago: (date: Date, now: Date) => string
  /** The full date and time, shown as the title. */
  fullDate: (date: Date) => string
}

const timeAgoLabels: TimeAgoLabels = { ago: timeAgo, fullDate: (date) => inMelbourne.format(date) }

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The instant: a `Date` or an ISO string with its zone. Nothing is shown for one that cannot be read. */
  date: string | Date
  /** Holds the words still at this instant. Default: they follow the clock. */
  now?: Date
  /** Other words, another zone. */
  labels?: Partial<TimeAgoLabels>
}

/** How long ago something was, in words; the full Melbourne date is its title. */
export function TimeAgo({ date, now, labels: ownLabels, ...rest }: TimeAgoProps) {
  const labels = { ...timeAgoLabels, ...ownLabels }
  const instant = new Date(date)
  const words = useTimeAgo(instant, now, labels.ago)
  if (words === '') return null
  return (
    <time suppressHydrationWarning dateTime={instant.toISOString()} title={labels.fullDate(instant)} {...rest}>
      {words}
    </time>
  )
}

import type { ComponentProps } from 'react'
import { timeAgo } from './time-ago'
import { useTimeAgo } from './use-time-ago'

const melbourneFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Melbourne',
  dateStyle: 'full',
  timeStyle: 'short',
})

/** The words of a time. */
export interface TimeAgoLabels {
  /** Formats how long ago it was. Called every second or so, so it must be cheap. */
  ago: (date: Date, now: Date) => string
  /** The full date and time, shown as the title. */
  fullDate: (date: Date) => string
}

const timeAgoLabels: TimeAgoLabels = { ago: timeAgo, fullDate: (date) => melbourneFormat.format(date) }

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The instant: a `Date` or an ISO string with its zone. Renders nothing for an invalid one. */
  date: string | Date
  /** A fixed present instant. Default: the clock. */
  now?: Date
  /** Replaces words and the time zone. */
  labels?: Partial<TimeAgoLabels>
}

/** A relative time, such as "5 minutes ago", with the full date in Melbourne as its title. */
export function TimeAgo({ date, now, labels: ownLabels, ...rest }: TimeAgoProps) {
  const labels = { ...timeAgoLabels, ...ownLabels }
  const instant = new Date(date)
  const text = useTimeAgo(instant, now, labels.ago)
  if (text === '') return null
  return (
    <time suppressHydrationWarning dateTime={instant.toISOString()} title={labels.fullDate(instant)} {...rest}>
      {text}
    </time>
  )
}

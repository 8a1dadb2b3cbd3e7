import type { ComponentProps } from 'react'
import { useTimeAgo } from './use-time-ago'

const inMelbourne = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Melbourne',
  dateStyle: 'full',
  timeStyle: 'short',
})

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The instant: a `Date` or an ISO string with its zone. Nothing is shown for one that cannot be read. */
  date: string | Date
  /** Holds the words still at this instant. Default: they follow the clock. */
  now?: Date
}

/** How long ago something was, in words; the full Melbourne date is its title. */
export function TimeAgo({ date, now, ...rest }: TimeAgoProps) {
  const words = useTimeAgo(date, now)
  if (words === '') return null
  const instant = new Date(date)
  return (
    <time dateTime={instant.toISOString()} title={inMelbourne.format(instant)} {...rest}>
      {words}
    </time>
  )
}

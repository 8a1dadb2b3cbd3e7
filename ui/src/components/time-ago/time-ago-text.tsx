import type { ComponentProps } from 'react'
import { useLanguage, useTexts } from '../locale/locale-context'
import { type TimeAgoLabels, timeAgoLabels } from './time-ago-labels'
import { useTimeAgo } from './use-time-ago'

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** The instant: a `Date` or an ISO string with its zone. Renders nothing for an invalid one. */
  date: string | Date
  /**
   * A fixed present instant, for which a server renders the relative time too; pass the same one to both sides.
   * Default: the clock, and on a server the date.
   */
  now?: Date
  /** The IANA time zone of the dates, which the title names. Default `Australia/Melbourne`. */
  timeZone?: string
  /** Replaces words. */
  labels?: Partial<TimeAgoLabels>
}

/**
 * A relative time, such as "5 minutes ago", with the full date and time zone as its title. A server renders the date
 * instead, so its HTML may be cached for any time.
 *
 * @throws RangeError for a `timeZone` that doesn't exist
 */
export function TimeAgo({ date, now, timeZone = 'Australia/Melbourne', labels: ownLabels, ...rest }: TimeAgoProps) {
  const labels = useTexts('timeAgo', timeAgoLabels(useLanguage()), ownLabels)
  const instant = new Date(date)
  const text = useTimeAgo(instant, now, labels.ago, (valid) => labels.date(valid, timeZone))
  if (text === '') return null
  return (
    // A server and a browser may format the same date with different punctuation.
    <time
      suppressHydrationWarning
      dateTime={instant.toISOString()}
      title={labels.fullDate(instant, timeZone)}
      {...rest}
    >
      {text}
    </time>
  )
}

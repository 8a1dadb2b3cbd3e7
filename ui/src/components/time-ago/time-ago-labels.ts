import { elapsedSince, timeAgo } from './time-ago'

/** The words of a time. */
export interface TimeAgoLabels {
  /** Formats how long ago it was. Called every second or so, so it must be cheap. */
  ago: (date: Date, now: Date) => string
  /** The full date and time with the time zone, shown as the title. */
  fullDate: (date: Date, timeZone: string) => string
  /** The date alone: the text in a server's HTML, which may be read long after it was rendered. */
  date: (date: Date, timeZone: string) => string
}

/** Creating a formatter takes longer than formatting with it, so each is created once for a zone. */
function formatterByZone(language: string, options: Intl.DateTimeFormatOptions): TimeAgoLabels['date'] {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (date, timeZone) => {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone })
    formatters.set(timeZone, formatter)
    return formatter.format(date)
  }
}

/** How long ago an instant was, as the browser says it in a language: `3 周前`. */
function relativeTime(language: string): TimeAgoLabels['ago'] {
  const withWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const withFigures = new Intl.RelativeTimeFormat(language)
  return (date, now) => {
    const elapsed = elapsedSince(date, now)
    if (!elapsed) return ''
    const { count, unit } = elapsed
    // Words of longer units name calendar periods: "last year" is wrong for 400 days ago.
    const format = count === 0 || unit === 'day' ? withWords : withFigures
    // `-0` is the past: "0 seconds ago" where a language has no word for now.
    return format.format(-count, unit)
  }
}

const labelsByLanguage = new Map<string, TimeAgoLabels>()

/**
 * The words of times in a language: a full date such as "Friday, 20 November 2026 at 12:30 pm AEDT", and a date such as
 * "20 November 2026".
 *
 * @throws RangeError for an invalid language tag; the formats throw one for an unknown zone
 */
export function timeAgoLabels(language: string): TimeAgoLabels {
  const cached = labelsByLanguage.get(language)
  if (cached) return cached
  const labels: TimeAgoLabels = {
    ago: /^en\b/.test(language) ? timeAgo : relativeTime(language),
    date: formatterByZone(language, { dateStyle: 'long' }),
    fullDate: formatterByZone(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  }
  labelsByLanguage.set(language, labels)
  return labels
}

/** Creating a formatter takes longer than formatting with it, so each is created once for a zone. */
function formatterByZone(options: Intl.DateTimeFormatOptions): (date: Date, timeZone: string) => string {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (date, timeZone) => {
    const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone })
    formatters.set(timeZone, formatter)
    return formatter.format(date)
  }
}

/** A date in a time zone, such as "20 November 2026". @throws RangeError for an unknown zone */
export const formatDate = formatterByZone({ dateStyle: 'long' })

/**
 * A date and time with the zone's short name, such as "Friday, 20 November 2026 at 12:30 pm AEDT".
 *
 * @throws RangeError for an unknown zone
 */
export const formatFullDate = formatterByZone({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

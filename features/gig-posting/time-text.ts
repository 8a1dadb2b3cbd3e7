/** A bare hour, hours and minutes with or without a mark between them, then perhaps am or pm. */
const form = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/

/**
 * The `HH:mm` that somebody means by `9`, `9am`, `5.30 pm`, `1730` or `17:30`; empty for nothing, null for what is no
 * time. Without am or pm the clock has 24 hours.
 */
export function readTime(text: string): string | null {
  const typed = text.trim().toLowerCase()
  if (typed === '') return ''
  const [, hourText = '', minutes = '00', half] = form.exec(typed) ?? []
  const hour = Number(hourText)
  if (hourText === '' || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  const afternoon = half === 'p' ? 12 : 0
  return `${String(half === undefined ? hour : (hour % 12) + afternoon).padStart(2, '0')}:${minutes}`
}

/** Whether a shift runs past midnight: it ends at a time before the one it starts at. */
export function endsNextDay({ start, end }: { start: string; end: string }): boolean {
  const [from, to] = [readTime(start), readTime(end)]
  return Boolean(from) && Boolean(to) && (to ?? '') < (from ?? '')
}

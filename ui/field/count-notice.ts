const thresholds = [0, 5, 10, 20] as const

/**
 * What to announce as a character limit comes near. It changes only when a threshold (20, 10, 5, 0 left) is crossed,
 * so that typing is not talked over.
 *
 * @returns an empty string while there is room
 */
export function countNotice(used: number, max: number): string {
  const left = max - used
  if (left < 0) return 'Too many characters.'
  const threshold = thresholds.find((limit) => left <= limit)
  if (threshold === undefined) return ''
  return threshold === 0 ? 'No characters left.' : `${threshold} characters or fewer left.`
}

/** The words about a character limit. */
export interface CountLabels {
  /** The limit, as part of the field's description. */
  limit: (max: number) => string
  /** Characters used of those allowed: `12 / 500`. */
  used: (used: number, max: number) => string
  /** Announced when this many are left: 20, 10 or 5. */
  fewLeft: (count: number) => string
  /** Announced at the limit. */
  noneLeft: string
  /** Announced above the limit. */
  tooMany: string
}

export const countLabels: CountLabels = {
  used: (used, max) => `${used} / ${max}`,
  limit: (max) => `Up to ${max} characters.`,
  fewLeft: (count) => `${count} characters or fewer left.`,
  noneLeft: 'No characters left.',
  tooMany: 'Too many characters.',
}

const thresholds = [0, 5, 10, 20] as const

/**
 * The announcement near a character limit. It changes only when a threshold (20, 10, 5, 0 left) is crossed, so that
 * announcements don't interrupt typing.
 *
 * @returns an empty string while there is room
 */
export function countNotice(used: number, max: number, labels: CountLabels = countLabels): string {
  const left = max - used
  if (left < 0) return labels.tooMany
  const threshold = thresholds.find((limit) => left <= limit)
  if (threshold === undefined) return ''
  return threshold === 0 ? labels.noneLeft : labels.fewLeft(threshold)
}

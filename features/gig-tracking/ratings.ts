import { type ApplicantRating, applicantRatings, type CandidateAction } from '@/domain'

/** The rating a business gave last, or null. Actions may come in any order. */
export function latestRating(actions: readonly CandidateAction[]): ApplicantRating | null {
  const rated = actions.filter((action) => action.status === 'rated')
  const latest = rated.reduce<CandidateAction | null>(
    (newest, action) => (newest === null || action.changedAt >= newest.changedAt ? action : newest),
    null,
  )
  return applicantRatings.find((rating) => rating === latest?.notes) ?? null
}

/** The action of a new rating, or null when it repeats the latest one and is skipped (GT-06). */
export function ratingAction(
  actions: readonly CandidateAction[],
  rating: ApplicantRating,
  now: Date,
): CandidateAction | null {
  if (latestRating(actions) === rating) return null
  return { status: 'rated', changedAt: momentAfter(actions, now), notes: rating }
}

/**
 * The time of a new action: now, or one millisecond after the latest action, because the server identifies an action by
 * its time.
 */
export function momentAfter(actions: readonly CandidateAction[], now: Date): string {
  const last = Math.max(0, ...actions.map((action) => Date.parse(action.changedAt)))
  return new Date(Math.max(now.getTime(), last + 1)).toISOString()
}

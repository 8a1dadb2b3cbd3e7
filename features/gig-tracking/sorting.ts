import { matchPercent } from '@campus-gigs/ui/availability'
import { isEmptyHtml } from '@campus-gigs/ui/html'
import { type ApplicantSort, suburbDistance } from '@/contract'
import type { GigApplication } from './gig'
import { type Measure, topScore } from './top-score'

/** What an applicant is ordered by: higher comes first; null comes last. */
type SortKey = (application: GigApplication, listing: Measure) => number | null

const keys: Record<ApplicantSort, SortKey> = {
  'Top Applicants': (application, listing) => topScore(application, listing).score,
  // The signed-in user is the business, so its shifts are the first set (AG-06).
  '% Availability Match': (application, listing) => matchPercent(listing.Shift, application.user.userAvailability),
  'Time of Application': () => 0,
  Distance: (application, listing) => {
    const km = suburbDistance(application.user.currentSuburb, listing.jobSuburbName)
    return km === null ? null : -km
  },
  'Cover letter included': (application) => (isEmptyHtml(application.notes) ? 0 : 1),
}

/**
 * Applicants in the chosen order (GT-03). The newest application comes first, and that order stands between
 * equals of every other; whose distance is unknown comes last.
 */
export function sortApplicants(
  applications: readonly GigApplication[],
  sort: ApplicantSort,
  listing: Measure,
): GigApplication[] {
  const keyOf = keys[sort]
  return applications
    .map((application) => ({ application, key: keyOf(application, listing) ?? Number.NEGATIVE_INFINITY }))
    .sort(
      (a, b) =>
        compare(b.key, a.key) ||
        compare(Date.parse(b.application.appliedAt), Date.parse(a.application.appliedAt)) ||
        a.application.id.localeCompare(b.application.id),
    )
    .map(({ application }) => application)
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

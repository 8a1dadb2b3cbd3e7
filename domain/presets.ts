// The preset lists of the specification, in its order and wording.

export const jobTypes = ['One Time Gig', 'Casual', 'Part-Time'] as const
export const payTypes = ['Per Hour', 'Flat Rate'] as const
/** The keywords that the listing wizard suggests. */
export const jobTags = [
  'Hospo',
  'Retail',
  'Servo Station',
  'Poster Gig',
  'Cleaning',
  'House Keeping',
  'Weekends Only',
  'Weekdays',
  'RSA',
  'RSG',
  'Supermarket',
] as const
export const businessCategories = [
  'Hospitality',
  'Restaurant',
  'Retail',
  'Cleaning Agency',
  'Event Organizer',
  'Others',
] as const
export const studentTypes = ['Domestic', 'International'] as const
/** The orders of a listing's applicants. */
export const applicantSorts = [
  'Top Applicants',
  '% Availability Match',
  'Time of Application',
  'Distance',
  'Cover letter included',
] as const
/** The currencies of an event's admission charge; the first is the default. */
export const eventCurrencies = ['AUD ($)'] as const
/** The ratings that a business can give an applicant. */
export const applicantRatings = ['Top Applicant', 'Maybe', 'Not a fit'] as const
/** The stored statuses. `Contacted on` has the app in the action's notes, `rated` the rating. */
export const candidateStatuses = ['rated', 'Contacted on', 'Contacted on Email'] as const

export type JobType = (typeof jobTypes)[number]
export type PayType = (typeof payTypes)[number]
export type ApplicantSort = (typeof applicantSorts)[number]
export type ApplicantRating = (typeof applicantRatings)[number]
export type CandidateStatus = (typeof candidateStatuses)[number]

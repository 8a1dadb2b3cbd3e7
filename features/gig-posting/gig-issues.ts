import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import { requests } from '@/contract'
import { limits, messages, payAndTimingIssues, type Weekday, weekdays } from '@/domain'
import { amountOf, belowMinimumOf, type GigDraft, type GigStep, gigSteps } from './gig-draft'
import { readTime } from './time-text'
import { shiftsOf, shownWeek, wireTimes } from './timings'

/** What can be wrong in the wizard: a field, the shift of a day, or a step as a whole. */
export type GigField =
  | 'jobTitle'
  | 'jobType'
  | 'suburbName'
  | 'zipCode'
  | 'payStart'
  | 'payEnd'
  | 'belowMinimumReason'
  | 'summary'
  | 'keywords'
  | 'description'
  | 'poster'
  | 'questions'
  | Weekday
  | 'step'

/** Messages by field; `step` stands over the whole step. */
export type GigIssues = Partial<Record<GigField, string>>

const { gig } = messages

function basicsIssues(draft: GigDraft): GigIssues {
  const issues: GigIssues = {}
  const title = requests.createNewGig.shape.jobTitle.safeParse(draft.jobTitle)
  if (!title.success) issues.jobTitle = title.error.issues[0]?.message ?? gig.title
  if (draft.jobType === '') issues.jobType = 'Choose what kind of job it is.'
  if (!suburbByName(draft.suburbName)) issues.suburbName = 'Choose a suburb.'
  else if (!isSuburbZipPair(draft.suburbName, draft.zipCode)) issues.zipCode = 'Choose a zip code.'
  return Object.keys(issues).length === 0 ? {} : { ...issues, step: gig.fieldsMissing }
}

/** The fields of the contract's pay-and-timing rules, where the wizard shows them. */
function placeOf(path: string): GigField {
  if (path === 'payRangeEnd') return 'payEnd'
  return weekdays.find((day) => path === `${day}StartTime`) ?? 'step'
}

function payIssues(draft: GigDraft): GigIssues {
  const issues: GigIssues = {}
  const start = draft.discloseLater ? null : amountOf(draft.payStart)
  const end = draft.discloseLater ? null : amountOf(draft.payEnd)
  if (start === undefined) issues.payStart = gig.payNumber
  if (end === undefined) issues.payEnd = gig.payNumber
  const shown = shownWeek(draft.timings)
  for (const day of weekdays)
    if ([shown[day].start, shown[day].end].some((text) => readTime(text) === null)) issues[day] = gig.timeUnreadable
  const found = payAndTimingIssues({
    ...wireTimes(draft.timings),
    payRangeStart: start ?? null,
    payRangeEnd: end ?? null,
    jobPayType: draft.payType,
    discloseLater: draft.discloseLater ? 'true' : 'false',
  })
  for (const { path, message } of found) issues[placeOf(path.join('.'))] ??= message
  if (belowMinimumOf(draft) && draft.belowMinimumReason.trim() === '') issues.belowMinimumReason = gig.belowMinimum
  return issues
}

function descriptionIssues(draft: GigDraft): GigIssues {
  const issues: GigIssues = {}
  if (draft.summary.length === 0) issues.summary = 'Add at least one point.'
  if (draft.keywords.length === 0) issues.keywords = 'Choose or type at least one keyword.'
  if (Object.keys(issues).length > 0) issues.step = gig.fieldsEmpty
  if (draft.description.length > limits.richText) issues.description = messages.general.tooLong
  return issues
}

/** Everything that keeps a step from being left. */
export function stepIssues(step: GigStep, draft: GigDraft): GigIssues {
  if (step === 1) return basicsIssues(draft)
  if (step === 2) return payIssues(draft)
  if (step === 3) return descriptionIssues(draft)
  return step === 4 && draft.questions.length > limits.questionsPerListing ? { questions: gig.tooManyQuestions } : {}
}

/** Whether step 2 may be left although no student can see how the gig fits their week (GW-04). */
export function lacksShifts(draft: GigDraft): boolean {
  return shiftsOf(draft.timings).length === 0
}

/** The first step that can not be left as it is, or null: a draft may be older than the rules. */
export function firstStepWithIssues(draft: GigDraft): GigStep | null {
  return gigSteps.find((step) => Object.keys(stepIssues(step, draft)).length > 0) ?? null
}

/** What the server refused, by the field of the wizard, and the first step concerned; null when it names none of ours. */
export function refusedFields(fields: Record<string, string>): { step: GigStep; issues: GigIssues } | null {
  const placed = Object.entries(fields).flatMap(([path, message]) => {
    const place = stepAndField(path.split('.')[0] ?? '')
    return place ? [{ ...place, message }] : []
  })
  const step = gigSteps.find((each) => placed.some((place) => place.step === each))
  return step ? { step, issues: Object.fromEntries(placed.map((each) => [each.field, each.message])) } : null
}

const places: Record<string, { step: GigStep; field: GigField }> = {
  jobTitle: { step: 1, field: 'jobTitle' },
  jobType: { step: 1, field: 'jobType' },
  jobSuburbName: { step: 1, field: 'suburbName' },
  jobZipCode: { step: 1, field: 'zipCode' },
  payRangeStart: { step: 2, field: 'payStart' },
  payRangeEnd: { step: 2, field: 'payEnd' },
  jobPayType: { step: 2, field: 'step' },
  belowMinimumReason: { step: 2, field: 'belowMinimumReason' },
  jobSummary: { step: 3, field: 'summary' },
  keywords: { step: 3, field: 'keywords' },
  jobDescription: { step: 3, field: 'description' },
  jobPosterImg: { step: 3, field: 'poster' },
  questions: { step: 4, field: 'questions' },
}

function stepAndField(name: string): { step: GigStep; field: GigField } | undefined {
  const day = weekdays.find((each) => name === `${each}StartTime` || name === `${each}EndTime`)
  return day ? { step: 2, field: day } : places[name]
}

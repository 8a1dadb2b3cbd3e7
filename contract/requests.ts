import { countryByName } from '@campus-gigs/ui/data/countries'
import { isSuburbZipPair } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import {
  answer,
  applicantSorts,
  availabilityEntry,
  candidateAction,
  countryCode,
  jobSorts,
  jobTypes,
  jsonText,
  limits,
  messages,
  payAndTimingIssues,
  payTypes,
  phoneNumber,
  question,
  requiredRichText,
  requiredText,
  screeningQuestions,
  website,
  wireTime,
} from '@/domain'

const id = z.uuid()

/**
 * The identity fields of the specification's payload. They are only ever compared with the
 * ticket's (D10): the ticket alone says who the caller is.
 */
export const initAccount = z.object({
  /** One-time, two minutes, from the URL fragment the identity callback led to. */
  ticket: z.string().min(20).max(200),
  email: z.string().max(320).optional(),
  firstName: z.string().max(200).optional(),
  fullName: z.string().max(400).optional(),
  googleId: z.string().max(255).optional(),
  lastName: z.string().max(200).optional(),
  profilePicture: z.string().max(2000).optional(),
})

const suburb = requiredText(messages.profile.suburbAndZip)
const zip = requiredText(messages.profile.suburbAndZip, 4)

/** Refuses a suburb and zip code that are not a known pair. */
function checkPair(suburbName: string, zipCode: string, path: string, context: z.RefinementCtx): void {
  if (!isSuburbZipPair(suburbName, zipCode))
    context.addIssue({ code: 'custom', message: messages.profile.suburbAndZip, path: [path] })
}

/** The student wizard's fields, one schema a step so that the wizard and the server say the same. */
export const studentName = z.object({
  firstName: requiredText(messages.profile.firstName),
  lastName: requiredText(messages.profile.lastName),
  phoneNumber,
  phoneCountry: countryCode.optional(),
})
export const location = z
  .object({ currentSuburb: suburb, currentZipCode: zip })
  .superRefine((value, context) => checkPair(value.currentSuburb, value.currentZipCode, 'currentSuburb', context))
export const availability = z.array(availabilityEntry).min(1, messages.profile.availability).max(200)

const studentProfile = z
  .object({
    ...studentName.shape,
    ...location.shape,
    isInternationalStudent: z.boolean({ error: messages.profile.studentType }),
    homeTownCountry: z.string().max(80).nullish(),
    expectedPayRate: z.number().min(limits.payRate.min).max(limits.payRate.max),
    userAvailability: availability,
  })
  .superRefine((value, context) => {
    checkPair(value.currentSuburb, value.currentZipCode, 'currentSuburb', context)
    if (value.isInternationalStudent && !countryByName(value.homeTownCountry ?? ''))
      context.addIssue({ code: 'custom', message: messages.profile.homeCountry, path: ['homeTownCountry'] })
  })

/** Both shapes of the specification: flat, or the user data beside the availability. */
export const updateAccount = z.preprocess((body) => {
  if (typeof body !== 'object' || body === null || !('userData' in body)) return body
  const { userData, ...rest } = body
  return typeof userData === 'object' ? { ...userData, ...rest } : body
}, studentProfile)

/** What `business/updateBizAccount` takes: the business wizard's fields. */
export const updateBizAccount = z
  .object({
    ownerFirstName: requiredText(messages.profile.firstName),
    ownerLastName: requiredText(messages.profile.lastName),
    ownerFullName: z
      .string()
      .max(limits.name * 2 + 1)
      .optional(),
    phoneNumber,
    phoneCountry: countryCode.optional(),
    currentSuburb: suburb,
    currentZipCode: zip,
    website: z.union([z.literal(''), website]).optional(),
    companyCategory: requiredText(messages.business.category),
    companyName: requiredText(messages.profile.company, limits.title),
    description: requiredText(messages.business.description, limits.description.max).min(
      limits.description.min,
      messages.business.descriptionShort,
    ),
    /** Required for an account made with a username; an identity account keeps its own. */
    email: z.email(messages.profile.email).max(320).optional(),
  })
  .superRefine((value, context) => checkPair(value.currentSuburb, value.currentZipCode, 'currentSuburb', context))

const username = z
  .string({ error: messages.identity.missingCredentials })
  .trim()
  .min(1, messages.identity.missingCredentials)
  .max(limits.username.max, messages.general.tooLong)
const password = z
  .string({ error: messages.identity.missingCredentials })
  .min(1, messages.identity.missingCredentials)
  .max(limits.password.max, messages.general.tooLong)

/** A password good enough to be chosen. */
export const newPassword = password.min(limits.password.min, messages.identity.passwordShort)

/** What `business/signup-using-credentials` takes. */
export const credentials = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('signup'),
    username: username.min(limits.username.min, messages.identity.usernameShort),
    password: newPassword,
  }),
  z.object({ action: z.literal('signin'), username, password }),
])

export const requestPasswordReset = z.object({ username })
export const resetPassword = z.object({ token: z.string().min(20).max(200), password: newPassword })

/** Adds are merged; only an explicit removal removes, so two devices never overwrite each other. */
export const updateSavedJobs = z.object({
  savedJobs: z.array(id).max(limits.savedJobs),
  removedJobs: z.array(id).max(limits.savedJobs).optional(),
  /** Ignored: the token says who the caller is. */
  userId: z.string().max(100).optional(),
})

/** Words of a search, as one line. */
const words = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(limits.searchWords, messages.general.tooLong))

/** What `jobs/search` takes in the address. */
export const searchJobs = z.object({
  /** Part of a title or a keyword, in any case; missing or blank for every live listing. */
  q: words.optional().default(''),
  sort: z.enum(jobSorts).optional().default('fit'),
  /** The last listing of the page before; missing for the first page. */
  after: id.optional(),
})

/** What `jobs/suggestions` takes in the address. */
export const suggestJobs = z.object({ q: words.pipe(z.string().min(1)) })

export const userJobApply = z.object({
  resumeId: z.uuid(messages.apply.fieldsEmpty),
  coverLetter: requiredRichText(messages.apply.fieldsEmpty),
  jobListingId: id,
  answers: z.array(answer).max(limits.questionsPerGig).optional(),
})

const money = z
  .union(
    [
      z.literal('').transform(() => null),
      z.coerce.number<string>().positive(messages.gig.payNumber).max(1_000_000, messages.gig.payNumber),
    ],
    messages.gig.payNumber,
  )
  .optional()
  .transform((value) => value ?? null)
const time = z
  .union([z.literal(''), wireTime])
  .optional()
  .default('')

/** The listing's texts and lists; every value of the multipart form is text. */
export const createNewGig = z
  .object({
    jobTitle: requiredText(messages.gig.title, limits.title),
    jobType: z.enum(jobTypes, messages.gig.fieldsMissing),
    jobSuburbName: requiredText(messages.gig.fieldsMissing),
    jobZipCode: requiredText(messages.gig.fieldsMissing, 4),
    detailedAddress: z.string().trim().max(limits.title).optional(),
    payRangeStart: money,
    payRangeEnd: money,
    jobPayType: z.union([z.literal(''), z.enum(payTypes)]).optional(),
    discloseLater: z.enum(['true', 'false']).optional().default('false'),
    /** Why the pay is below the legal minimum; the server asks for it when it is, and keeps it then. */
    belowMinimumReason: z.string().trim().max(limits.payReason, messages.general.tooLong).optional().default(''),
    mondayStartTime: time,
    mondayEndTime: time,
    tuesdayStartTime: time,
    tuesdayEndTime: time,
    wednesdayStartTime: time,
    wednesdayEndTime: time,
    thursdayStartTime: time,
    thursdayEndTime: time,
    fridayStartTime: time,
    fridayEndTime: time,
    saturdayStartTime: time,
    saturdayEndTime: time,
    sundayStartTime: time,
    sundayEndTime: time,
    jobDescription: z.string().max(limits.richText, messages.general.tooLong).optional().default(''),
    jobSummary: jsonText(
      z
        .array(requiredText(messages.gig.fieldsEmpty, limits.summaryPoint))
        .min(1, messages.gig.fieldsEmpty)
        .max(limits.summaryPoints),
    ),
    keywords: jsonText(
      z
        .array(requiredText(messages.gig.fieldsEmpty, limits.keyword))
        .min(1, messages.gig.fieldsEmpty)
        .max(limits.keywords),
    ),
    questions: jsonText(
      z
        .array(question)
        .max(limits.questionsPerGig, messages.gig.tooManyQuestions)
        .refine((asked) => asked.every(isBankQuestion), messages.general.invalid)
        .refine((asked) => new Set(asked.map((each) => each.question)).size === asked.length, messages.general.invalid),
    ),
    /** Ignored: the server dates the listing. */
    postedOn: z.string().max(40).optional(),
    /** The same key posts once, however often it is sent. */
    idempotencyKey: z.uuid(),
  })
  .superRefine((value, context) => {
    if (!isSuburbZipPair(value.jobSuburbName, value.jobZipCode))
      context.addIssue({ code: 'custom', message: messages.gig.fieldsMissing, path: ['jobSuburbName'] })
    for (const issue of payAndTimingIssues(value)) context.addIssue({ code: 'custom', ...issue })
  })

function isBankQuestion(asked: z.infer<typeof question>): boolean {
  const known = screeningQuestions.find((each) => each.question === asked.question)
  return known !== undefined && known.options.join('\n') === asked.options.join('\n')
}

export const applicants = z.object({
  jobListingId: id,
  sort: z.enum(applicantSorts),
  /** How many of the order are there already. */
  offset: z.number().int().min(0).max(1_000_000).default(0),
})

/** What `job-action/delete-job-listing` takes. */
export const deleteJobListing = z.object({
  jobListingId: id,
  /** Ignored: the stored listing says which poster is its own. */
  jobPosterPublicId: z.string().max(200).nullish(),
})
export const extendJobListing = z.object({ jobListingId: id })
export const repostJobListing = z.object({
  jobListingId: id,
  /** The same key posts once, however often it is sent. */
  idempotencyKey: z.uuid(),
})

export const actionOnCandidate = z.object({
  /** Keyed by application id; each entry is applied once, by (application, changedAt, status). */
  actionOnCandidate: z.record(id, z.array(candidateAction).min(1).max(50)),
  jobListingId: id,
  /** Ignored: the token says which business it is. */
  companyId: z.string().max(100).optional(),
})

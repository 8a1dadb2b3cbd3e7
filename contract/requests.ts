import { FULL_WEEK } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { isSuburbZipPair } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import {
  abnText,
  answer,
  applicantSorts,
  availabilityEntry,
  candidateAction,
  clock,
  countryCode,
  gigDateIssues,
  jobTypes,
  jsonText,
  limits,
  listingFilters,
  listingSorts,
  mailFrequencies,
  mailFrequenciesOf,
  mailTopicsOf,
  messages,
  newUsernameProblem,
  payAndTimingIssues,
  payTypes,
  phoneNumber,
  question,
  requiredRichText,
  requiredText,
  type ShiftTimes,
  screeningQuestions,
  shiftsOfTimes,
  shiftTimeNames,
  website,
  wireTime,
} from '@/domain'

const id = z.uuid()

/**
 * The request of `users/initAccount` and `business/initAccount`. The ticket alone identifies the caller; the
 * specification's identity fields are only compared with the ticket's (D10).
 */
export const initAccount = z.object({
  /**
   * The one-time ticket, valid for two minutes, from the URL fragment after the identity callback. A missing ticket is
   * refused with 401, as a used or an expired one.
   */
  ticket: z.string().max(200).optional(),
  email: z.string().max(limits.emailAddress).optional(),
  firstName: z.string().max(200).optional(),
  fullName: z.string().max(400).optional(),
  googleId: z.string().max(255).optional(),
  lastName: z.string().max(200).optional(),
  profilePicture: z.string().max(2000).optional(),
})

const suburb = requiredText(messages.profile.suburbAndZip)
const zip = requiredText(messages.profile.suburbAndZip, 4)

/** A refinement: the suburb and zip code of these fields are a known pair. The message is the suburb's. */
export const knownPlace =
  <Suburb extends string, Zip extends string>(suburbField: Suburb, zipField: Zip) =>
  (value: Record<Suburb | Zip, string>, context: z.RefinementCtx): void => {
    if (!isSuburbZipPair(value[suburbField], value[zipField]))
      context.addIssue({ code: 'custom', message: messages.profile.suburbAndZip, path: [suburbField] })
  }

/** The student wizard's fields, one schema for each step, which the wizard and the server check. */
export const studentName = z.object({
  firstName: requiredText(messages.profile.firstName),
  lastName: requiredText(messages.profile.lastName),
  phoneNumber,
  phoneCountry: countryCode.optional(),
})
export const location = z
  .object({ currentSuburb: suburb, currentZipCode: zip })
  .superRefine(knownPlace('currentSuburb', 'currentZipCode'))
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
  .superRefine(knownPlace('currentSuburb', 'currentZipCode'))
  .superRefine((value, context) => {
    if (value.isInternationalStudent && !countryByName(value.homeTownCountry ?? ''))
      context.addIssue({ code: 'custom', message: messages.profile.homeCountry, path: ['homeTownCountry'] })
  })

/** The request of `users/updateAccount`, in both shapes of the specification: flat, or with `userData` nested. */
export const updateAccount = z.preprocess((body) => {
  const isNested = typeof body === 'object' && body !== null && 'userData' in body
  if (!isNested) return body
  const { userData, ...flatFields } = body
  return typeof userData === 'object' ? { ...userData, ...flatFields } : body
}, studentProfile)

/** The request of `business/updateBizAccount`: the business wizard's fields. */
export const updateBizAccount = z
  .object({
    ownerFirstName: requiredText(messages.profile.firstName),
    ownerLastName: requiredText(messages.profile.lastName),
    ownerFullName: z.string().max(limits.fullName).optional(),
    phoneNumber,
    phoneCountry: countryCode.optional(),
    currentSuburb: suburb,
    currentZipCode: zip,
    website: z.union([z.literal(''), website]).optional(),
    /** A missing field leaves the stored value, an empty one clears it. */
    abn: abnText.optional(),
    companyCategory: requiredText(messages.business.category),
    companyName: requiredText(messages.profile.company, limits.title),
    description: requiredText(messages.business.description, limits.description.max).min(
      limits.description.min,
      messages.business.descriptionShort,
    ),
    /**
     * Required for an account with a username that has no address yet; ignored for any other, whose address the settings or
     * the identity provider change.
     */
    email: z.email(messages.profile.email).max(limits.emailAddress).optional(),
  })
  .superRefine(knownPlace('currentSuburb', 'currentZipCode'))

/** A username in any case. Compatible characters of Unicode count as one, as they look: NFKC. */
const username = z
  .string({ error: messages.identity.missingCredentials })
  .normalize('NFKC')
  .trim()
  .min(1, messages.identity.missingCredentials)
  .max(limits.username.max, messages.general.tooLong)
const password = z
  .string({ error: messages.identity.missingCredentials })
  .min(1, messages.identity.missingCredentials)
  .max(limits.password.max, messages.general.tooLong)

/** A username to choose. Accounts from before this rule keep theirs, so it does not hold for sign-in. */
const newUsername = username.superRefine((name, context) => {
  const message = newUsernameProblem(name)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** A password to set. */
export const newPassword = password.min(limits.password.min, messages.identity.passwordShort)

/** The request of `business/signup-using-credentials`. */
export const credentials = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('signup'),
    username: newUsername,
    password: newPassword,
  }),
  z.object({ action: z.literal('signin'), username, password }),
])

export const requestPasswordReset = z.object({ username })
/** The request of `business/send-verification-link`: the address that is to be verified, as the caller knows it. */
export const sendVerificationLink = z.object({ email: z.email().max(limits.emailAddress) })
export const verifyEmail = z.object({ token: z.string().min(20).max(200) })

/** The request of `users/choose-mails` and `business/choose-mails`: a choice that the account's kind has. */
export const chooseMails = (kind: 'student' | 'business') =>
  z
    .object({ topic: z.enum(mailTopicsOf[kind]), frequency: z.enum(mailFrequencies) })
    .refine(({ topic, frequency }) => mailFrequenciesOf[topic].includes(frequency), { path: ['frequency'] })
/** The request of `users/unsubscribe`: the token of a mail's link. */
export const unsubscribe = z.object({ token: z.string().min(20).max(200) })

export const resetPassword = z.object({ token: z.string().min(20).max(200), password: newPassword })

/**
 * The request of `business/change-sign-in`. Missing fields stay as they are; a new address counts once it is verified. The
 * current password is required, because a new e-mail address is enough to have the password reset.
 */
export const changeSignIn = z.object({
  currentPassword: password,
  email: z.email(messages.profile.email).max(limits.emailAddress).optional(),
  newPassword: newPassword.optional(),
})

/** The request of `users/end-sessions` and `business/end-sessions`: ends one session, or all but the caller's. */
export const endSessions = z.union([z.object({ id }), z.object({ others: z.literal(true) })])

/**
 * The request of `users/update-saved-jobs`. The server adds `savedJobs` and removes only `removedJobs`, so two devices
 * never overwrite each other.
 */
export const updateSavedJobs = z.object({
  savedJobs: z.array(id).max(limits.savedJobs),
  removedJobs: z.array(id).max(limits.savedJobs).optional(),
  /** Ignored: the session identifies the caller. */
  userId: z.string().max(100).optional(),
})

/** The text of a search, on one line. */
const searchText = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().max(limits.searchCharacters, messages.general.tooLong))

/** The text and filters of a search. */
const search = z.object({
  /** A part of a title, keyword, suburb or company, ignoring case; missing or blank: every live listing. */
  q: searchText.optional().default(''),
  ...listingFilters.shape,
})

/** The query parameters of `jobs/count`. */
export const countJobs = search

/** The query parameters of `jobs/search`. */
export const searchJobs = z.object({
  ...search.shape,
  sort: z.enum(listingSorts).optional().default('fit'),
  /** The cursor: the last listing of the page before; missing for the first page. */
  after: id.optional(),
})

/** The query parameters of `public/fitting-gigs`. */
export const fittingGigs = z.object({
  /** The 28-bit mask of the visitor's free slots. */
  mask: z.coerce.number<string | number>().int().min(0).max(FULL_WEEK),
})

/** The query parameters of `jobs/suggestions`. */
export const suggestJobs = z.object({ q: searchText.pipe(z.string().min(1)) })

/** The query parameters of `business/applicants`. */
export const searchApplicants = z.object({ q: searchText.pipe(z.string().min(1)) })

export const userJobApply = z.object({
  resumeId: z.uuid(messages.apply.fieldsEmpty),
  coverLetter: requiredRichText(messages.apply.fieldsEmpty),
  jobListingId: id,
  answers: z.array(answer).max(limits.questionsPerListing).optional(),
  /** Whether the business may see phone number and e-mail address. Default: it may not. */
  sharesContact: z.boolean().default(false),
})

/** Deletes a student's account. `confirmed` keeps a call that was made by mistake from deleting. */
export const deleteStudent = z.object({ confirmed: z.literal(true) })

/** Deletes a business's account. `currentPassword` is needed by an account with a username. */
export const deleteBusiness = z.object({
  ...deleteStudent.shape,
  currentPassword: z.string().max(limits.password.max).optional(),
})

/** Withdraws the caller's application to a listing. */
export const withdraw = z.object({ jobListingId: id })

/** Shares the caller's contact details with the business of a listing they applied to, or stops sharing. */
export const shareContact = z.object({ jobListingId: id, isShared: z.boolean() })

/** An amount of dollars in a form's text; null for an empty or missing text. */
const money = z
  .union(
    [
      z.literal('').transform(() => null),
      z.coerce.number<string>().nonnegative(messages.gig.payNumber).max(limits.maxListingPay, messages.gig.payNumber),
    ],
    messages.gig.payNumber,
  )
  .optional()
  .transform((value) => value ?? null)
/** A wire time of a form; empty for none. */
const time = z
  .union([z.literal(''), wireTime])
  .optional()
  .default('')

// `Object.fromEntries` loses the names of the fields.
const shiftTimes = Object.fromEntries(shiftTimeNames.map((name) => [name, time])) as Record<
  keyof ShiftTimes,
  typeof time
>

/** The fields of `job-action/create-new-gig`. Every value of a multipart form is text. */
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
    /** The date of a one-time gig, `YYYY-MM-DD` in Melbourne; empty for any other. */
    gigDate: z
      .union([z.literal(''), z.iso.date(messages.gig.dateMissing)])
      .optional()
      .default(''),
    discloseLater: z.enum(['true', 'false']).optional().default('false'),
    /** The reason for pay below the legal minimum; required and stored only when the pay is below it. */
    belowMinimumReason: z.string().trim().max(limits.payReason, messages.general.tooLong).optional().default(''),
    /** A split shift has a second interval on the same day. */
    ...shiftTimes,
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
        .max(limits.questionsPerListing, messages.gig.tooManyQuestions)
        .refine((questions) => questions.every(isPresetQuestion), messages.general.invalid)
        .refine(areDistinctQuestions, messages.general.invalid),
    ),
    /** Ignored: the server dates the listing. */
    postedOn: z.string().max(40).optional(),
    /** A listing of the caller, whose poster is used when none is sent. An edit keeps its poster by its own listing's id. */
    posterFrom: z
      .union([z.literal(''), id])
      .optional()
      .default(''),
    /** Calls with the same key post one listing. */
    idempotencyKey: z.uuid(),
  })
  .superRefine((value, context) => {
    if (!isSuburbZipPair(value.jobSuburbName, value.jobZipCode))
      context.addIssue({ code: 'custom', message: messages.gig.fieldsMissing, path: ['jobSuburbName'] })
    const shiftDays = shiftsOfTimes(value).map(({ dayOfWeek }) => dayOfWeek)
    const issues = [...payAndTimingIssues(value), ...gigDateIssues({ ...value, shiftDays }, clock.now())]
    for (const issue of issues) context.addIssue({ code: 'custom', ...issue })
  })

/** The fields of `job-action/edit-job-listing`: those of a new listing, and the posted listing to change. */
export const editGig = createNewGig.safeExtend({
  jobListingId: id,
  /** The version that the edit started from. */
  version: z.coerce.number<string>().int().min(1),
})

/** Whether a question is one of `screeningQuestions`, with the same options in the same order. */
function isPresetQuestion({ question: text, options }: z.infer<typeof question>): boolean {
  const preset = screeningQuestions.find((each) => each.question === text)
  return preset !== undefined && preset.options.join('\n') === options.join('\n')
}

/** Whether no question is asked twice. */
function areDistinctQuestions(questions: readonly z.infer<typeof question>[]): boolean {
  const texts = new Set(questions.map((each) => each.question))
  return texts.size === questions.length
}

export const applicants = z.object({
  jobListingId: id,
  sort: z.enum(applicantSorts),
  /** How many applicants to skip. */
  offset: z.number().int().min(0).max(1_000_000).default(0),
})

/** The request of `job-action/delete-job-listing`. */
export const deleteJobListing = z.object({
  jobListingId: id,
  /** Ignored: the server stores each listing's poster. */
  jobPosterPublicId: z.string().max(200).nullish(),
})
export const extendJobListing = z.object({ jobListingId: id })
/** The request of `job-action/set-listing-status`: pauses, resumes, or marks the position filled. */
export const setListingStatus = z.object({ jobListingId: id, status: z.enum(['live', 'paused', 'filled']) })

/** The request of `users/see-listing-edits`. */
export const seeListingEdits = z.object({
  jobListingId: id,
  /** The latest edit that the student's note listed. */
  until: z.iso.datetime(),
})

export const actionOnCandidate = z.object({
  /** By application id. An action is stored once for each (application, changedAt, status). */
  actionOnCandidate: z.record(id, z.array(candidateAction).min(1).max(50)),
  jobListingId: id,
  /** Ignored: the session identifies the business. */
  companyId: z.string().max(100).optional(),
})

/** The request of `users/send-message` and `business/send-message`: a message to support. */
export const sendMessage = z.object({
  /** The e-mail address for the answer. */
  email: z.email(messages.help.email).max(limits.emailAddress, messages.general.tooLong),
  text: z.string().trim().min(1, messages.help.text).max(limits.supportMessage.maxCharacters, messages.general.tooLong),
  /** Calls with the same key send one message. */
  idempotencyKey: z.uuid(),
})

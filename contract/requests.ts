import { FULL_WEEK } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { isSuburbZipPair } from '@campus-gigs/ui/data/melbourne-suburbs'
import { z } from 'zod'
import {
  abnSchema,
  answerSchema,
  applicantSorts,
  availabilityEntrySchema,
  candidateActionSchema,
  clock,
  countryCodeSchema,
  gigDateIssues,
  jobTypes,
  jsonText,
  limits,
  listingFiltersSchema,
  listingSorts,
  mailFrequencies,
  mailFrequenciesOf,
  mailTopicsOf,
  messages,
  newUsernameProblem,
  payAndTimingIssues,
  payTypes,
  phoneNumberSchema,
  questionSchema,
  requiredParagraphs,
  requiredRichText,
  requiredText,
  type ShiftTimes,
  screeningQuestions,
  shiftsOfTimes,
  shiftTimeNames,
  toOneLine,
  websiteSchema,
  wireTimeSchema,
} from '@/domain'
import { instantSchema } from './instant.ts'

/** An id in lower case, as the database and live updates write it. */
const id = z.uuid().toLowerCase()

/**
 * The request of `users/initAccount` and `business/initAccount`. Only the ticket identifies the caller; the
 * specification's identity fields are compared with the ticket's.
 */
export const initAccount = z.object({
  /**
   * The one-time ticket from the URL fragment after the identity callback, valid for two minutes. A missing ticket gets
   * 401, like a used or expired one.
   */
  ticket: z.string().max(200).optional(),
  email: z.string().max(limits.emailAddress).optional(),
  firstName: z.string().max(200).optional(),
  fullName: z.string().max(400).optional(),
  googleId: z.string().max(255).optional(),
  lastName: z.string().max(200).optional(),
  profilePicture: z.string().max(2000).optional(),
})

const suburb = requiredText(messages.profile.suburbAndZipRequired)
const zip = requiredText(messages.profile.suburbAndZipRequired, 4)

/** A refinement that requires a field with a suburb and one with its zip code. The issue is at the suburb. */
export const requireSuburbZipPair =
  <Suburb extends string, Zip extends string>(suburbField: Suburb, zipField: Zip) =>
  (value: Record<Suburb | Zip, string>, context: z.RefinementCtx): void => {
    if (!isSuburbZipPair(value[suburbField], value[zipField]))
      context.addIssue({ code: 'custom', message: messages.profile.suburbAndZipRequired, path: [suburbField] })
  }

// The student wizard's fields by step, validated by the wizard and the server.

export const studentNameAndPhone = z.object({
  firstName: requiredText(messages.profile.firstNameRequired),
  lastName: requiredText(messages.profile.lastNameRequired),
  phoneNumber: phoneNumberSchema,
  phoneCountry: countryCodeSchema.optional(),
})
export const studentLocation = z
  .object({ currentSuburb: suburb, currentZipCode: zip })
  .superRefine(requireSuburbZipPair('currentSuburb', 'currentZipCode'))
export const studentAvailability = z
  .array(availabilityEntrySchema)
  .min(1, messages.profile.availabilityRequired)
  .max(200)

const studentProfile = z
  .object({
    ...studentNameAndPhone.shape,
    ...studentLocation.shape,
    isInternationalStudent: z.boolean({ error: messages.profile.studentTypeRequired }),
    homeTownCountry: z.string().max(80).nullish(),
    expectedPayRate: z.number().min(limits.payRate.min).max(limits.payRate.max),
    userAvailability: studentAvailability,
  })
  .superRefine(requireSuburbZipPair('currentSuburb', 'currentZipCode'))
  .superRefine((value, context) => {
    if (value.isInternationalStudent && !countryByName(value.homeTownCountry ?? ''))
      context.addIssue({ code: 'custom', message: messages.profile.homeCountryRequired, path: ['homeTownCountry'] })
  })

/** The request of `users/updateAccount`, in both shapes of the specification: flat, or with `userData` nested. */
export const updateAccount = z.preprocess((body) => {
  const isNested = typeof body === 'object' && body !== null && 'userData' in body
  if (!isNested) return body
  const { userData, ...flatFields } = body
  return typeof userData === 'object' ? { ...userData, ...flatFields } : body
}, studentProfile)

/** A business's description of itself, which students read. */
export const businessDescription = requiredParagraphs(
  messages.business.descriptionRequired,
  limits.description.max,
).min(limits.description.min, messages.business.descriptionTooShort)

/** The request of `business/updateBizAccount`: the business wizard's fields. */
export const updateBizAccount = z
  .object({
    ownerFirstName: requiredText(messages.profile.firstNameRequired),
    ownerLastName: requiredText(messages.profile.lastNameRequired),
    ownerFullName: z.string().overwrite(toOneLine).max(limits.fullName).optional(),
    phoneNumber: phoneNumberSchema,
    phoneCountry: countryCodeSchema.optional(),
    currentSuburb: suburb,
    currentZipCode: zip,
    website: z.union([z.literal(''), websiteSchema]).optional(),
    /** A missing field leaves the stored value, an empty one clears it. */
    abn: abnSchema.optional(),
    companyCategory: requiredText(messages.business.categoryRequired),
    companyName: requiredText(messages.profile.companyNameRequired, limits.title),
    description: businessDescription,
    /**
     * Required when an account with a username has no address. Otherwise ignored: the settings or the identity provider
     * change the address.
     */
    email: z.email(messages.profile.emailRequired).max(limits.emailAddress).optional(),
  })
  .superRefine(requireSuburbZipPair('currentSuburb', 'currentZipCode'))

/** A username in any case, normalised by NFKC, so that compatible characters that look the same are the same. */
const username = z
  .string({ error: messages.identity.credentialsRequired })
  .normalize('NFKC')
  .trim()
  .min(1, messages.identity.credentialsRequired)
  .max(limits.username.max, messages.general.tooLong)
const password = z
  .string({ error: messages.identity.credentialsRequired })
  .min(1, messages.identity.credentialsRequired)
  .max(limits.password.max, messages.general.tooLong)

/** A new username. Sign-in does not require this rule, because older accounts have other usernames. */
const newUsername = username.superRefine((name, context) => {
  const message = newUsernameProblem(name)
  if (message !== null) context.addIssue({ code: 'custom', message })
})

/** The password of a new account, or one that replaces another. */
export const newPassword = password.min(limits.password.min, messages.identity.passwordTooShort)

/** The request of `business/signup-using-credentials`. */
export const credentials = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('signup'),
    username: newUsername,
    password: newPassword,
  }),
  z.object({ action: z.literal('signin'), username, password }),
])

/** The request of `business/request-password-reset`. */
export const requestPasswordReset = z.object({ username })
/** The request of `business/send-verification-link`. `email` is the unverified address that the caller sees. */
export const sendVerificationLink = z.object({ email: z.email().max(limits.emailAddress) })
/** The token of a link in a mail. */
const linkToken = z.string().min(20).max(200)
/** The request of `business/verify-email`: the token of a verification link. */
export const verifyEmail = z.object({ token: linkToken })

/**
 * The request of `users/choose-mails` and `business/choose-mails`: a topic of this kind of account, and its frequency.
 */
export const chooseMails = (kind: 'student' | 'business') =>
  z
    .object({ topic: z.enum(mailTopicsOf[kind]), frequency: z.enum(mailFrequencies) })
    .refine(({ topic, frequency }) => mailFrequenciesOf[topic].includes(frequency), { path: ['frequency'] })
/** The request of `users/unsubscribe`: the token of an unsubscribe link. */
export const unsubscribe = z.object({ token: linkToken })

/** The request of `business/reset-password`: the token of a reset link, and the new password. */
export const resetPassword = z.object({ token: linkToken, password: newPassword })

/**
 * The request of `business/change-sign-in`. Missing fields stay unchanged; a new address takes effect once verified.
 * The current password is required, because a password reset link goes to the address.
 */
export const changeSignIn = z.object({
  currentPassword: password,
  email: z.email(messages.profile.emailRequired).max(limits.emailAddress).optional(),
  newPassword: newPassword.optional(),
})

/** The request of `users/end-sessions` and `business/end-sessions`: ends one session, or all except the caller's. */
export const endSessions = z.union([z.object({ id }), z.object({ others: z.literal(true) })])

/**
 * The request of `users/update-saved-jobs`. The server adds `savedJobs` and removes only `removedJobs`, so that devices
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
  /** A part of a title, keyword, suburb or company, ignoring case. Empty: every live listing. */
  q: searchText.optional().default(''),
  ...listingFiltersSchema.shape,
})

/** The query parameters of `jobs/count`. */
export const countJobs = search

/** The query parameters of `jobs/search`. */
export const searchJobs = z.object({
  ...search.shape,
  sort: z.enum(listingSorts).optional().default('fit'),
  /** The cursor: the id of the previous page's last listing; missing for the first page. */
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

/** The request of `job-action/user-job-apply`. */
export const userJobApply = z.object({
  resumeId: z.uuid(messages.apply.fieldsEmpty),
  coverLetter: requiredRichText(messages.apply.fieldsEmpty),
  jobListingId: id,
  answers: z.array(answerSchema).max(limits.questionsPerListing).optional(),
  /** Whether the student shares phone number and e-mail address. Default: false. */
  sharesContact: z.boolean().default(false),
})

/** The request to delete a student's account. `confirmed` prevents accidental calls. */
export const deleteStudent = z.object({ confirmed: z.literal(true) })

/** The request to delete a business's account. Accounts with a username require `currentPassword`. */
export const deleteBusiness = z.object({
  ...deleteStudent.shape,
  currentPassword: z.string().max(limits.password.max).optional(),
})

/** The request to withdraw the caller's application to a listing. */
export const withdraw = z.object({ jobListingId: id })

/**
 * The request to share the caller's contact details with the business of a listing they applied to, or to stop sharing.
 */
export const shareContact = z.object({ jobListingId: id, isShared: z.boolean() })

/** An amount of dollars in a form field; null for an empty or missing one. */
const money = z
  .union(
    [
      z.literal('').transform(() => null),
      z.coerce
        .number<string>()
        .nonnegative(messages.gig.hourlyPayInvalid)
        .max(limits.maxListingPay, messages.gig.hourlyPayInvalid),
    ],
    messages.gig.hourlyPayInvalid,
  )
  .optional()
  .transform((value) => value ?? null)
/** A wire time in a form field; empty for none. */
const time = z
  .union([z.literal(''), wireTimeSchema])
  .optional()
  .default('')

// The cast restores the field names, which `Object.fromEntries` widens.
const shiftTimes = Object.fromEntries(shiftTimeNames.map((name) => [name, time])) as Record<
  keyof ShiftTimes,
  typeof time
>

/** The fields of `job-action/create-new-gig`. Every value of a multipart form is text. */
export const createNewGig = z
  .object({
    jobTitle: requiredText(messages.gig.titleRequired, limits.title),
    jobType: z.enum(jobTypes, messages.gig.fieldsMissing),
    jobSuburbName: requiredText(messages.gig.fieldsMissing),
    jobZipCode: requiredText(messages.gig.fieldsMissing, 4),
    detailedAddress: z.string().trim().max(limits.title).optional(),
    payRangeStart: money,
    payRangeEnd: money,
    jobPayType: z.union([z.literal(''), z.enum(payTypes)]).optional(),
    /** The date of a one-time gig, `YYYY-MM-DD` in Melbourne; empty for any other. */
    gigDate: z
      .union([z.literal(''), z.iso.date(messages.gig.dateRequired)])
      .optional()
      .default(''),
    discloseLater: z.enum(['true', 'false']).optional().default('false'),
    /** The reason for pay below the legal minimum. Required and stored only for such pay. */
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
        .array(questionSchema)
        .max(limits.questionsPerListing, messages.gig.tooManyQuestions)
        .refine((questions) => questions.every(isPresetQuestion), messages.general.invalid)
        .refine(areDistinctQuestions, messages.general.invalid),
    ),
    /** Ignored: the server dates the listing. */
    postedOn: z.string().max(40).optional(),
    /** The id of the caller's listing whose poster is used without an upload: the own id in an edit that keeps it. */
    posterFrom: z
      .union([z.literal(''), id])
      .optional()
      .default(''),
    /** The idempotency key. Calls with the same key post one listing. */
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
  /** The version of the listing that the edit is based on. */
  version: z.coerce.number<string>().int().min(1),
})

/** Whether a question equals one of `screeningQuestions`, including the order of options. */
function isPresetQuestion({ question: text, options }: z.infer<typeof questionSchema>): boolean {
  const preset = screeningQuestions.find((each) => each.question === text)
  return preset !== undefined && preset.options.join('\n') === options.join('\n')
}

/** Whether no question occurs twice. */
function areDistinctQuestions(questions: readonly z.infer<typeof questionSchema>[]): boolean {
  const texts = new Set(questions.map((each) => each.question))
  return texts.size === questions.length
}

/** The request of `business/gig-applicants`: a page of a listing's applicants, sorted. */
export const applicants = z.object({
  jobListingId: id,
  sort: z.enum(applicantSorts),
  /** The number of applicants to skip. */
  offset: z.number().int().min(0).max(1_000_000).default(0),
})

/** The request of `job-action/delete-job-listing`. */
export const deleteJobListing = z.object({
  jobListingId: id,
  /** Ignored: the server stores each listing's poster. */
  jobPosterPublicId: z.string().max(200).nullish(),
})
/** The request of `job-action/extend-job-listing`. */
export const extendJobListing = z.object({ jobListingId: id })
/** The request of `job-action/set-listing-status`: pauses, resumes, or marks the position filled. */
export const setListingStatus = z.object({ jobListingId: id, status: z.enum(['live', 'paused', 'filled']) })

/** The request of `users/see-listing-edits`. */
export const seeListingEdits = z.object({
  jobListingId: id,
  /** The instant of the latest edit in the note that the student dismissed. */
  until: instantSchema,
})

/** The request of `business/action-on-candidate` and its beacon: ratings of applicants, and contacts with them. */
export const actionOnCandidate = z.object({
  /**
   * Actions by application id. The server stores an action once per application, `changedAt` and status. The limits per
   * application ignore the letter case of its id.
   */
  // Keys keep their letter case: lowering it would merge two spellings of an id, and drop the actions of one.
  actionOnCandidate: z.record(z.uuid(), z.array(candidateActionSchema).min(1).max(limits.candidateActions.maxPerCall)),
  jobListingId: id,
  /** Ignored: the session identifies the business. */
  companyId: z.string().max(100).optional(),
})

/** The request of `users/send-message` and `business/send-message`: a message to support. */
export const sendMessage = z.object({
  /** The e-mail address for the answer. */
  email: z.email(messages.help.emailRequired).max(limits.emailAddress, messages.general.tooLong),
  text: z
    .string()
    .trim()
    .min(1, messages.help.textRequired)
    .max(limits.supportMessage.maxCharacters, messages.general.tooLong),
  /** The idempotency key. Calls with the same key send one message. */
  idempotencyKey: z.uuid(),
})

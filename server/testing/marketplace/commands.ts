import { randomUUID } from 'node:crypto'
import {
  businessSession,
  createdEvent,
  createdGig,
  customisedUserData,
  type EndpointName,
  endpoints,
  jobApplied,
  oneGig,
  studentSession,
  updatedPicture,
  uploadedBusinessImages,
  uploadedResume,
} from '@/contract'
import { type CandidateAction, limits } from '@/domain'
import { gigTexts } from '../gig-form.ts'
import type { FormParts } from '../harness.ts'
import { pngFile } from '../image-files.ts'
import { pdfBytes } from '../people.ts'
import { businessProfile, studentProfile } from '../profiles.ts'
import {
  type CallInput,
  type Marketplace,
  type ModelAnswer,
  type ModelBusiness,
  type ModelGig,
  type ModelStudent,
  modelPassword,
  type Random,
  type Send,
} from './model.ts'

/** The context of a command. */
interface Command {
  market: Marketplace<unknown>
  business: ModelBusiness<unknown>
  student: ModelStudent<unknown>
  random: Random
  /** Calls the command's endpoint. @returns the response @throws for a status other than `status` */
  call: (account: unknown, input: CallInput, status?: number) => Promise<ModelAnswer>
  /** Reads a student's session. */
  readSession: (student: ModelStudent<unknown>) => Promise<ReturnType<typeof studentSession.parse>>
}

/** A random value; undefined when there is none. */
const oneOf = <Value>(values: readonly Value[], random: Random): Value | undefined => values[random(values.length)]
/** The gigs that students may see. */
const shownGigsOf = ({ market }: Command) =>
  market.businesses.flatMap(({ gigs, isSuspended }) =>
    gigs.filter(({ review }) => review === 'approved' && !isSuspended),
  )
/** Whether an approved gig of the business exists. */
const hasApproved = ({ gigs }: ModelBusiness<unknown>) => gigs.some(({ review }) => review === 'approved')
/** Whether a gig waits, unless an admin has hidden it, until one of the business is approved. */
const isFirstReviewed = ({ market, business }: Command) => market.isReviewed && !hasApproved(business)
/** A random approved gig of the business. Only `editGig` and `decideListing` change other ones. */
const ownGig = ({ business, random }: Command) =>
  oneOf(
    business.gigs.filter(({ review }) => review === 'approved'),
    random,
  )
const isFinal = ({ status }: ModelGig) => status === 'closed' || status === 'filled'
const gigForm = (title: string): FormParts =>
  Object.entries({ ...gigTexts, jobTitle: title, idempotencyKey: randomUUID() })

let titleCount = 0
/** A text that no earlier command has used. */
function newTitle(): string {
  titleCount += 1
  return `Barista ${titleCount}`
}

let lastMs = Date.UTC(2026, 9, 1)
/** Returns an instant later than all previous ones. */
function newInstant(): string {
  lastMs += 1000
  return new Date(lastMs).toISOString()
}

const resumeFile = () => new File([pdfBytes], 'ana.pdf', { type: 'application/pdf' })
/** Equal bytes of all accounts, because uploads and deletions of equal files concern each other. */
const picture = pngFile()

/** The mutating endpoints without a command, with the reason. */
export const endpointsWithoutCommand = {
  applicants: 'only reads',
  initStudent: 'a ticket is used once: whoever gets no response signs in again',
  initBusiness: 'as initStudent',
  initAdmin: 'as initStudent',
  credentials: 'as initStudent',
  requestPasswordReset: 'as initStudent',
  resetPassword: 'ends the session that the other commands need',
  signOutStudent: 'ends the session that the other commands need',
  signOutBusiness: 'as signOutStudent',
  signOutAdmin: 'as signOutStudent',
  endStudentSessions: 'each account has one session',
  endBusinessSessions: 'as endStudentSessions',
  unsubscribe: 'stores a choice as chooseStudentMails does',
} satisfies Partial<Record<EndpointName, string>>

/** The names of the endpoints that may change data. */
export const mutatingEndpoints = Object.keys(endpoints)
  .filter((name): name is EndpointName => name in endpoints)
  .filter((name) => endpoints[name].method === 'POST' || name.startsWith('signOut'))

/** An instant after every report, so that a decision closes all of them. */
const afterAllReports = '2999-01-01T00:00:00.000Z'

const decisionsOf = {
  waiting: ['approve', 'approve', 'refuse'],
  approved: ['hide', 'dismiss'],
  hidden: ['restore'],
} as const

/** The ABNs of businesses, several of which share one. */
export const modelAbns = ['51824753556', '53004085616'] as const
/** A random ABN; where none is required, empty too. */
const newAbn = ({ isReviewed }: Marketplace<unknown>, random: Random) =>
  oneOf(isReviewed ? modelAbns : [...modelAbns, ''], random) ?? ''

/** The commands by the endpoint that each calls at most once. Each applies the same change to the model. */
const commands = {
  async createGig(command: Command) {
    const { business, call } = command
    const title = newTitle()
    const isOverCap = business.gigs.length >= limits.postsPerDay
    const answer = await call(business.account, { parts: gigForm(title) }, isOverCap ? 403 : 200)
    if (isOverCap) return
    const { jobListingId: id } = createdGig.parse(answer.body)
    const review = isFirstReviewed(command) ? 'waiting' : 'approved'
    const gig = { id, title, shownTitle: title, status: 'live', version: 1, review, hasAdminReason: false } as const
    business.gigs.push({ ...gig, applications: new Map(), reports: [] })
  },
  async editGig(command: Command) {
    const { business, random, call } = command
    const gig = oneOf(business.gigs, random)
    if (!gig) return
    const title = newTitle()
    const parts = [...gigForm(title), ['jobListingId', gig.id], ['version', String(gig.version)]] as const
    const answer = await call(business.account, { parts }, isFinal(gig) ? 410 : 200)
    if (isFinal(gig)) return
    gig.title = title
    gig.version = oneGig.parse(answer.body).jobListing.version
    if (gig.review !== 'approved') gig.review = gig.hasAdminReason || isFirstReviewed(command) ? 'waiting' : 'approved'
    if (gig.review === 'approved') gig.shownTitle = title
    for (const application of gig.applications.values()) application.hasUnseenEdit = true
  },
  async setGigStatus(command: Command) {
    const { business, random, call } = command
    const gig = ownGig(command)
    const status = oneOf(['live', 'paused', 'paused', 'live', 'filled'] as const, random)
    if (!gig || !status) return
    const isRefused = isFinal(gig) && gig.status !== status
    await call(business.account, { payload: { jobListingId: gig.id, status } }, isRefused ? 410 : 200)
    if (!isRefused) gig.status = status
  },
  async extendGig(command: Command) {
    const gig = ownGig(command)
    if (!gig) return
    await command.call(command.business.account, { payload: { jobListingId: gig.id } }, isFinal(gig) ? 410 : 200)
  },
  async closeGig(command: Command) {
    const gig = ownGig(command)
    if (!gig || command.random(2) > 0) return
    await command.call(command.business.account, { payload: { jobListingId: gig.id, jobPosterPublicId: '' } })
    gig.status = 'closed'
  },
  actionOnCandidate: rate,
  beaconActionOnCandidate: rate,
  async createEvent(command: Command) {
    const { business, call } = command
    const name = newTitle()
    const place = { suburbName: 'Fitzroy', suburbZipCode: '3065' }
    const eventData = JSON.stringify({ eventName: name, eventDate: '2099-12-05', ...place, eventAdmissionCharge: 0 })
    const parts: FormParts = [
      ['eventData', eventData],
      ['idempotencyKey', randomUUID()],
    ]
    const isOverCap = business.events.length >= limits.eventsPerDay
    const allowedStatus = isOverCap ? 429 : 200
    const status = isFirstReviewed(command) ? 409 : allowedStatus
    const { body } = await call(business.account, { parts }, status)
    if (status !== 200) return
    const { eventorganiser: organiser, posterid: poster } = createdEvent.parse(body).data.event
    business.events.push({ name, organiser, poster, scanIds: [] })
  },
  async scanEvent({ business, random, call }: Command) {
    const event = oneOf(business.events, random)
    if (!event) return
    const sessionId = randomUUID()
    const userData = { sessionId, visitTime: newInstant() }
    await call(undefined, { payload: { eventorganiser: event.organiser, posterid: event.poster, userData } })
    event.scanIds.push(sessionId)
  },
  async scanLandingPage({ market, call }: Command) {
    const posterId = randomUUID()
    await call(undefined, { payload: { universityName: 'monash', posterId, scanTime: newInstant() } })
    market.landingPosters.push(posterId)
  },
  async saveGigDraft({ business, random, call }: Command) {
    const title = random(3) === 0 ? null : newTitle()
    const content = title === null ? null : { idempotencyKey: randomUUID(), jobTitle: title }
    await call(business.account, { payload: { subject: 'new', content, changedAt: newInstant() } })
    business.draftTitle = title
  },
  async uploadResume({ student, call }: Command) {
    const isFull = student.resumeIds.length >= limits.resume.maxCount
    const parts: FormParts = [
      ['resume', resumeFile()],
      ['idempotencyKey', randomUUID()],
    ]
    const answer = await call(student.account, { parts }, isFull ? 409 : 200)
    if (!isFull) student.resumeIds.push(uploadedResume.parse(answer.body).id)
  },
  async apply(command: Command) {
    const { student, random, call, readSession } = command
    const gig = oneOf(shownGigsOf(command), random)
    const resumeId = oneOf(student.resumeIds, random)
    if (!gig || !resumeId) return
    const hasApplied = gig.applications.has(student)
    const firstStatus = gig.status === 'live' ? 200 : 410
    const status = hasApplied ? 409 : firstStatus
    const isShared = random(2) === 0
    const payload = { jobListingId: gig.id, resumeId, coverLetter: '<p>Hello</p>', sharesContact: isShared }
    const answer = await call(student.account, { payload }, status)
    if (status !== 200) return
    // A retried call is rejected, because its first attempt succeeded. Read the id from the session instead.
    const id =
      answer.status === 200
        ? applicationIdIn(answer.body, gig.id)
        : ownApplication(await readSession(student), gig.id).id
    gig.applications.set(student, { id, isShared, hasUnseenEdit: false, actions: [] })
  },
  async withdraw(command: Command) {
    const { student, random, call } = command
    const gig = oneOf(shownGigsOf(command), random)
    if (!gig || random(2) === 0) return
    await call(student.account, { payload: { jobListingId: gig.id } })
    gig.applications.delete(student)
  },
  async shareContact(command: Command) {
    const { student, random, call } = command
    const gig = oneOf(shownGigsOf(command), random)
    if (!gig) return
    const isShared = random(2) === 0
    const application = gig.applications.get(student)
    await call(student.account, { payload: { jobListingId: gig.id, isShared } }, application ? 200 : 404)
    if (application) application.isShared = isShared
  },
  async seeListingEdits(command: Command) {
    const { market, random, call, readSession } = command
    const unseen = shownGigsOf(command).flatMap(({ id: jobListingId, applications }) =>
      market.students.flatMap((student) => {
        const application = applications.get(student)
        return application?.hasUnseenEdit ? [{ jobListingId, student, application }] : []
      }),
    )
    const seen = oneOf(unseen, random)
    if (!seen) return
    const { jobListingId, student, application } = seen
    const [until] = Object.values(ownApplication(await readSession(student), jobListingId).listingEdits ?? {})
    await call(student.account, { payload: { jobListingId, until } })
    application.hasUnseenEdit = false
  },
  updateSavedJobs: saveJobs,
  beaconUpdateSavedJobs: saveJobs,
  sendStudentMessage: ({ student, call }: Command) => sendMessage(student, call),
  sendBusinessMessage: ({ business, call }: Command) => sendMessage(business, call),
  async updateAccount({ student, call }: Command) {
    const firstName = newTitle()
    await call(student.account, { payload: { ...studentProfile, firstName } })
    student.firstName = firstName
  },
  /** Replaces a resume together with the settings. */
  async customiseUserData({ student, random, call }: Command) {
    const summary = newTitle()
    const deletedId = oneOf(student.resumeIds, random)
    if (deletedId === undefined) return
    const { currentSuburb, currentZipCode, phoneNumber, userAvailability } = studentProfile
    const parts: FormParts = [
      ['phoneNumber', phoneNumber],
      ['suburbName', currentSuburb],
      ['suburbZipCode', currentZipCode],
      ['personalSummary', summary],
      ['availability', JSON.stringify(userAvailability)],
      ['resumeFileDelete', JSON.stringify([deletedId])],
      ['file', resumeFile()],
      ['idempotencyKey', randomUUID()],
    ]
    const { resumeData } = customisedUserData.parse((await call(student.account, { parts })).body).data
    student.summary = summary
    student.resumeIds = student.resumeIds.filter((id) => id !== deletedId)
    if (resumeData) student.resumeIds.push(resumeData.id)
  },
  async updatePicture({ student, random, call }: Command) {
    const parts: FormParts = random(3) === 0 ? [['nothing', '']] : [['picture', await picture]]
    const answer = await call(student.account, { parts })
    student.pictureUrl = updatedPicture.parse(answer.body).userData.profilePicture
  },
  async updateBusiness({ market, business, random, call }: Command) {
    const description = `We look for a ${newTitle()}.`
    const abn = newAbn(market, random)
    await call(business.account, { payload: { ...businessProfile, description, abn } })
    Object.assign(business, { description, abn: abn || null })
  },
  async customiseCompanyData({ market, business, random, call }: Command) {
    const abn = newAbn(market, random)
    const description = `We look for a ${newTitle()}.`
    const { ownerFirstName, ownerLastName, currentSuburb, currentZipCode, phoneNumber, companyCategory } =
      businessProfile
    const payload = {
      ownerFullName: `${ownerFirstName} ${ownerLastName}`,
      profileOwnerPosition: '',
      website: '',
      abn,
      phoneNumber,
      companyCategory,
      suburbName: currentSuburb,
      suburbZipCode: currentZipCode,
      description,
    }
    await call(business.account, { payload })
    Object.assign(business, { description, abn: abn || null })
  },
  async uploadBusinessImages({ business, call }: Command) {
    const answer = await call(business.account, { parts: [['logo', await picture]] })
    business.logoUrl = uploadedBusinessImages.parse(answer.body).businessData.logoFileUrl
  },
  async chooseStudentMails({ student, random, call }: Command) {
    // Students have no daily mails.
    const frequency = oneOf(['atOnce', 'never'] as const, random) ?? 'never'
    await call(student.account, { payload: { topic: 'applications', frequency } })
    student.mails = frequency
  },
  async chooseBusinessMails({ business, random, call }: Command) {
    const frequency = oneOf(['atOnce', 'daily', 'never'] as const, random) ?? 'never'
    await call(business.account, { payload: { topic: 'applicants', frequency } })
    business.mails = frequency
  },
  async changeSignIn({ business, call }: Command) {
    if (!mayMailLink(business)) return
    const email = `${randomUUID()}@cafe.example`
    await call(business.account, { payload: { currentPassword: modelPassword, email } })
    business.pendingEmail = email
    business.linkCount += 1
  },
  async sendVerificationLink({ business, call }: Command) {
    if (business.pendingEmail === null || !mayMailLink(business)) return
    await call(business.account, { payload: { email: business.pendingEmail } })
    business.linkCount += 1
  },
  async verifyEmail({ market, business, call }: Command) {
    if (business.pendingEmail === null) return
    // The mail may wait: that of a killed server is sent again after a minute.
    const [, token] = /#token=(\S+)/.exec((await market.findMail(business.pendingEmail)) ?? '') ?? []
    if (token === undefined) return
    await call(undefined, { payload: { token } })
    business.email = business.pendingEmail
    business.pendingEmail = null
  },
  async reportGig(command: Command) {
    const { student, random, call } = command
    const gig = oneOf(shownGigsOf(command), random)
    if (!gig) return
    const text = newTitle()
    const isOverCap = student.reportCount >= limits.report.maxPerDay
    const payload = { jobListingId: gig.id, subject: 'gig', reason: 'money', text }
    await call(student.account, { payload }, isOverCap ? 429 : 200)
    if (isOverCap) return
    const openReport = gig.reports.find((report) => report.isOpen && report.student === student)
    if (openReport) {
      openReport.text = text
      return
    }
    gig.reports.push({ student, text, isOpen: true })
    student.reportCount += 1
  },
  /** Approves or refuses a waiting gig, hides or restores another one, or closes its reports. */
  async decideListing({ market, business, random, call }: Command) {
    const gig = oneOf(business.gigs, random)
    if (!gig || hasFullHistory(business)) return
    const decision = oneOf(decisionsOf[gig.review], random) ?? 'dismiss'
    const reason = newTitle()
    const payload = { jobListingId: gig.id, decision, version: gig.version, reason, reportsUntil: afterAllReports }
    await call(market.admin, { payload })
    if (decision !== 'dismiss' || gig.reports.some(({ isOpen }) => isOpen)) business.decisions.push(reason)
    if (decision !== 'dismiss') {
      gig.hasAdminReason = decision === 'hide' || decision === 'refuse'
      gig.review = gig.hasAdminReason ? 'hidden' : 'approved'
      if (gig.review === 'approved') gig.shownTitle = gig.title
    }
    closeReports(gig)
  },
  /** Suspends a business, lifts its suspension, or allows it a name. */
  async decideBusiness({ market, business, random, call }: Command) {
    if (hasFullHistory(business) && !business.isSuspended) return
    const decision = business.isSuspended ? 'unsuspend' : oneOf(['suspend', 'allowName'] as const, random)
    const [reason, name] = [newTitle(), newTitle()]
    const payload = { businessId: business.id, decision, reason, name, reportsUntil: afterAllReports }
    await call(market.admin, { payload })
    business.decisions.push(reason)
    if (decision === 'allowName') business.allowedName = name
    else business.isSuspended = !business.isSuspended
    if (decision === 'suspend') business.gigs.forEach(closeReports)
  },
  /** Deletes a student's account. Applications stay, without a name and contact details. */
  async deleteStudent({ market, student, random, call }: Command) {
    if (market.students.length === 1 || random(5) > 0) return
    await call(student.account, { payload: { confirmed: true } })
    market.students = market.students.filter((each) => each !== student)
    for (const { applications, reports } of market.businesses.flatMap(({ gigs }) => gigs)) {
      const application = applications.get(student)
      if (application) application.isShared = false
      for (const report of reports) if (report.student === student) report.text = ''
    }
  },
  /** Deletes a business's account. Its gigs stay for their applicants and those who saved them. */
  async deleteBusiness({ market, business, random, call }: Command) {
    if (market.businesses.length === 1 || random(5) > 0) return
    await call(business.account, { payload: { confirmed: true, currentPassword: modelPassword } })
    market.businesses = market.businesses.filter((each) => each !== business)
    for (const gig of business.gigs) {
      gig.status = 'closed'
      for (const application of gig.applications.values())
        Object.assign(application, { isShared: false, hasUnseenEdit: false })
      market.releasedGigs.push(gig)
    }
  },
} satisfies Partial<Record<EndpointName, (command: Command) => Promise<void>>>

type CommandName = keyof typeof commands

/** Rates or contacts a random applicant of the business. */
async function rate({ business, random, call }: Command): Promise<void> {
  const gig = oneOf(
    business.gigs.filter(({ applications, review }) => applications.size > 0 && review === 'approved'),
    random,
  )
  const application = gig && oneOf([...gig.applications.values()], random)
  if (!gig || !application) return
  const action: CandidateAction =
    random(3) === 0
      ? { status: 'Contacted on', notes: 'WhatsApp', changedAt: newInstant() }
      : {
          status: 'rated',
          notes: oneOf(['Maybe', 'Top Applicant', 'Not a fit'], random) ?? '',
          changedAt: newInstant(),
        }
  const payload = { jobListingId: gig.id, actionOnCandidate: { [application.id]: [action] } }
  await call(business.account, { payload })
  const latestRating = application.actions.findLast(({ status }) => status === 'rated')
  if (action.status !== 'rated' || action.notes !== latestRating?.notes) application.actions.push(action)
}

/** Saves a random gig, and unsaves another. */
async function saveJobs(command: Command): Promise<void> {
  const { student, random, call } = command
  const [saved, removed] = [oneOf(shownGigsOf(command), random), oneOf([...student.savedIds], random)]
  const savedJobs = saved && saved.id !== removed ? [saved.id] : []
  await call(student.account, { payload: { savedJobs, removedJobs: removed === undefined ? [] : [removed] } })
  if (removed !== undefined) student.savedIds.delete(removed)
  for (const id of savedJobs) student.savedIds.add(id)
}

/** Sends a message to support. */
async function sendMessage(
  sender: ModelStudent<unknown> | ModelBusiness<unknown>,
  call: Command['call'],
): Promise<void> {
  const isOverCap = sender.messageCount >= limits.supportMessage.maxPerDay
  const payload = { email: 'ana@uni.example', text: newTitle(), idempotencyKey: randomUUID() }
  await call(sender.account, { payload }, isOverCap ? 429 : 200)
  if (!isOverCap) sender.messageCount += 1
}

/** Whether a link stays within the cap, even when every call that mails one is repeated. */
const mayMailLink = ({ linkCount }: ModelBusiness<unknown>) => linkCount <= limits.verificationMailsPerDay / 2

/** Whether the review desk would omit further decisions or reports. */
const hasFullHistory = ({ decisions, gigs }: ModelBusiness<unknown>) =>
  Math.max(decisions.length, gigs.flatMap(({ reports }) => reports).length) >= limits.reviewHistory - 1

function closeReports({ reports }: ModelGig): void {
  for (const report of reports) report.isOpen = false
}

/** The relative frequency of commands; 1 by default. Applications are frequent, because other commands need them. */
const weights: Partial<Record<CommandName, number>> = {
  createGig: 2,
  actionOnCandidate: 4,
  apply: 7,
  shareContact: 2,
  updateSavedJobs: 2,
  verifyEmail: 2,
  editGig: 2,
  withdraw: 2,
}
export const commandNames = Object.keys(commands).filter((name): name is CommandName => name in commands)
const weightedNames = commandNames.flatMap((name) => Array.from({ length: weights[name] ?? 1 }, () => name))

function applicationIdIn(body: unknown, gigId: string): string {
  const own = jobApplied.parse(body).userApplications.find(({ jobListingId }) => jobListingId === gigId)
  if (!own) throw new Error('The answer to an application does not contain it.')
  return own.id
}

function ownApplication({ jobList }: Awaited<ReturnType<Command['readSession']>>, gigId: string) {
  const own = jobList.find(({ id }) => id === gigId)?.Application[0]
  if (!own) throw new Error('The session does not contain an application that was sent.')
  return own
}

/**
 * The status of a repeated call whose first attempt, without a response, was done: it used up an application, a link,
 * the day's last report, or the session of a deleted account.
 */
const doneStatuses: Partial<Record<CommandName, number>> = {
  apply: 409,
  verifyEmail: 401,
  reportGig: 429,
  deleteStudent: 401,
  deleteBusiness: 401,
}

/** Who runs a command, and on what. */
type Actors<Account> = Pick<Command, 'random'> & {
  market: Marketplace<Account>
  business: ModelBusiness<Account>
  student: ModelStudent<Account>
  send: Send<Account>
}

async function runNamed<Account>(name: CommandName, { send, ...actors }: Actors<Account>): Promise<void> {
  const call: Command['call'] = async (account, input, status = 200) => {
    // The model was created with these accounts, so the cast is safe.
    const answer = await send(name, account as Account | undefined, input)
    const isDone = answer.isRepeated === true && answer.status === doneStatuses[name]
    if (answer.status !== status && !isDone)
      throw new Error(`${name} was answered with ${answer.status} ${JSON.stringify(answer.body)}, not ${status}.`)
    return answer
  }
  const readSession: Command['readSession'] = async ({ account }) =>
    studentSession.parse((await send('studentSession', account as Account, {})).body)
  await commands[name]({ ...actors, call, readSession })
}

/**
 * Saves each account's profile, posts a gig per business, has it reviewed where gigs are, and stores a resume per
 * student, so that students can apply from the first command on.
 */
export async function openMarketplace<Account>(
  market: Marketplace<Account>,
  send: Send<Account>,
  random: Random,
): Promise<void> {
  const [firstBusiness] = market.businesses
  const [firstStudent] = market.students
  if (!firstBusiness || !firstStudent) throw new Error('A marketplace needs a business and a student.')
  for (const business of market.businesses) {
    const actors = { market, business, student: firstStudent, random, send }
    await runNamed('updateBusiness', actors)
    await runNamed('createGig', actors)
    if (market.isReviewed) await runNamed('decideListing', actors)
    const { businessData } = businessSession.parse((await send('businessSession', business.account, {})).body)
    business.id = businessData.id
    business.email = businessData.email
  }
  for (const student of market.students) {
    const actors = { market, business: firstBusiness, student, random, send }
    await runNamed('updateAccount', actors)
    await runNamed('uploadResume', actors)
  }
}

/** Runs one random command. @throws when the response differs from the model */
export async function runCommand<Account>(
  market: Marketplace<Account>,
  send: Send<Account>,
  random: Random,
): Promise<void> {
  const business = oneOf(market.businesses, random)
  const student = oneOf(market.students, random)
  const name = oneOf(weightedNames, random)
  if (!business || !student || !name) return
  // A suspended business may do little else than wait.
  await runNamed(business.isSuspended ? 'decideBusiness' : name, { market, business, student, random, send })
}

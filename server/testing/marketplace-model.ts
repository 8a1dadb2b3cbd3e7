import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  businessSession,
  createdEvent,
  createdGig,
  type EndpointName,
  jobApplied,
  mailSettings,
  oneGig,
  ownEvents,
  studentSession,
  uploadedResume,
} from '@/contract'
import { type CandidateAction, limits, type MailFrequency } from '@/domain'
import { gigTexts } from './gig-form.ts'
import type { FormParts } from './harness.ts'
import { pdfBytes } from './people.ts'
import { businessProfile, studentProfile } from './profiles.ts'

/*
 * A model of a marketplace in memory, and random commands that change the model and a server alike. Tests then compare
 * the server's state with the model.
 */

export interface CallInput {
  payload?: unknown
  params?: Record<string, string>
  parts?: FormParts
}

/** A server's response. */
export interface ModelAnswer {
  status: number
  body: unknown
  /** Whether the call was retried after a lost response. */
  isRepeated?: boolean
}

/** Makes a call for an account. */
export type Send<Account> = (name: EndpointName, account: Account, input: CallInput) => Promise<ModelAnswer>

interface ModelApplication {
  id: string
  isShared: boolean
  actions: CandidateAction[]
}

interface ModelGig {
  id: string
  title: string
  status: 'live' | 'paused' | 'filled' | 'closed'
  version: number
  applications: Map<ModelStudent<unknown>, ModelApplication>
}

interface ModelStudent<Account> {
  account: Account
  firstName: string
  /** How often the student is mailed about applications. */
  mails: MailFrequency
  resumeIds: string[]
  savedIds: Set<string>
  messageCount: number
}

interface ModelBusiness<Account> {
  account: Account
  description: string
  /** How often the business is mailed about new applicants. */
  mails: MailFrequency
  gigs: ModelGig[]
  eventNames: string[]
  messageCount: number
  draftTitle: string | null
}

/** The state that the server should have. */
export interface Marketplace<Account> {
  businesses: ModelBusiness<Account>[]
  students: ModelStudent<Account>[]
}

/** A model of new accounts without any data. */
export function newMarketplace<Account>(
  businesses: readonly Account[],
  students: readonly Account[],
): Marketplace<Account> {
  return {
    businesses: businesses.map((account) => ({
      account,
      description: '',
      mails: 'daily',
      gigs: [],
      eventNames: [],
      messageCount: 0,
      draftTitle: null,
    })),
    students: students.map((account) => ({
      account,
      firstName: '',
      mails: 'atOnce',
      resumeIds: [],
      savedIds: new Set(),
      messageCount: 0,
    })),
  }
}

/** A source of random integers from 0 to below a limit. */
export type Random = (limit: number) => number

/** The context of a command. */
interface Command<Account> {
  market: Marketplace<Account>
  business: ModelBusiness<Account>
  student: ModelStudent<Account>
  random: Random
  /** Makes a call. @returns the response @throws for an unexpected status */
  call: (name: EndpointName, account: Account, input: CallInput, ...statuses: number[]) => Promise<ModelAnswer>
}

const oneOf = <Value>(values: readonly Value[], random: Random): Value | undefined => values[random(values.length)]
const gigsOf = ({ market }: Command<unknown>) => market.businesses.flatMap(({ gigs }) => gigs)
const isFinal = ({ status }: ModelGig) => status === 'closed' || status === 'filled'
const gigForm = (title: string): FormParts =>
  Object.entries({ ...gigTexts, jobTitle: title, idempotencyKey: randomUUID() })

let titleCount = 0
function newTitle(): string {
  titleCount += 1
  return `Barista ${titleCount}`
}

/** The commands. Each makes at most one changing call, and applies the same change to the model. */
const commands = {
  async postGig({ business, call }: Command<unknown>) {
    const title = newTitle()
    const isOverCap = business.gigs.length >= limits.postsPerDay
    const answer = await call('createGig', business.account, { parts: gigForm(title) }, isOverCap ? 403 : 200)
    if (isOverCap) return
    const { jobListingId: id } = createdGig.parse(answer.body)
    business.gigs.push({ id, title, status: 'live', version: 1, applications: new Map() })
  },
  async editGig({ business, random, call }: Command<unknown>) {
    const gig = oneOf(business.gigs, random)
    if (!gig) return
    const title = newTitle()
    const parts = [...gigForm(title), ['jobListingId', gig.id], ['version', String(gig.version)]] as const
    const answer = await call('editGig', business.account, { parts }, isFinal(gig) ? 410 : 200)
    if (isFinal(gig)) return
    gig.title = title
    gig.version = oneGig.parse(answer.body).jobListing.version
  },
  async setStatus({ business, random, call }: Command<unknown>) {
    const gig = oneOf(business.gigs, random)
    const status = oneOf(['live', 'paused', 'paused', 'live', 'filled'] as const, random)
    if (!gig || !status) return
    const isRefused = isFinal(gig) && gig.status !== status
    const payload = { jobListingId: gig.id, status }
    await call('setGigStatus', business.account, { payload }, isRefused ? 410 : 200)
    if (!isRefused) gig.status = status
  },
  async extendGig({ business, random, call }: Command<unknown>) {
    const gig = oneOf(business.gigs, random)
    if (!gig) return
    await call('extendGig', business.account, { payload: { jobListingId: gig.id } }, isFinal(gig) ? 410 : 200)
  },
  async closeGig({ business, random, call }: Command<unknown>) {
    const gig = oneOf(business.gigs, random)
    if (!gig || random(4) > 0) return
    await call('closeGig', business.account, { payload: { jobListingId: gig.id, jobPosterPublicId: '' } }, 200)
    gig.status = 'closed'
  },
  async rate({ business, random, call }: Command<unknown>) {
    const gig = oneOf(
      business.gigs.filter(({ applications }) => applications.size > 0),
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
    await call('actionOnCandidate', business.account, { payload }, 200)
    const latestRating = application.actions.findLast(({ status }) => status === 'rated')
    if (action.status !== 'rated' || action.notes !== latestRating?.notes) application.actions.push(action)
  },
  async createEvent({ business, call }: Command<unknown>) {
    const eventName = newTitle()
    const place = { suburbName: 'Fitzroy', suburbZipCode: '3065' }
    const eventData = JSON.stringify({ eventName, eventDate: '2099-12-05', ...place, eventAdmissionCharge: 0 })
    const parts: FormParts = [
      ['eventData', eventData],
      ['idempotencyKey', randomUUID()],
    ]
    const isOverCap = business.eventNames.length >= limits.eventsPerDay
    const { body } = await call('createEvent', business.account, { parts }, isOverCap ? 429 : 200)
    if (isOverCap) return
    createdEvent.parse(body)
    business.eventNames.push(eventName)
  },
  async saveDraft({ business, random, call }: Command<unknown>) {
    const title = random(3) === 0 ? null : newTitle()
    const content = title === null ? null : { idempotencyKey: randomUUID(), jobTitle: title }
    const payload = { subject: 'new', content, changedAt: newInstant() }
    await call('saveGigDraft', business.account, { payload }, 200)
    business.draftTitle = title
  },
  async uploadResume({ student, call }: Command<unknown>) {
    const isFull = student.resumeIds.length >= limits.resume.maxCount
    const file = new File([pdfBytes], 'ana.pdf', { type: 'application/pdf' })
    const parts: FormParts = [
      ['resume', file],
      ['idempotencyKey', randomUUID()],
    ]
    const answer = await call('uploadResume', student.account, { parts }, isFull ? 409 : 200)
    if (!isFull) student.resumeIds.push(uploadedResume.parse(answer.body).id)
  },
  async apply(command: Command<unknown>) {
    const { student, random, call } = command
    const gig = oneOf(gigsOf(command), random)
    const resumeId = oneOf(student.resumeIds, random)
    if (!gig || !resumeId) return
    const hasApplied = gig.applications.has(student)
    const status = hasApplied ? 409 : gig.status === 'live' ? 200 : 410
    const isShared = random(2) === 0
    const payload = { jobListingId: gig.id, resumeId, coverLetter: '<p>Hello</p>', sharesContact: isShared }
    const answer = await call('apply', student.account, { payload }, status)
    if (status !== 200) return
    // A retried call is rejected, because its first attempt succeeded. Read the id from the session instead.
    const id = answer.status === 200 ? applicationIdIn(answer.body, gig.id) : await readApplicationId(command, gig.id)
    gig.applications.set(student, { id, isShared, actions: [] })
  },
  async withdraw(command: Command<unknown>) {
    const { student, random, call } = command
    const gig = oneOf(gigsOf(command), random)
    if (!gig || random(2) === 0) return
    await call('withdraw', student.account, { payload: { jobListingId: gig.id } }, 200)
    gig.applications.delete(student)
  },
  async shareContact(command: Command<unknown>) {
    const { student, random, call } = command
    const gig = oneOf(gigsOf(command), random)
    if (!gig) return
    const isShared = random(2) === 0
    const application = gig.applications.get(student)
    const payload = { jobListingId: gig.id, isShared }
    await call('shareContact', student.account, { payload }, application ? 200 : 404)
    if (application) application.isShared = isShared
  },
  async saveJobs(command: Command<unknown>) {
    const { student, random, call } = command
    const [saved, removed] = [oneOf(gigsOf(command), random), oneOf([...student.savedIds], random)]
    const savedJobs = saved && saved.id !== removed ? [saved.id] : []
    const payload = { savedJobs, removedJobs: removed === undefined ? [] : [removed] }
    await call('updateSavedJobs', student.account, { payload }, 200)
    if (removed !== undefined) student.savedIds.delete(removed)
    for (const id of savedJobs) student.savedIds.add(id)
  },
  async sendMessage({ student, business, random, call }: Command<unknown>) {
    const sender = random(2) === 0 ? student : business
    const name = sender === student ? 'sendStudentMessage' : 'sendBusinessMessage'
    const isOverCap = sender.messageCount >= limits.supportMessage.maxPerDay
    const payload = { email: 'ana@uni.example', text: newTitle(), idempotencyKey: randomUUID() }
    await call(name, sender.account, { payload }, isOverCap ? 429 : 200)
    if (!isOverCap) sender.messageCount += 1
  },
  async saveStudentProfile({ student, call }: Command<unknown>) {
    const firstName = newTitle()
    await call('updateAccount', student.account, { payload: { ...studentProfile, firstName } }, 200)
    student.firstName = firstName
  },
  async saveBusinessProfile({ business, call }: Command<unknown>) {
    const description = `We look for a ${newTitle()}.`
    await call('updateBusiness', business.account, { payload: { ...businessProfile, description } }, 200)
    business.description = description
  },
  async chooseMails({ student, business, random, call }: Command<unknown>) {
    // Students have no daily mails.
    const frequency = oneOf(['atOnce', 'never'] as const, random) ?? 'never'
    const [account, name, topic] =
      random(2) === 0
        ? ([student, 'chooseStudentMails', 'applications'] as const)
        : ([business, 'chooseBusinessMails', 'applicants'] as const)
    await call(name, account.account, { payload: { topic, frequency } }, 200)
    account.mails = frequency
  },
  /** Deletes a student's account. Applications stay, without a name and contact details. */
  async deleteStudent({ market, student, random, call }: Command<unknown>) {
    if (market.students.length === 1 || random(10) > 0) return
    await call('deleteStudent', student.account, { payload: { confirmed: true } }, 200)
    market.students = market.students.filter((each) => each !== student)
    const applications = market.businesses.flatMap(({ gigs }) => gigs.map((gig) => gig.applications.get(student)))
    for (const application of applications) if (application) application.isShared = false
  },
} satisfies Record<string, (command: Command<unknown>) => Promise<void>>

/** The relative frequency of each command. Applications are frequent, because rating and withdrawing need them. */
const weights: Record<keyof typeof commands, number> = {
  postGig: 2,
  editGig: 1,
  setStatus: 1,
  closeGig: 1,
  rate: 4,
  createEvent: 1,
  saveDraft: 1,
  uploadResume: 1,
  apply: 5,
  withdraw: 1,
  shareContact: 2,
  saveJobs: 3,
  sendMessage: 1,
  extendGig: 1,
  saveStudentProfile: 1,
  saveBusinessProfile: 1,
  chooseMails: 1,
  deleteStudent: 1,
}
const commandNames = Object.keys(commands)
  .filter((name): name is keyof typeof commands => name in commands)
  .flatMap((name) => Array.from({ length: weights[name] }, () => name))

let lastMs = Date.UTC(2026, 9, 1)
/** Returns an instant later than all previous ones. */
function newInstant(): string {
  lastMs += 1000
  return new Date(lastMs).toISOString()
}

function applicationIdIn(body: unknown, gigId: string): string {
  const own = jobApplied.parse(body).userApplications.find(({ jobListingId }) => jobListingId === gigId)
  if (!own) throw new Error('The answer to an application does not contain it.')
  return own.id
}

async function readApplicationId({ student, call }: Command<unknown>, gigId: string): Promise<string> {
  const { body } = await call('studentSession', student.account, {}, 200)
  const own = studentSession.parse(body).jobList.find(({ id }) => id === gigId)?.Application[0]
  if (!own) throw new Error('The session does not contain an application that was sent.')
  return own.id
}

/** Makes calls, and throws for an unexpected status. */
function strictCall<Account>(send: Send<Account>): Command<unknown>['call'] {
  return async (endpoint, account, input, ...statuses) => {
    // The model was created with these accounts, so the cast is safe.
    const answer = await send(endpoint, account as Account, input)
    // The first attempt of a repeated call stored the application, or ended the session with the account.
    const doneStatus = endpoint === 'apply' ? 409 : endpoint === 'deleteStudent' ? 401 : undefined
    const isDone = answer.isRepeated === true && answer.status === doneStatus
    if (!statuses.includes(answer.status) && !isDone)
      throw new Error(
        `${endpoint} was answered with ${answer.status} ${JSON.stringify(answer.body)}, not ${statuses.join(' or ')}.`,
      )
    return answer
  }
}

/**
 * Saves each account's profile, posts a gig per business and stores a resume per student, so that students can apply
 * from the first command on.
 */
export async function openMarketplace<Account>(
  market: Marketplace<Account>,
  send: Send<Account>,
  random: Random,
): Promise<void> {
  const call = strictCall(send)
  const [firstBusiness] = market.businesses
  const [firstStudent] = market.students
  if (!firstBusiness || !firstStudent) throw new Error('A marketplace needs a business and a student.')
  for (const business of market.businesses) {
    const command = { market, business, student: firstStudent, random, call }
    await commands.saveBusinessProfile(command)
    await commands.postGig(command)
  }
  for (const student of market.students) {
    const command = { market, business: firstBusiness, student, random, call }
    await commands.saveStudentProfile(command)
    await commands.uploadResume(command)
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
  const name = oneOf(commandNames, random)
  if (!business || !student || !name) return
  await commands[name]({ market, business, student, random, call: strictCall(send) })
}

/** The data that each account should read, in the format of {@link readAccounts}. */
export function expectedOf(market: Marketplace<unknown>): unknown[] {
  const ofBusinesses = market.businesses.map(({ description, mails, gigs, eventNames, draftTitle }) => ({
    description,
    mails,
    gigs: gigs
      .filter(({ status }) => status !== 'closed')
      .map(({ id, title, status, version, applications }) => ({
        ...{ id, title, status, version },
        applications: [...applications.values()].map(sortedApplication).toSorted(byId),
      }))
      .toSorted(byId),
    eventNames: eventNames.toSorted(),
    draftTitle,
  }))
  const gigs = market.businesses.flatMap((business) => business.gigs)
  const ofStudents = market.students.map((student) => ({
    firstName: student.firstName,
    mails: student.mails,
    resumeIds: student.resumeIds.toSorted(),
    savedIds: [...student.savedIds].toSorted(),
    applications: gigs
      .flatMap(({ id: gigId, title, status, applications }) => {
        const own = applications.get(student)
        return own ? [{ id: own.id, gigId, title, status, isShared: own.isShared }] : []
      })
      .toSorted(byId),
  }))
  return [...ofBusinesses, ...ofStudents]
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
const sortedApplication = ({ id, isShared, actions }: ModelApplication) => ({
  ...{ id, isShared },
  actions: actions.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt)),
})
const draftContent = z.looseObject({ jobTitle: z.string() })

/** The data that each account reads from the server, in the format of {@link expectedOf}. */
export async function readAccounts<Account>(market: Marketplace<Account>, send: Send<Account>): Promise<unknown[]> {
  const ofBusinesses = market.businesses.map(async ({ account }) => {
    const session = businessSession.parse((await send('businessSession', account, {})).body)
    const { events } = ownEvents.parse((await send('ownEvents', account, {})).body)
    const draft = session.gigDrafts?.find(({ subject }) => subject === 'new')?.content ?? null
    const readGig = async (jobListingId: string) =>
      oneGig.parse((await send('gig', account, { params: { jobListingId } })).body).jobListing
    const gigs = await Promise.all(session.businessJobListData.map(({ id }) => readGig(id)))
    const { choices } = mailSettings.parse((await send('businessMailSettings', account, {})).body)
    return {
      description: session.businessData.description,
      mails: choices.find(({ topic }) => topic === 'applicants')?.frequency,
      gigs: gigs
        .map(({ id, jobTitle, status, version, Application }) => ({
          ...{ id, title: jobTitle, status, version },
          applications: Application.map(({ id: applicationId, sharesContact, candidateActions }) =>
            sortedApplication({
              id: applicationId,
              isShared: sharesContact,
              actions: candidateActions,
            }),
          ).toSorted(byId),
        }))
        .toSorted(byId),
      eventNames: events.map(({ eventName }) => eventName).toSorted(),
      draftTitle: draft === null ? null : draftContent.parse(draft).jobTitle,
    }
  })
  const ofStudents = market.students.map(async ({ account }) => {
    const session = studentSession.parse((await send('studentSession', account, {})).body)
    const { choices } = mailSettings.parse((await send('studentMailSettings', account, {})).body)
    return {
      firstName: session.userData.firstName,
      mails: choices.find(({ topic }) => topic === 'applications')?.frequency,
      resumeIds: session.resumeList.map(({ id }) => id).toSorted(),
      savedIds: session.savedJobs.toSorted(),
      applications: session.jobList
        .flatMap(({ id: gigId, jobTitle, status, Application }) =>
          Application.map((own) => ({ id: own.id, gigId, title: jobTitle, status, isShared: own.sharesContact })),
        )
        .toSorted(byId),
    }
  })
  return Promise.all([...ofBusinesses, ...ofStudents])
}

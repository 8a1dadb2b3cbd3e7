import { proxy, snapshot, subscribe } from 'valtio'
import { z } from 'zod'
import { type BusinessInit, type BusinessSession, isFailure, type StudentInit, type StudentSession } from '@/contract'
import {
  type Application,
  type Business,
  type BusinessJobListing,
  business,
  businessJobListing,
  jobListing,
  type Resume,
  resume,
  timers,
  type User,
  user,
} from '@/domain'
import { purgeDrafts } from './drafts.ts'
import { persisted, purgePersisted } from './persisted.ts'
import { call, readToken, writeToken } from './transport.ts'

/** The local entries the specification names. */
const userKey = 'user'
const businessKey = 'business'

const lists = persisted({
  name: 'session',
  version: 1,
  schema: z.object({
    kind: z.enum(['student', 'business']).nullable(),
    savedJobs: z.array(z.string()),
    jobList: z.array(jobListing),
    resumeList: z.array(resume),
    businessJobListData: z.array(businessJobListing),
  }),
  initial: (): SessionLists => ({ kind: null, savedJobs: [], jobList: [], resumeList: [], businessJobListData: [] }),
})

interface SessionLists {
  /** Whose session this browser holds; one at a time (BA-08). */
  kind: 'student' | 'business' | null
  savedJobs: string[]
  jobList: StudentSession['jobList']
  resumeList: Resume[]
  businessJobListData: BusinessJobListing[]
}

/** The account of the session, as last heard from the server. */
interface SessionAccount {
  user: User | null
  business: Business | null
}

function readEntry<Entity>(key: string, schema: z.ZodType<Entity>): Entity | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** The signed-in account; kept under `user` or `business` in local storage. */
export const account: SessionAccount = proxy({
  user: readEntry(userKey, user),
  business: readEntry(businessKey, business),
})

/** The lists of the session: jobs, saves, resumes, the business's listings. */
export const session: SessionLists = lists.state

// Lists that were dropped (corrupt, of another version) come again from the server; whose they are is still known.
session.kind ??= kindOf(account)

function kindOf({ user: student, business: company }: SessionAccount): SessionLists['kind'] {
  if (student) return 'student'
  return company ? 'business' : null
}

function writeEntry(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or off: the session lives on in this tab.
  }
}

subscribe(account, () => {
  const { user: student, business: company } = snapshot(account)
  writeEntry(userKey, student)
  writeEntry(businessKey, company)
})

const elsewhereListeners = new Set<() => void>()

/** Tells when another tab has signed in, out or over. Returns an unsubscribe. */
export function onAccountChangedElsewhere(listener: () => void): () => void {
  elsewhereListeners.add(listener)
  return () => elsewhereListeners.delete(listener)
}

window.addEventListener('storage', ({ key }) => {
  if (key !== userKey && key !== businessKey && key !== null) return
  const before = idOf(account)
  if (key !== businessKey) account.user = readEntry(userKey, user)
  if (key !== userKey) account.business = readEntry(businessKey, business)
  if (idOf(account) !== before) for (const listener of elsewhereListeners) listener()
})

function idOf({ user: student, business: company }: SessionAccount): string | undefined {
  return student?.id ?? company?.id
}

/** Takes in what the server says of a student; everything of a business goes. */
export function receiveStudentSession(data: StudentSession): void {
  account.business = null
  account.user = data.userData
  Object.assign(session, {
    kind: 'student',
    savedJobs: data.savedJobs,
    jobList: data.jobList,
    resumeList: data.resumeList,
    businessJobListData: [],
  } satisfies SessionLists)
}

/** Takes in what the server says of a business; everything of a student goes. */
export function receiveBusinessSession(data: BusinessSession): void {
  account.user = null
  account.business = data.businessData
  Object.assign(session, {
    kind: 'business',
    savedJobs: [],
    jobList: [],
    resumeList: [],
    businessJobListData: data.businessJobListData,
  } satisfies SessionLists)
}

let purgeTimer: ReturnType<typeof setTimeout> | undefined

/** Begins a student's session in this browser. */
export function startStudentSession({ token, ...data }: StudentInit): void {
  clearTimeout(purgeTimer)
  writeToken(token)
  receiveStudentSession(data)
}

/** Begins a business's session in this browser. */
export function startBusinessSession({ token, ...data }: BusinessInit): void {
  clearTimeout(purgeTimer)
  writeToken(token)
  receiveBusinessSession(data)
}

/**
 * Forgets the session on this device: account, lists, token and drafts at once, the persisted stores
 * two seconds later unless somebody signs in before (SH-06). The server is told elsewhere.
 */
export function forgetSession(): void {
  writeToken(null)
  account.user = null
  account.business = null
  lists.reset()
  purgeDrafts()
  clearTimeout(purgeTimer)
  // Somebody may have signed in meanwhile, in this tab or in another.
  purgeTimer = setTimeout(() => readToken() === null && purgePersisted(), timers.signOutPurge)
}

/**
 * Asks the server for the current state (SA-10): on load and on focus. Offline keeps what is there.
 * `signInAgain` says whether an ended session asks to sign in again.
 */
export async function refreshSession(options: {
  signInAgain: boolean
}): Promise<'fresh' | 'ended' | 'offline' | 'none'> {
  const { kind } = session
  const token = readToken()
  if (kind === null) return 'none'
  const outcome =
    kind === 'student'
      ? await call('studentSession', undefined, options)
      : await call('businessSession', undefined, options)
  if (session.kind !== kind) return 'none'
  if (outcome === null) return 'offline'
  if (isFailure(outcome)) {
    // Somebody signed in while it was asked: the refusal is of a session that is no longer the one here.
    if (readToken() !== token) return 'none'
    return outcome.code === 'unauthenticated' || outcome.code === 'forbidden' ? 'ended' : 'offline'
  }
  const { id } = 'userData' in outcome ? outcome.userData : outcome.businessData
  if ((idOf(account) ?? id) !== id) return 'none'
  if ('userData' in outcome) receiveStudentSession(outcome)
  else receiveBusinessSession(outcome)
  return 'fresh'
}

/** Puts the student's own application on its listing. */
export function recordApplications(applications: readonly Application[]): void {
  for (const listing of session.jobList) {
    const mine = applications.filter((each) => each.jobListingId === listing.id)
    if (mine.length > 0) listing.Application = mine
  }
}

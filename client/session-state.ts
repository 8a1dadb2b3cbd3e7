// The state of the session itself. Only the modules of `client` write it; everybody else reads `account` and `session`
// of session.ts, which are the same proxies with read-only types.
import { proxy, snapshot, subscribe } from 'valtio'
import { z } from 'zod'
import {
  type Business,
  type BusinessJobListing,
  business,
  businessJobListing,
  type JobListing,
  jobListing,
  type Resume,
  resume,
  type User,
  user,
} from '@/domain'
import { idempotencyKey } from './idempotency-key.ts'
import { persisted } from './persisted.ts'
import { onClientStart } from './start.ts'

/** The local entries the specification names. */
const userKey = 'user'
const businessKey = 'business'
/** Differs after every change of the session, in any tab. */
const versionKey = 'campus-gigs:store:session-version'

export interface SessionLists {
  /** Whose session this browser holds; one at a time (BA-08). */
  kind: 'student' | 'business' | null
  savedJobs: string[]
  /** The student's listings: the newest live ones, those saved, and those applied to. */
  jobList: JobListing[]
  resumeList: Resume[]
  businessJobListData: BusinessJobListing[]
}

/** The account of the session, as last heard from the server. */
export interface SessionAccount {
  user: User | null
  business: Business | null
}

const store = persisted({
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

/** The lists of the session, kept under one entry of the product's. */
export const lists: SessionLists = store.state
export const resetLists = store.reset

/** The signed-in account, kept under `user` or `business` in local storage. */
export const accountState: SessionAccount = proxy<SessionAccount>({ user: null, business: null })

/** Whether the last refresh reached the server. */
export const refreshState: { isOffline: boolean } = proxy({ isOffline: false })

function readEntry<Entity>(key: string, schema: z.ZodType<Entity>): Entity | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

function writeEntry(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or off: the session lives on in this tab.
  }
}

/** The version where storage is off. */
let versionHere = ''

/** The session's version. An answer to a request sent at another version may be older than the session. */
export function sessionVersion(): string {
  try {
    return localStorage.getItem(versionKey) ?? versionHere
  } catch {
    return versionHere
  }
}

/** Gives the session a new version, which every tab can read at once. */
export function markSessionChanged(): void {
  versionHere = idempotencyKey()
  try {
    localStorage.setItem(versionKey, versionHere)
  } catch {
    // Storage is full or off: the other tabs do not hear of the session either.
  }
}

/** The id of the signed-in account. */
export function accountId(): string | undefined {
  return accountState.user?.id ?? accountState.business?.id
}

const accountListeners = new Set<() => void>()

/** Calls the listener when another tab has signed in, out or over. Returns an unsubscribe. */
export function onAccountChangedElsewhere(listener: () => void): () => void {
  accountListeners.add(listener)
  return () => accountListeners.delete(listener)
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== userKey && key !== businessKey && key !== null) return
  const idBefore = accountId()
  if (key !== businessKey) accountState.user = readEntry(userKey, user)
  if (key !== userKey) accountState.business = readEntry(businessKey, business)
  if (accountId() !== idBefore) for (const listener of accountListeners) listener()
}

onClientStart(() => {
  accountState.user = readEntry(userKey, user)
  accountState.business = readEntry(businessKey, business)
  // Lists that were dropped (corrupt, of another version) come again from the server; whose they are is still known.
  if (lists.kind === null && accountState.user) lists.kind = 'student'
  if (lists.kind === null && accountState.business) lists.kind = 'business'
  const unsubscribe = subscribe(accountState, () => {
    const { user: student, business: company } = snapshot(accountState)
    writeEntry(userKey, student)
    writeEntry(businessKey, company)
  })
  window.addEventListener('storage', handleStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', handleStorage)
    Object.assign(accountState, { user: null, business: null })
    refreshState.isOffline = false
  }
})

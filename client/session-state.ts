// The state of the session. Only modules of `client` write it. Others read `account` and `session` of session.ts, which
// are the same proxies with read-only types.
import { proxy, snapshot, subscribe } from 'valtio'
import * as z from 'zod/mini'
import { type PostingRules, postingRules } from '@/contract'
import {
  type Business,
  type BusinessJobListing,
  businessJobListingSchema,
  businessSchema,
  clock,
  dayMs,
  type JobListing,
  jobListingSchema,
  limits,
  type Resume,
  resumeSchema,
  type User,
  userSchema,
} from '@/domain'
import { businessKey, userKey } from './account-keys.ts'
import { purgeDrafts, purgeTabDrafts } from './drafts.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { lastUsedKey } from './page-use.ts'
import { persisted, purgePersisted } from './persisted.ts'
import { writeToken } from './session-token.ts'
import { onClientStart } from './start.ts'
import { readItem, readJson, writeItem } from './storage.ts'

/** The entry of local storage for the session's version, which every change in any tab replaces. */
const versionKey = 'campus-gigs:store:session-version'

/** The lists of the session, as the server sent them last. */
export interface SessionLists {
  /** The kind of the signed-in account; one account at a time (BA-08). */
  kind: 'student' | 'business' | null
  savedJobs: string[]
  /** The student's listings: the newest live ones, those saved, and those applied to. */
  jobList: JobListing[]
  resumeList: Resume[]
  businessJobListData: BusinessJobListing[]
  /** The server's requirements for the business's listings to go live. */
  postingRules: PostingRules
}

/** The posting rules before a business's session is loaded. */
export const openPostingRules: PostingRules = { trust: 'open', hasApprovedListing: true, isAbnSuspended: false }

/** The lists while nobody is signed in. */
export const emptyLists = (): SessionLists => ({
  kind: null,
  savedJobs: [],
  jobList: [],
  resumeList: [],
  businessJobListData: [],
  postingRules: openPostingRules,
})

/** The signed-in account, as the server last sent it. */
export interface SessionAccount {
  user: User | null
  business: Business | null
}

/** Deletes the session on this device when its last visit is so long ago that the server has ended it. */
function discardExpiredSession(): undefined {
  const now = clock.now()
  const lastUsedAt = readItem(lastUsedKey)
  if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) > limits.sessionIdleDays * dayMs) {
    for (const key of [userKey, businessKey]) writeItem(key, null)
    writeToken(null)
    purgeDrafts()
    purgePersisted()
  }
  writeItem(lastUsedKey, now.toISOString())
}

// Registered before the states below, which read storage when the client starts.
onClientStart(discardExpiredSession)

/**
 * The lists to store: without letters, answers and applicants, which are personal data. The refresh after every start
 * loads them again.
 */
function withoutLettersAndApplicants(lists: SessionLists): SessionLists {
  return {
    ...lists,
    jobList: lists.jobList.map((job) => ({
      ...job,
      Application: job.Application.map((application) => ({ ...application, notes: '', answers: '[]' })),
    })),
    businessJobListData: lists.businessJobListData.map((listing) => ({ ...listing, Application: [] })),
  }
}

/** Lists that another tab stored, with the letters and applicants that this tab has loaded. */
function withKnownLettersAndApplicants(stored: SessionLists, current: SessionLists): SessionLists {
  const sentApplications = current.jobList.flatMap(({ Application }) => Application)
  const sentById = new Map(sentApplications.map((application) => [application.id, application]))
  const receivedByListing = new Map(current.businessJobListData.map(({ id, Application }) => [id, Application]))
  return {
    ...stored,
    jobList: stored.jobList.map((job) => ({
      ...job,
      Application: job.Application.map((application) => {
        const { notes, answers } = sentById.get(application.id) ?? application
        return { ...application, notes, answers }
      }),
    })),
    businessJobListData: stored.businessJobListData.map((listing) => ({
      ...listing,
      Application: receivedByListing.get(listing.id) ?? [],
    })),
  }
}

const store = persisted({
  name: 'session',
  version: 2,
  toStored: withoutLettersAndApplicants,
  merge: withKnownLettersAndApplicants,
  schema: z.object({
    kind: z.nullable(z.enum(['student', 'business'])),
    savedJobs: z.array(z.string()),
    jobList: z.array(jobListingSchema),
    resumeList: z.array(resumeSchema),
    businessJobListData: z.array(businessJobListingSchema),
    postingRules: z._default(postingRules, openPostingRules),
  }),
  initial: emptyLists,
})

/** The lists of the session, stored in one entry of local storage. */
export const lists: SessionLists = store.state
/** Sets the lists of a visitor, here and in storage. */
export const resetLists = store.reset

/** The signed-in account, stored in the entry `user` or `business` of local storage. */
export const accountState: SessionAccount = proxy<SessionAccount>({ user: null, business: null })

/** Whether the last refresh failed to reach the server. */
export const refreshState: { isOffline: boolean } = proxy({ isOffline: false })

/** Reads the account from storage; one that is missing or invalid becomes null. */
function readAccount(): void {
  accountState.user = z.safeParse(userSchema, readJson(userKey)).data ?? null
  accountState.business = z.safeParse(businessSchema, readJson(businessKey)).data ?? null
}

/** The latest version of this tab, for browsers with storage disabled. */
let versionInMemory = ''

/** The session's version. An answer to a request sent at another version may be older than the session. */
export function sessionVersion(): string {
  return readItem(versionKey) ?? versionInMemory
}

/** Replaces the session's version, in every tab. */
export function markSessionChanged(): void {
  versionInMemory = newIdempotencyKey()
  writeItem(versionKey, versionInMemory)
}

/** The id of the signed-in account; undefined when nobody is signed in. */
export function accountId(): string | undefined {
  return accountState.user?.id ?? accountState.business?.id
}

const accountListeners = new Set<() => void>()

/** Calls the listener when another tab signed in, signed out or changed the account. Returns an unsubscribe. */
export function onAccountChangedElsewhere(listener: () => void): () => void {
  accountListeners.add(listener)
  return () => accountListeners.delete(listener)
}

/** The account that this tab last read from storage or wrote to it, as JSON. */
let storedAccount = ''

const accountText = () => JSON.stringify(snapshot(accountState))

function handleStorage({ key }: StorageEvent): void {
  // The key is null when the other tab cleared the whole storage.
  if (key !== userKey && key !== businessKey && key !== null) return
  const previousId = accountId()
  // Both entries, because signing in as the other kind of account changes both, with an event for each.
  readAccount()
  // Don't write the account back: between the other tab's two writes, that would restore the account it replaces.
  storedAccount = accountText()
  if (accountId() === previousId) return
  purgeTabDrafts()
  for (const listener of accountListeners) listener()
}

onClientStart(() => {
  readAccount()
  // Invalid stored lists were ignored; the refresh loads them again, and needs the kind of account.
  if (lists.kind === null && accountState.user) lists.kind = 'student'
  if (lists.kind === null && accountState.business) lists.kind = 'business'
  storedAccount = accountText()
  const unsubscribe = subscribe(accountState, () => {
    if (accountText() === storedAccount) return
    storedAccount = accountText()
    const { user: student, business: company } = snapshot(accountState)
    // The new account is written before the old one is deleted, or other tabs would see a moment with nobody signed in.
    if (student) writeItem(userKey, JSON.stringify(student))
    writeItem(businessKey, company && JSON.stringify(company))
    if (!student) writeItem(userKey, null)
  })
  window.addEventListener('storage', handleStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', handleStorage)
    Object.assign(accountState, { user: null, business: null })
    refreshState.isOffline = false
  }
})

import { type Snapshot, subscribe, useSnapshot } from 'valtio'
import type { BusinessInit, BusinessSession, StudentInit, StudentSession } from '@/contract'
import { timers } from '@/domain'
import { purgeDrafts } from './drafts.ts'
import { purgePersisted } from './persisted.ts'
import { deliverDrafts } from './received-drafts.ts'
import { withUnsentSaves } from './saved-jobs.ts'
import {
  accountId,
  accountState,
  emptyLists,
  lists,
  markSessionChanged,
  openPostingRules,
  resetLists,
  type SessionAccount,
  type SessionLists,
} from './session-state.ts'
import { readToken, writeToken } from './session-token.ts'
import { storedKeys, writeItem } from './storage.ts'

export { accountId, onAccountChangedElsewhere } from './session-state.ts'

/** The signed-in account. Change it by the actions of `profile`. */
export const account = accountState as Snapshot<SessionAccount>

/** The session's lists. Change them by the actions of `listings`, `savedJobs`, `resumes` and `businessListings`. */
export const session = lists as Snapshot<SessionLists>

/**
 * Calls a listener when the account of this kind has signed out or another one has signed in, to drop data that the next
 * account on this device must not see. While none of this kind is signed in, every change of the account calls it.
 * Returns an unsubscribe.
 */
export function onSignedOut(kind: 'student' | 'business', listener: () => void): () => void {
  const currentId = () => (kind === 'student' ? account.user : account.business)?.id
  let knownId = currentId()
  return subscribe(account, () => {
    const formerId = knownId
    knownId = currentId()
    if (knownId === undefined || (formerId !== undefined && formerId !== knownId)) listener()
  })
}

/** The signed-in account in a component. */
export function useAccount() {
  return useSnapshot(account)
}

/** The lists of the session in a component. */
export function useSession() {
  return useSnapshot(session)
}

/** Replaces the session by a student's. Unsent changes of saved jobs are kept. */
export function receiveStudentSession(data: StudentSession): void {
  markSessionChanged()
  accountState.business = null
  accountState.user = data.userData
  Object.assign(lists, {
    ...emptyLists(),
    kind: 'student',
    savedJobs: withUnsentSaves(data.savedJobs),
    jobList: data.jobList,
    resumeList: data.resumeList,
  } satisfies SessionLists)
}

/** Replaces the session by a business's. Its listing drafts are merged with those on this device. */
export function receiveBusinessSession(data: BusinessSession): void {
  markSessionChanged()
  accountState.user = null
  accountState.business = data.businessData
  Object.assign(lists, {
    ...emptyLists(),
    kind: 'business',
    businessJobListData: data.businessJobListData,
    postingRules: data.postingRules ?? openPostingRules,
  } satisfies SessionLists)
  deliverDrafts(data.businessData.id, data.gigDrafts ?? [])
}

/** The timer that deletes the persisted states after a sign-out. */
let purgeTimer: ReturnType<typeof setTimeout> | undefined

/** Signs a student in, in this browser. */
export function startStudentSession({ token, ...data }: StudentInit): void {
  clearTimeout(purgeTimer)
  writeToken(token)
  receiveStudentSession(data)
}

/** Signs a business in, in this browser. */
export function startBusinessSession({ token, ...data }: BusinessInit): void {
  clearTimeout(purgeTimer)
  writeToken(token)
  receiveBusinessSession(data)
}

/** Clears the account, lists and token. */
export function clearSession(): void {
  writeToken(null)
  markSessionChanged()
  accountState.user = null
  accountState.business = null
  resetLists()
}

/**
 * Deletes the session on this device: the account, lists, token and drafts at once, the persisted states after
 * `timers.signOutPurge` unless an account has signed in by then (SH-06). Does not call the server.
 */
export function forgetSession(): void {
  clearSession()
  purgeDrafts()
  clearTimeout(purgeTimer)
  // An account may sign in in another tab; one that signs in in this tab clears the timer.
  purgeTimer = setTimeout(() => {
    if (readToken() === null) purgePersisted()
  }, timers.signOutPurge)
}

/** Deletes everything of the signed-in account on this device, after the account itself was deleted. */
export function forgetAccount(): void {
  const id = accountId()
  clearSession()
  purgeDrafts()
  purgePersisted()
  if (id === undefined) return
  // Listing drafts and outboxes outlive a sign-out; their keys contain the account's id.
  for (const key of storedKeys()) {
    if (key.includes(id)) writeItem(key, null)
  }
}

// The session's data as features read it.

export type SignedInStudent = NonNullable<(typeof account)['user']>
export type SignedInBusiness = NonNullable<(typeof account)['business']>
/** A listing in a student's session: without its detail until that is loaded. */
export type StudentListing = (typeof session)['jobList'][number]
export type StudentApplication = StudentListing['Application'][number]
export type StoredResume = (typeof session)['resumeList'][number]
/** A listing of the signed-in business, with the newest of its applications. */
export type BusinessListing = (typeof session)['businessJobListData'][number]
/** An application to a listing of the business, with its applicant. */
export type BusinessApplication = BusinessListing['Application'][number]

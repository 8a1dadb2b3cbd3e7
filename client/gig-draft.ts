// The listing drafts of a business, one for each subject: its new listing, and each posted listing that is edited or
// posted again. They are stored on this device and on the server, with the instant of the last change, and the latest
// change wins. A submitted or discarded draft is stored as `content: null`, so that an older copy on another device
// does not replace it. Only a business's pages load this module.
import { proxy, useSnapshot } from 'valtio'
import { type GigDraftState, type GigDraftSubject, isResponse, parseGigDraftSubject } from '@/contract'
import { clock, timers } from '@/domain'
import {
  type GigDraftContent,
  type LocalGigDraft,
  readAllLocal,
  readLocal,
  subjectAt,
  writeLocal,
} from './gig-draft-storage.ts'
import { onDraftsReceived } from './received-drafts.ts'
import { accountState, lists } from './session-state.ts'
import { onClientStart } from './start.ts'
import { call } from './transport.ts'

/** The part of a draft that screens show. */
export interface ShownGigDraft {
  subject: GigDraftSubject
  /** The job title; empty while the draft has none. */
  title: string
  /** The instant of the last change, ISO. */
  changedAt: string
}

interface ShownDrafts {
  /** The drafts of the signed-in business, the last changed first. */
  drafts: ShownGigDraft[]
  /** How often a draft from another device or tab replaced this tab's draft, by its subject. */
  receivedCounts: Partial<Record<GigDraftSubject, number>>
}

const shownState: ShownDrafts = proxy({ drafts: [], receivedCounts: {} })

/** The drafts of the signed-in business in a component, without edits of listings that can't be edited any more. */
export function useGigDrafts(): readonly ShownGigDraft[] {
  const { drafts } = useSnapshot(shownState)
  const { businessJobListData } = useSnapshot(lists)
  return drafts.filter(({ subject }) => {
    const { mode, jobListingId } = parseGigDraftSubject(subject)
    if (mode !== 'edit') return true
    const status = businessJobListData.find(({ id }) => id === jobListingId)?.status
    return status !== undefined && status !== 'closed' && status !== 'filled'
  })
}

/**
 * How often a draft from another device or tab replaced the draft of a subject since the page was loaded. The wizard
 * restarts with the new draft when the number changes. A draft that was changed later here is not replaced.
 */
export function useReceivedGigDrafts(subject: GigDraftSubject): number {
  return useSnapshot(shownState).receivedCounts[subject] ?? 0
}

/** Updates the shown drafts from those stored for the signed-in business. */
function updateShown(): void {
  const accountId = accountState.business?.id
  shownState.drafts = (accountId === undefined ? [] : readAllLocal(accountId)).flatMap(
    ({ subject, content, changedAt }) => {
      if (!content) return []
      const { jobTitle } = content
      return { subject, title: typeof jobTitle === 'string' ? jobTitle.trim() : '', changedAt }
    },
  )
}

function countReceived(subject: GigDraftSubject): void {
  shownState.receivedCounts[subject] = (shownState.receivedCounts[subject] ?? 0) + 1
}

/** Shows the drafts that another tab stored. An open wizard would replace its draft at the next key. */
function handleStorage({ key, newValue }: StorageEvent): void {
  updateShown()
  const accountId = accountState.business?.id
  if (accountId === undefined || key === null || newValue === null) return
  const subject = subjectAt(accountId, key)
  if (subject) countReceived(subject)
}

/** The timer of the next save on the server; undefined while none is scheduled. */
let saveTimer: ReturnType<typeof setTimeout> | undefined
/** Aborts when the client is stopped: pending saves end, and the listeners to the window are removed. */
let stopController = new AbortController()

/** Saves the drafts on the server `timers.gigDraftSave` after the first change since the last save. */
function scheduleSave(): void {
  saveTimer ??= setTimeout(() => void saveUnsavedDrafts(), timers.gigDraftSave)
}

/** The instant of a change now, which is later than the version before it, also when this device's clock is slow. */
function nextChangedAt(previous: LocalGigDraft | null): string {
  const earliestMs = previous ? Date.parse(previous.changedAt) + 1 : 0
  return new Date(Math.max(clock.now().getTime(), earliestMs)).toISOString()
}

/** Stores a change here at once, and schedules its save on the server. */
function recordChange(accountId: string, subject: GigDraftSubject, content: GigDraftContent | null): void {
  const changedAt = nextChangedAt(readLocal(accountId, subject))
  writeLocal(accountId, { subject, content, changedAt, isSaved: false })
  updateShown()
  scheduleSave()
}

/**
 * Sends an unsaved draft to the server.
 * @param isLeaving whether the page is being unloaded, so that the request has to outlive it
 * @returns whether the server stored the draft
 */
async function saveDraft(accountId: string, draft: LocalGigDraft, isLeaving: boolean): Promise<boolean> {
  const { subject, content, changedAt } = draft
  const answer = await call(
    'saveGigDraft',
    { subject, content, changedAt },
    // A save in the background opens no sign-in dialog; the draft is sent after the next sign-in.
    { signInAgain: false, keepalive: isLeaving, signal: stopController.signal },
  )
  if (!isResponse(answer)) return false
  // A change during the call is newer than the response, and is still unsaved.
  if (readLocal(accountId, subject)?.changedAt !== changedAt) return true
  writeLocal(accountId, { ...answer.gigDraft, isSaved: true })
  updateShown()
  // The server had a later version, from another device. An earlier instant is the server's, for a clock that is ahead.
  if (answer.gigDraft.changedAt > changedAt && answer.gigDraft.content) countReceived(subject)
  return true
}

/**
 * Sends the unsaved drafts of the signed-in business. Resolves false when one failed; it then stays on this device.
 * @param options `isLeaving`: the page is being unloaded, so the requests have to outlive it; default false
 */
async function saveUnsavedDrafts({ isLeaving = false }: { isLeaving?: boolean } = {}): Promise<boolean> {
  clearTimeout(saveTimer)
  saveTimer = undefined
  const accountId = accountState.business?.id
  if (accountId === undefined) return true
  const unsaved = readAllLocal(accountId).filter(({ isSaved }) => !isSaved)
  const outcomes = await Promise.all(unsaved.map((draft) => saveDraft(accountId, draft, isLeaving)))
  return outcomes.every(Boolean)
}

/** The drafts of a business: stored on this device at once, and on the server after `timers.gigDraftSave`. */
export const gigDrafts = {
  /** The stored draft; null without one. */
  read: (accountId: string, subject: GigDraftSubject): GigDraftContent | null =>
    readLocal(accountId, subject)?.content ?? null,

  /** Stores a draft, replacing an earlier one of the same subject. */
  write: recordChange,

  /** Deletes a draft here and on the server. Without a draft here, makes no call. */
  clear(accountId: string, subject: GigDraftSubject): void {
    if (readLocal(accountId, subject)?.content) recordChange(accountId, subject, null)
  },

  /** Merges the server's drafts. The later change of each subject wins. */
  receive(accountId: string, remoteDrafts: readonly GigDraftState[]): void {
    for (const remote of remoteDrafts) {
      const local = readLocal(accountId, remote.subject)
      if (local && remote.changedAt <= local.changedAt) continue
      writeLocal(accountId, { ...remote, isSaved: true })
      if (remote.content) countReceived(remote.subject)
    }
    if (readAllLocal(accountId).some(({ isSaved }) => !isSaved)) scheduleSave()
    updateShown()
  },

  flush: saveUnsavedDrafts,
}

onClientStart(() => {
  stopController = new AbortController()
  const { signal } = stopController
  window.addEventListener('pagehide', () => void saveUnsavedDrafts({ isLeaving: true }), { signal })
  window.addEventListener('online', () => void saveUnsavedDrafts(), { signal })
  window.addEventListener('storage', handleStorage, { signal })
  updateShown()
  const stopReceiving = onDraftsReceived(gigDrafts.receive)
  return () => {
    stopReceiving()
    stopController.abort()
    clearTimeout(saveTimer)
    saveTimer = undefined
    shownState.drafts = []
  }
})

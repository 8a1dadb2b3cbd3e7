import { proxy, useSnapshot } from 'valtio'
import { z } from 'zod'
import { type GigDraftState, gigDraftState, isFailure } from '@/contract'
import { clock, timers } from '@/domain'
import { type DraftStore, draftStore, gigDraftName } from './drafts.ts'
import { accountState } from './session-state.ts'
import { onClientStart } from './start.ts'
import { call } from './transport.ts'

// The listing draft of a business, stored on this device and on the server. Both store the instant of the last change,
// and the latest change wins. A posted or discarded draft is stored as `content: null`, so that an older copy on another
// device does not replace it.

type Content = NonNullable<GigDraftState['content']>

const contentStore = draftStore(gigDraftName, gigDraftState.shape.content.unwrap())
const changeStore = draftStore(
  `${gigDraftName}-change`,
  z.object({ changedAt: gigDraftState.shape.changedAt, isSaved: z.boolean() }),
)

/** A draft on this device. `isSaved`: the server has it too. */
interface LocalDraft extends GigDraftState {
  isSaved: boolean
}

/** The part of the draft that screens show. */
interface ShownDraft {
  /** The job title; empty while the draft has none. */
  title: string
  changedAt: string
}

const shown: { draft: ShownDraft | null; received: number } = proxy({ draft: null, received: 0 })

/** The draft of the signed-in business in a component; null without one. */
export function useGigDraft(): ShownDraft | null {
  return useSnapshot(shown).draft
}

/**
 * The number of drafts received from other devices. The wizard restarts when the number changes. A draft that was changed
 * here later than on the other device is not replaced.
 */
export function useReceivedGigDrafts(): number {
  return useSnapshot(shown).received
}

function readLocal(accountId: string): LocalDraft | null {
  const content = contentStore.read(accountId)
  const change = changeStore.read(accountId)
  if (!content && !change) return null
  // Storage may have refused the entry of the change: the draft then counts as changed now.
  return { content, changedAt: change?.changedAt ?? clock.now().toISOString(), isSaved: change?.isSaved ?? false }
}

function writeLocal(accountId: string, { content, changedAt, isSaved }: LocalDraft): void {
  if (content) contentStore.write(accountId, content)
  else contentStore.clear(accountId)
  changeStore.write(accountId, { changedAt, isSaved })
  updateShown()
}

/** Shows the stored draft of the signed-in business. */
function updateShown(): void {
  const accountId = accountState.business?.id
  const local = accountId === undefined ? null : readLocal(accountId)
  if (!local?.content) {
    shown.draft = null
    return
  }
  const { jobTitle } = local.content
  shown.draft = { title: typeof jobTitle === 'string' ? jobTitle.trim() : '', changedAt: local.changedAt }
}

let saveTimer: ReturnType<typeof setTimeout> | undefined
/** Aborts when the client is stopped. */
let stopController = new AbortController()

function scheduleSave(): void {
  saveTimer ??= setTimeout(() => void gigDrafts.flush(), timers.gigDraftSave)
}

/** Stores a change here at once, and schedules its save on the server. */
function recordChange(accountId: string, content: Content | null): void {
  writeLocal(accountId, { content, changedAt: clock.now().toISOString(), isSaved: false })
  scheduleSave()
}

interface GigDrafts extends DraftStore<Content> {
  /** Deletes the draft here and on the server. Without a draft here, makes no call. */
  clear: (accountId: string) => void
  /** Merges the server's draft; null when it never had one. The later change wins. */
  receive: (accountId: string, remote: GigDraftState | null) => void
  /**
   * Sends an unsaved draft. Resolves false when that failed; the draft then stays on this device.
   * @param options `leaving`: the page is being unloaded, so the request has to outlive it; default false
   */
  flush: (options?: { leaving?: boolean }) => Promise<boolean>
}

/** The draft of a business: stored on this device at once, and on the server after `timers.gigDraftSave`. */
export const gigDrafts: GigDrafts = {
  read: (accountId) => readLocal(accountId)?.content ?? null,

  write: recordChange,

  clear(accountId) {
    if (contentStore.read(accountId)) recordChange(accountId, null)
  },

  receive(accountId, remote) {
    const local = readLocal(accountId)
    if (remote && isNewer(remote, local)) {
      writeLocal(accountId, { ...remote, isSaved: true })
      if (remote.content) shown.received += 1
    } else if (local && !local.isSaved) {
      scheduleSave()
    }
    updateShown()
  },

  async flush({ leaving = false } = {}) {
    clearTimeout(saveTimer)
    saveTimer = undefined
    const accountId = accountState.business?.id
    if (accountId === undefined) return true
    const local = readLocal(accountId)
    if (!local || local.isSaved) return true
    const { content, changedAt } = local
    const answer = await call(
      'saveGigDraft',
      { content, changedAt },
      // A save in the background asks nobody to sign in; the draft is sent after the next sign-in.
      { signInAgain: false, keepalive: leaving, signal: stopController.signal },
    )
    if (answer === null || isFailure(answer)) return false
    // A change during the call is newer than the response.
    if (readLocal(accountId)?.changedAt === changedAt) writeLocal(accountId, { ...answer.gigDraft, isSaved: true })
    return true
  },
}

/** Whether the server's draft was changed after the one on this device, or there is none here. */
function isNewer(remote: GigDraftState, local: LocalDraft | null): boolean {
  return local === null || remote.changedAt > local.changedAt
}

onClientStart(() => {
  stopController = new AbortController()
  const handlePageHide = () => void gigDrafts.flush({ leaving: true })
  const handleOnline = () => void gigDrafts.flush()
  window.addEventListener('pagehide', handlePageHide)
  window.addEventListener('online', handleOnline)
  window.addEventListener('storage', updateShown)
  updateShown()
  return () => {
    stopController.abort()
    clearTimeout(saveTimer)
    saveTimer = undefined
    shown.draft = null
    window.removeEventListener('pagehide', handlePageHide)
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('storage', updateShown)
  }
})

// One account's draft of a form: its state, and its copy in storage, which the draft starts with.
import { proxy, ref } from 'valtio'
import type { z } from 'zod'
import { type DraftStore, draftStore } from '@/client/drafts'
import type { Failure } from '@/contract'
import { createDelayedWrite } from './delayed-write'
import { type Form, type FormErrors, reachableStep } from './form'
import { afterEvent, type SaveState } from './save-state'

/** A form that is filled in once and sent: its fields and steps, and how its draft is stored. */
export interface DraftFormDefinition<Draft, Field extends string> extends Form<Draft, Field> {
  /** Names the stored draft. */
  name: string
  /** Validates a stored draft; an invalid one is ignored. */
  schema: z.core.$ZodType<Draft>
  /** The message for a failed submission; the argument is null when no response came. */
  failureMessage: (failure: Failure | null) => string
}

/** The state of a form that is being filled in. */
export interface DraftFormState<Draft, Field extends string> {
  draft: Draft
  /** Whether the draft was stored on an earlier visit. */
  resumed: boolean
  saveState: SaveState
  /** The message of the last submission's failure; null before one, and from the next submission on. */
  failure: string | null
  /** The server's message for each refused field, until the field changes. */
  serverErrors: FormErrors<Field>
}

/** The account that fills in a form, and the draft it starts with. */
export interface DraftOwner<Draft> {
  /** What the draft is stored under: the account's id, followed by the listing's for a draft about a listing. */
  draftKey: string
  /** Whether the account is still signed in. A response that arrives after it signed out changes nothing. */
  isCurrent: () => boolean
  /** Makes an unchanged draft from the account's data. */
  initialDraft: () => Draft
  /** Where the draft is stored. Default: on this device only, under the form's name. */
  drafts?: DraftStore<Draft>
  /** Whether a draft that differs from an unchanged one only by its step is stored. Default true. */
  isStepStored?: boolean
}

/** The step of a draft; 1 for a form of one step, whose draft has none. */
export function stepOf(draft: object): number {
  return 'step' in draft && typeof draft.step === 'number' ? draft.step : 1
}

/** Whether two drafts have equal entries, except for those named. */
function isSameDraft(draft: object, other: object, ignoredEntries: readonly string[]): boolean {
  const contentText = (value: object) =>
    JSON.stringify(value, (name, entry: unknown) => (ignoredEntries.includes(name) ? undefined : entry))
  return contentText(draft) === contentText(other)
}

/** Opens a draft: the stored one, at its step or the furthest reachable step before it; without one, an unchanged one. */
export function openDraft<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  owner: DraftOwner<Draft>,
) {
  const { draftKey, isCurrent, initialDraft, drafts = draftStore(form.name, form.schema), isStepStored = true } = owner
  const initialState = (stored: Draft | null): DraftFormState<Draft, Field> => ({
    // A `ref`, because a draft is replaced, never mutated: valtio need not proxy and copy its entries at each key.
    draft: ref(stored ?? initialDraft()),
    resumed: stored !== null,
    saveState: 'changed',
    failure: null,
    serverErrors: {},
  })
  const storedDraft = drafts.read(draftKey)
  const state = proxy(initialState(storedDraft))
  // Every draft has an idempotency key of its own.
  const ignoredEntries = isStepStored ? ['idempotencyKey'] : ['idempotencyKey', 'step']
  const delayedWrite = createDelayedWrite(() => {
    // Signing out deletes the drafts on the device, so a draft of a former account must not be written again.
    if (!isCurrent()) return
    if (isSameDraft(state.draft, initialDraft(), ignoredEntries)) drafts.clear(draftKey)
    else drafts.write(draftKey, state.draft)
  })

  function setEntries(entries: object): void {
    state.draft = ref(Object.assign({ ...state.draft }, entries))
  }

  function showStep(step: number): void {
    const reachable = reachableStep(form, state.draft, step)
    if (reachable !== stepOf(state.draft)) setEntries({ step: reachable })
  }

  function clear(): void {
    delayedWrite.cancel()
    drafts.clear(draftKey)
  }

  if (storedDraft) showStep(stepOf(storedDraft))

  return {
    state,
    /** Replaces some of the draft's entries. */
    setEntries,
    /** Shows a step, or the furthest reachable one before it. */
    showStep,
    /** Stores the draft after the next frame, or deletes the stored one when the draft equals an unchanged one. */
    store: delayedWrite.schedule,
    /** Deletes the stored draft. */
    clear,
    /** Replaces the draft's idempotency key, if it has one, by a new key. */
    renewIdempotencyKey(): void {
      const fresh = initialDraft()
      if ('idempotencyKey' in fresh) setEntries({ idempotencyKey: fresh.idempotencyKey })
    },
    /** Whether an entry of the storage has this draft. */
    isStoredAt: (key: string): boolean => drafts.ownerOf?.(key) === draftKey,
    /** Shows the stored draft, if there is one, at the step shown now or else the furthest reachable one before it. */
    showStored(): void {
      const stored = drafts.read(draftKey)
      if (!stored) return
      delayedWrite.cancel()
      const step = stepOf(state.draft)
      Object.assign(state, { draft: ref(stored), saveState: afterEvent(state.saveState, 'edit'), serverErrors: {} })
      showStep(step)
    },
    /** Deletes the stored draft and shows an unchanged one. */
    reset(): void {
      clear()
      Object.assign(state, initialState(null))
    },
  }
}

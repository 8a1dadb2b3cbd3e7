import { proxy, ref } from 'valtio'
import type { z } from 'zod'
import { type DraftStore, draftStore } from '@/client/drafts'
import { type Failure, isResponse } from '@/contract'
import { createDelayedWrite } from './delayed-write'
import {
  type Form,
  type FormErrors,
  furthestStep,
  isStepComplete,
  reachableStep,
  remainingErrors,
  serverErrorsOf,
  stepAfter,
  stepBefore,
  stepsOf,
} from './form'
import { afterEvent, canAttempt, type SaveState } from './save-state'

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

/** The changed entries of a draft, or a function of the draft that makes them. */
export type DraftEdit<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

/** The changed entries of a draft. */
export function editOf<Draft>(edit: DraftEdit<Draft>, draft: Draft): Partial<Draft> {
  return typeof edit === 'function' ? edit(draft) : edit
}

/** The account that fills in a form, and the draft it starts with. */
interface DraftOwner<Draft> {
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

/** Whether two drafts have equal entries, except for those named. */
function isSameDraft(draft: object, other: object, ignoredEntries: readonly string[]): boolean {
  const contentText = (value: object) =>
    JSON.stringify(value, (name, entry: unknown) => (ignoredEntries.includes(name) ? undefined : entry))
  return contentText(draft) === contentText(other)
}

/**
 * The state of a form that is just opened, and the changes of its draft.
 * @param stored the stored draft to resume; null for an unchanged one
 */
function createDraftState<Draft extends object, Field extends string>(initialDraft: () => Draft, stored: Draft | null) {
  const initialState = (resumed: Draft | null): DraftFormState<Draft, Field> => ({
    // A `ref`, because a draft is replaced, never mutated: valtio need not proxy and copy its entries at each key.
    draft: ref(resumed ?? initialDraft()),
    resumed: resumed !== null,
    saveState: 'changed',
    failure: null,
    serverErrors: {},
  })
  const state = proxy(initialState(stored))

  function setEntries(entries: object): void {
    state.draft = ref(Object.assign({ ...state.draft }, entries))
  }

  return {
    state,
    /** Replaces some of the draft's entries. */
    setEntries,
    setStep(step: number): void {
      if (step !== stepOf(state.draft)) setEntries({ step })
    },
    /** Replaces the draft's idempotency key, if it has one, by a new key. */
    renewIdempotencyKey(): void {
      const fresh = initialDraft()
      if ('idempotencyKey' in fresh) setEntries({ idempotencyKey: fresh.idempotencyKey })
    },
    /** Shows an unchanged draft, as in a form that is just opened. */
    showUnchanged(): void {
      Object.assign(state, initialState(null))
    },
  }
}

/**
 * The stored copy of a draft.
 * @param shownDraft the draft to store, as the form shows it now
 */
function createStoredCopy<Draft extends object>(
  { draftKey, isCurrent, initialDraft, drafts, isStepStored }: Required<DraftOwner<Draft>>,
  shownDraft: () => Draft,
) {
  // Every draft has an idempotency key of its own.
  const ignoredEntries = isStepStored ? ['idempotencyKey'] : ['idempotencyKey', 'step']
  const delayedWrite = createDelayedWrite(() => {
    // Signing out deletes the drafts on the device, so a draft of a former account must not be written again.
    if (!isCurrent()) return
    if (isSameDraft(shownDraft(), initialDraft(), ignoredEntries)) drafts.clear(draftKey)
    else drafts.write(draftKey, shownDraft())
  })
  return {
    /** Stores the draft after the next frame, or deletes the stored one when the draft equals an unchanged one. */
    store: delayedWrite.schedule,
    /** Drops a change that is not stored yet. */
    cancelStore: delayedWrite.cancel,
    /** Deletes the stored draft. */
    clear(): void {
      delayedWrite.cancel()
      drafts.clear(draftKey)
    },
    /** Whether an entry of the storage has this draft. */
    isStoredAt: (key: string): boolean => drafts.ownerOf?.(key) === draftKey,
  }
}

/** One account's draft: its state, and its stored copy, which the draft starts with. */
function openDraft<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  owner: DraftOwner<Draft>,
) {
  const { draftKey, initialDraft, drafts = draftStore(form.name, form.schema), isStepStored = true } = owner
  const storedDraft = drafts.read(draftKey)
  const draftState = createDraftState<Draft, Field>(initialDraft, storedDraft)
  const { state, setStep } = draftState
  const storedCopy = createStoredCopy({ ...owner, drafts, isStepStored }, () => state.draft)

  // A stored draft opens at its step, or at the furthest reachable step before it.
  if (storedDraft) setStep(reachableStep(form, storedDraft, stepOf(storedDraft)))

  return {
    ...draftState,
    ...storedCopy,
    /** Shows the stored draft, if there is one, at the step shown now or else the furthest reachable one before it. */
    showStored(): void {
      const stored = drafts.read(draftKey)
      if (!stored) return
      storedCopy.cancelStore()
      const step = stepOf(state.draft)
      Object.assign(state, { draft: ref(stored), saveState: afterEvent(state.saveState, 'edit'), serverErrors: {} })
      setStep(reachableStep(form, stored, step))
    },
    /** Deletes the stored draft and shows an unchanged one. */
    reset(): void {
      storedCopy.clear()
      draftState.showUnchanged()
    },
  }
}

type OpenDraft<Draft extends object, Field extends string> = ReturnType<typeof openDraft<Draft, Field>>

/** The moves between a form's steps, none of which is made while the form is being sent or once it was accepted. */
function stepNavigation<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  { state, setStep, store }: OpenDraft<Draft, Field>,
) {
  /** Shows a step, or the furthest reachable one before it. */
  function goTo(step: number): void {
    if (!canAttempt(state.saveState)) return
    setStep(reachableStep(form, state.draft, step))
    store()
  }

  return {
    goTo,
    next: () => goTo(stepAfter(form, state.draft, stepOf(state.draft))),
    back: () => goTo(stepBefore(form, stepOf(state.draft))),
    /** Shows the first step with a refused field. */
    goToServerError: () => {
      const [firstWithError] = stepsOf(form, state.serverErrors)
      if (firstWithError !== undefined) goTo(firstWithError)
    },
  }
}

/**
 * Shows the draft whenever another tab stores it. One that the other tab has sent or discarded stays here. Returns a
 * function that stops it.
 */
function followOtherTabs<Draft extends object, Field extends string>({
  state,
  isStoredAt,
  showStored,
}: OpenDraft<Draft, Field>): () => void {
  function handleStorage({ key }: StorageEvent): void {
    if (key !== null && isStoredAt(key) && canAttempt(state.saveState)) showStored()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Keeps the draft of a submission that was not accepted, and says why. @param failure null when no response came */
function recordFailure<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  { state, store, renewIdempotencyKey }: OpenDraft<Draft, Field>,
  failure: Failure | null,
): void {
  // The server has stored an earlier version of the draft. A new key sends the changed draft as another request.
  if (failure?.code === 'keyReused') {
    renewIdempotencyKey()
    store()
  }
  state.saveState = afterEvent(state.saveState, failure === null ? 'noAnswer' : 'failure')
  state.failure = form.failureMessage(failure)
  state.serverErrors = serverErrorsOf(form, failure?.fields)
}

/** Opens a form for one account, with its stored draft if there is one. */
export function createDraftForm<Draft extends object, Field extends string>(
  definition: DraftFormDefinition<Draft, Field>,
  owner: DraftOwner<Draft>,
) {
  // A copy, because `redefine` changes the form for every function that reads it.
  const form = { ...definition }
  const openedDraft = openDraft(form, owner)
  const { state, setEntries, clear, store, reset } = openedDraft
  const navigation = stepNavigation(form, openedDraft)

  return {
    state,
    ...navigation,
    followOtherTabs: () => followOtherTabs(openedDraft),

    /** Applies an edit, or what a function makes of the draft, unless the form is being sent or was accepted. */
    change(edit: DraftEdit<Draft>): void {
      if (!canAttempt(state.saveState)) return
      const typed = editOf(edit, state.draft)
      state.serverErrors = remainingErrors(form, state.serverErrors, typed)
      setEntries(typed)
      state.saveState = afterEvent(state.saveState, 'edit')
      store()
    },

    /**
     * Sends the draft, on the button or on Retry, and resolves with the response. Resolves with null, and keeps the
     * draft, when the form
     * - is being sent or was accepted before;
     * - has an incomplete step, which is then shown;
     * - was refused, or no response came: `failure` and `serverErrors` say why;
     * - was sent for an account that has signed out since.
     */
    async submit<Answer extends object>(
      send: (draft: Draft) => Promise<Answer | Failure | null>,
    ): Promise<Answer | null> {
      if (!canAttempt(state.saveState)) return null
      const furthest = furthestStep(form, state.draft)
      if (!isStepComplete(form, state.draft, furthest)) {
        navigation.goTo(furthest)
        return null
      }
      Object.assign(state, { saveState: afterEvent(state.saveState, 'attempt'), failure: null, serverErrors: {} })
      const answer = await send(state.draft)
      if (!owner.isCurrent()) return null
      if (isResponse(answer)) {
        clear()
        state.saveState = afterEvent(state.saveState, 'success')
        return answer
      }
      recordFailure(form, openedDraft, answer)
      return null
    },

    /** Replaces the fields and steps. The draft stays, at its step or else at the furthest reachable one before it. */
    redefine(changed: DraftFormDefinition<Draft, Field>): void {
      Object.assign(form, changed)
      navigation.goTo(stepOf(state.draft))
    },

    /** Hides the failure of the last submission. */
    dismissFailure: () => {
      state.failure = null
    },
    /** Hides the note that the draft is from an earlier visit. */
    dismissResumed: () => {
      state.resumed = false
    },
    /** Discards the draft and starts with an unchanged one. Returns false while the form is being sent. */
    startOver(): boolean {
      const canReset = state.saveState !== 'saving'
      if (canReset) reset()
      return canReset
    },
  }
}

/** The step of a draft; 1 for a form of one step, whose draft has none. */
function stepOf(draft: object): number {
  return 'step' in draft && typeof draft.step === 'number' ? draft.step : 1
}

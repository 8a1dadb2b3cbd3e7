import { type Failure, isResponse } from '@/contract'
import { furthestStep, isStepComplete, remainingErrors, serverErrorsOf, stepAfter, stepBefore, stepsOf } from './form'
import { type DraftFormDefinition, type DraftOwner, openDraft, stepOf } from './opened-draft'
import { afterEvent, canAttempt } from './save-state'

export type { DraftFormDefinition, DraftFormState } from './opened-draft'

/** The changed entries of a draft, or a function of the draft that makes them. */
export type DraftEdit<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

/** The changed entries of a draft. */
export function editOf<Draft>(edit: DraftEdit<Draft>, draft: Draft): Partial<Draft> {
  return typeof edit === 'function' ? edit(draft) : edit
}

type OpenDraft<Draft extends object, Field extends string> = ReturnType<typeof openDraft<Draft, Field>>

/** The moves between a form's steps, none of which is made while the form is being sent or once it was accepted. */
function stepNavigation<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  { state, showStep, store }: OpenDraft<Draft, Field>,
) {
  /** Shows a step, or the furthest reachable one before it. */
  function goTo(step: number): void {
    if (!canAttempt(state.saveState)) return
    showStep(step)
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

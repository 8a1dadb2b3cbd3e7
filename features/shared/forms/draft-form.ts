import { proxy } from 'valtio'
import type { z } from 'zod'
import { type DraftStore, draftStore } from '@/client/drafts'
import { type Failure, isFailure } from '@/contract'
import {
  type Form,
  type FormErrors,
  furthestStep,
  isStepComplete,
  reachableStep,
  refusedFields,
  stepAfter,
  stepBefore,
  stepsOf,
  stillRefused,
} from './form'
import { afterEvent, canAttempt, type SaveState } from './save-state'

/** A form that is filled in once and sent: what it asks, and how its draft is kept. */
export interface DraftFormDefinition<Draft, Field extends string> extends Form<Draft, Field> {
  /** Names the kept draft. */
  name: string
  /** What a kept draft must be to be offered again. */
  schema: z.ZodType<Draft>
  /** What to say of a refusal; null when nothing came back. */
  failureMessage: (failure: Failure | null) => string
}

/** Where somebody is in filling in a form. */
export interface DraftFormState<Draft, Field extends string> {
  draft: Draft
  /** Whether the draft is one kept from an earlier visit. */
  resumed: boolean
  save: SaveState
  /** Why the last try was not taken, until the next one. */
  failure: string | null
  /** What the server refused, until it is changed. */
  refused: FormErrors<Field>
}

/** Whose form it is, and what it begins with. */
export interface DraftOwner<Draft> {
  /** The draft is kept for this account. */
  accountId: string
  /** Whether the account is still signed in: an answer that comes later changes nothing. */
  isCurrent: () => boolean
  /** A new draft, from what the account knows. */
  first: () => Draft
  /** Where the draft is kept. Default: on this device alone, under the form's name. */
  drafts?: DraftStore<Draft>
}

/** Every draft has its own idempotency key, which says nothing of what was typed. */
const typedText = (draft: unknown) =>
  JSON.stringify(draft, (name, value: unknown) => (name === 'idempotencyKey' ? undefined : value))

/** Begins a form for one account, from its kept draft if there is one. */
export function createDraftForm<Draft extends object, Field extends string>(
  form: DraftFormDefinition<Draft, Field>,
  { accountId, isCurrent, first, drafts = draftStore(form.name, form.schema) }: DraftOwner<Draft>,
) {
  const kept = drafts.read(accountId)
  const state: DraftFormState<Draft, Field> = proxy({
    draft: kept ?? first(),
    resumed: kept !== null,
    save: 'changed',
    failure: null,
    refused: {},
  })
  if (kept) moveTo(reachableStep(form, kept, stepOf(kept)))

  function keep(): void {
    if (typedText(state.draft) === typedText(first())) drafts.clear(accountId)
    else drafts.write(accountId, state.draft)
  }

  function moveTo(step: number): void {
    if (step !== stepOf(state.draft)) state.draft = Object.assign({ ...state.draft }, { step })
  }

  /** Takes in what was typed or chosen, unless the form is on its way or taken. */
  function change(typed: Partial<Draft>): void {
    if (!canAttempt(state.save)) return
    state.refused = stillRefused(form, state.refused, typed)
    state.draft = Object.assign({ ...state.draft }, typed)
    state.save = afterEvent(state.save, 'edit')
    keep()
  }

  /** Shows a step, or the furthest one before it that may be shown. */
  function goTo(step: number): void {
    if (!canAttempt(state.save)) return
    moveTo(reachableStep(form, state.draft, step))
    keep()
  }

  /** Forgets everything typed, and begins anew, unless the form is on its way. */
  function startOver(): void {
    if (state.save === 'saving') return
    drafts.clear(accountId)
    const fresh = { draft: first(), resumed: false, save: 'changed', failure: null, refused: {} } as const
    Object.assign(state, fresh satisfies DraftFormState<Draft, Field>)
  }

  /**
   * Sends the draft, on the button or on Retry. Resolves with the answer, or null when the form was not sent or not
   * taken: a step that is not complete is shown instead, and nothing typed is lost.
   */
  async function submit<Answer extends object>(
    send: (draft: Draft) => Promise<Answer | Failure | null>,
  ): Promise<Answer | null> {
    if (!canAttempt(state.save)) return null
    const furthest = furthestStep(form, state.draft)
    if (!isStepComplete(form, state.draft, furthest)) {
      goTo(furthest)
      return null
    }
    Object.assign(state, { save: afterEvent(state.save, 'attempt'), failure: null, refused: {} })
    const answer = await send(state.draft)
    if (!isCurrent()) return null
    if (answer !== null && !isFailure(answer)) {
      drafts.clear(accountId)
      state.save = afterEvent(state.save, 'success')
      return answer
    }
    state.save = afterEvent(state.save, answer === null ? 'noAnswer' : 'failure')
    state.failure = form.failureMessage(answer)
    state.refused = refusedFields(form, answer?.fields)
    return null
  }

  return {
    state,
    change,
    goTo,
    next: () => goTo(stepAfter(form, state.draft, stepOf(state.draft))),
    back: () => goTo(stepBefore(form, stepOf(state.draft))),
    /** Shows the first step of which the server refused something. */
    goToRefused: () => {
      const [first] = stepsOf(form, state.refused)
      if (first !== undefined) goTo(first)
    },
    /** Forgets why the last try was not taken. */
    dismissFailure: () => {
      state.failure = null
    },
    /** Hides the note that the draft is from an earlier visit. */
    dismissResumed: () => {
      state.resumed = false
    },
    startOver,
    submit,
  }
}

/** The step a draft is at; a form of one step keeps none. */
function stepOf(draft: object): number {
  return 'step' in draft && typeof draft.step === 'number' ? draft.step : 1
}

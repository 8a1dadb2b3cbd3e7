import { proxy, snapshot } from 'valtio'
import type { z } from 'zod'
import { messages } from '../messages.ts'
import { type Failure, isFailure } from '../responses.ts'
import { draftStore } from './drafts.ts'
import { afterEvent, canAttempt, isUnsaved, type SaveEvent, type SaveState } from './save-rules.ts'

/** Why a save did not succeed. */
export interface SaveFailure {
  message: string
  /** Messages by field of the call, for those the server did not take. */
  fields: Record<string, string>
}

/** A form that is saved as a whole, as a screen shows it. */
export interface SettingsFormState<Form> {
  /** What stands in the form; null until it is opened. */
  form: Form | null
  save: SaveState
  /** The changes are those of an earlier visit. */
  restored: boolean
  failure: SaveFailure | null
  /** A save has just succeeded (ST-10). */
  celebrating: boolean
}

/** What sending a form came to: the form as it is kept now, a refusal, or null when nothing came back. */
export type SaveOutcome<Form> = { form: Form } | Failure | null

/**
 * Makes the settings form of one kind of account, with the rules both kinds share (ST-09, ST-11): what is typed is kept
 * per account until it is saved, a failed save loses nothing, and a successful one shows what the server kept.
 *
 * @param name names the kept draft
 * @param schema what a kept draft must be to be offered again
 */
export function createSettingsForm<Form extends object>(name: string, schema: z.ZodType<Form>) {
  const drafts = draftStore(name, schema)
  const state: SettingsFormState<Form> = proxy({
    form: null,
    save: 'untouched',
    restored: false,
    failure: null,
    celebrating: false,
  })
  let owner: string | null = null

  const tell = (event: SaveEvent) => {
    state.save = afterEvent(state.save, event)
  }

  /** Opens the form of an account: its kept changes, or what is known. Anything of another account goes. */
  function open(accountId: string, known: Form): void {
    const draft = drafts.read(accountId)
    owner = accountId
    Object.assign(state, { form: draft ?? known, save: draft ? 'changed' : 'untouched', restored: draft !== null })
    Object.assign(state, { failure: null, celebrating: false })
  }

  /** The account was heard from: an untouched form shows what is known now. */
  function refresh(accountId: string, known: Form): void {
    if (owner === accountId && !isUnsaved(state.save)) state.form = known
  }

  /** Takes in what was typed or chosen, unless it is being saved right now. */
  function change(changes: Partial<Form>): void {
    if (state.form === null || owner === null || state.save === 'saving') return
    Object.assign(state.form, changes)
    tell('edit')
    drafts.write(owner, schema.parse(snapshot(state).form))
  }

  /** A field that the server refused has been changed: it is no longer refused. */
  function forgive(field: string): void {
    if (state.failure) delete state.failure.fields[field]
  }

  /** Forgets the changes. */
  function startOver(known: Form): void {
    if (owner === null || state.save === 'saving') return
    drafts.clear(owner)
    open(owner, known)
  }

  /** Sends the form, on the button or on Retry. Resolves true when it is saved. */
  async function save(send: (form: Form) => Promise<SaveOutcome<Form>>): Promise<boolean> {
    const sender = owner
    const { form } = state
    if (form === null || sender === null || !canAttempt(state.save)) return false
    tell('attempt')
    state.failure = null
    state.restored = false
    const outcome = await send(schema.parse(snapshot(state).form))
    // Somebody else has signed in meanwhile: the answer is not theirs.
    if (owner !== sender) return false
    if (outcome === null || isFailure(outcome)) {
      tell('failure')
      state.failure = { message: outcome?.message ?? messages.general.offline, fields: { ...outcome?.fields } }
      return false
    }
    tell('success')
    drafts.clear(sender)
    state.form = outcome.form
    state.celebrating = true
    return true
  }

  return {
    state,
    open,
    refresh,
    change,
    forgive,
    startOver,
    save,
    dismissRestored: () => {
      state.restored = false
    },
    stopCelebrating: () => {
      state.celebrating = false
    },
  }
}

import { proxy, snapshot } from 'valtio'
import { z } from 'zod'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'
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
  /** What was changed here has been saved otherwise elsewhere meanwhile: saving would replace that. */
  overtaken: boolean
  failure: SaveFailure | null
  /** A save has just succeeded (ST-10). */
  celebrating: boolean
}

/** What sending a form came to: the form as it is kept now, a refusal, or null when nothing came back. */
export type SaveOutcome<Form> = { form: Form } | Failure | null

/** What is kept of a form that is not saved: the fields that were changed, so that it says nothing of the others. */
const changedFields = z.record(z.string(), z.unknown())

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields of a form that differ from those of another. */
function differing(form: object, from: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(from))
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => !isSame(value, before.get(field))))
}

/**
 * Makes the settings form of one kind of account, with the rules both kinds share (ST-09, ST-11): what is typed is kept
 * per account until it is saved, a failed save loses nothing, and a successful one shows what the server kept. What is
 * saved elsewhere meanwhile, in another tab or on another device, is taken in where nothing was changed here.
 *
 * @param name names the kept draft
 * @param schema what a kept draft must be to be offered again
 */
export function createSettingsForm<Form extends object>(name: string, schema: z.ZodType<Form>) {
  const drafts = draftStore(name, changedFields)
  const state: SettingsFormState<Form> = proxy({
    form: null,
    save: 'untouched',
    restored: false,
    overtaken: false,
    failure: null,
    celebrating: false,
  })
  let owner: string | null = null
  /** A copy of the account as it was heard from last, which typing does not change: what differs from it has been changed here. */
  let base: Form | null = null
  /** What was heard of the account while a save was under way, which may be the save itself. */
  let heardMeanwhile: Form | null = null

  const tell = (event: SaveEvent) => {
    state.save = afterEvent(state.save, event)
  }

  /** Opens the form of an account: its kept changes, or what is known. Anything of another account goes. */
  function open(accountId: string, known: Form): void {
    const kept = drafts.read(accountId)
    const form = kept && schema.safeParse({ ...known, ...kept }).data
    owner = accountId
    base = schema.parse(known)
    Object.assign(state, { form: form ?? known, save: form ? 'changed' : 'untouched', restored: Boolean(form) })
    Object.assign(state, { overtaken: false, failure: null, celebrating: false })
  }

  /** Whoever the form is of has signed out: nothing of theirs stays in memory, to become a draft again. */
  function close(): void {
    owner = null
    base = null
    Object.assign(state, { form: null, save: 'untouched', restored: false, overtaken: false, failure: null })
  }

  /** The account was heard from: what was not changed here is shown as it is known now. */
  function refresh(accountId: string, known: Form): void {
    if (owner !== accountId || state.form === null || base === null) return
    if (state.save === 'saving') {
      heardMeanwhile = known
      return
    }
    const before = base
    base = schema.parse(known)
    if (!isUnsaved(state.save)) {
      state.form = known
      return
    }
    const form = schema.parse(snapshot(state).form)
    const [own, theirs, apart] = [differing(form, before), differing(known, before), differing(form, known)]
    if (Object.keys(own).some((field) => field in theirs && field in apart)) state.overtaken = true
    state.form = schema.parse({ ...known, ...own })
    // Whoever saved in another tab has forgotten the draft, which was this tab's too.
    keep()
  }

  /** Keeps what was changed, if anything. */
  function keep(): void {
    if (owner === null || base === null || state.form === null) return
    const own = differing(schema.parse(snapshot(state).form), base)
    if (Object.keys(own).length > 0) drafts.write(owner, own)
    else drafts.clear(owner)
  }

  /** Takes in what was typed or chosen, unless it is being saved right now. */
  function change(changes: Partial<Form>): void {
    if (state.form === null || owner === null || state.save === 'saving') return
    Object.assign(state.form, changes)
    tell('edit')
    keep()
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
    heardMeanwhile = null
    state.failure = null
    state.restored = false
    const outcome = await send(schema.parse(snapshot(state).form))
    // Somebody else has signed in meanwhile: the answer is not theirs.
    if (owner !== sender) return false
    if (outcome === null || isFailure(outcome)) {
      tell('failure')
      if (heardMeanwhile) refresh(sender, heardMeanwhile)
      state.failure = { message: outcome?.message ?? messages.general.offline, fields: { ...outcome?.fields } }
      return false
    }
    tell('success')
    drafts.clear(sender)
    base = schema.parse(outcome.form)
    state.form = outcome.form
    state.overtaken = false
    state.celebrating = true
    return true
  }

  return {
    state,
    open,
    close,
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

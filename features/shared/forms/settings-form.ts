import { proxy, snapshot } from 'valtio'
import { z } from 'zod'
import { draftStore } from '@/client/drafts'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'
import { type Form, type FormErrors, refusedFields, stillRefused } from './form'
import { afterEvent, canAttempt, isUnsaved, type SaveEvent, type SaveState } from './save-state'

/** What a settings form asks, and how its unsaved changes are stored. */
export interface SettingsFormDefinition<Draft, Field extends string> extends Form<Draft, Field> {
  /** Names the stored changes. */
  name: string
  /** What the form must be with the stored changes in it, for them to be offered again. */
  schema: z.ZodType<Draft>
}

/** A form that shows what is known of an account and saves all of it, as a screen shows it. */
export interface SettingsFormState<Draft, Field extends string> {
  /** The values of the form; null until it is opened. */
  form: Draft | null
  save: SaveState
  /** The changes are those of an earlier visit. */
  restored: boolean
  /** Another tab or device saved another value for a field changed here: saving would replace that value. */
  overtaken: boolean
  /** Why the last save failed. */
  failure: string | null
  /** What the server refused, until it is changed. */
  refused: FormErrors<Field>
  /** A save has just succeeded (ST-10). */
  celebrating: boolean
}

/** The outcome of a save: the form as the server stored it, a refusal, or null when no answer came. */
export type SaveOutcome<Draft> = { form: Draft } | Failure | null

/** The entries of a form whose value is not the one before. */
function changedEntries(form: object, from: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(from))
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(field))
  return Object.fromEntries(Object.entries(form).filter(isChanged))
}

/** The account as it is now with the changes made here; `overtaken` when both changed a field to different values. */
function merged(form: object, base: object, known: object) {
  const [own, theirs, conflicts] = [
    changedEntries(form, base),
    changedEntries(known, base),
    changedEntries(form, known),
  ]
  return {
    form: { ...known, ...own },
    overtaken: Object.keys(own).some((field) => field in theirs && field in conflicts),
  }
}

/** The stored changes of a form: only what differs from the account, so that they say nothing of the other fields. */
function changesStore<Draft extends object>(name: string, schema: z.ZodType<Draft>) {
  const drafts = draftStore(name, z.record(z.string(), z.unknown()))
  return {
    /** The account with its stored changes; null without any that fit. */
    restore: (accountId: string, known: Draft): Draft | null => {
      const changes = drafts.read(accountId)
      return (changes && schema.safeParse({ ...known, ...changes }).data) ?? null
    },
    store: (accountId: string, form: Draft, base: Draft): void => {
      const changes = changedEntries(form, base)
      if (Object.keys(changes).length > 0) drafts.write(accountId, changes)
      else drafts.clear(accountId)
    },
    clear: drafts.clear,
  }
}

/** The account whose form is open. */
interface OpenAccount<Draft> {
  accountId: string
  /** The account as last heard from: what differs from it was changed here. */
  base: Draft
  /** What was heard of the account while it was being saved. */
  updateWhileSaving: Draft | null
}

const closed = { form: null, restored: false, overtaken: false, failure: null, refused: {}, celebrating: false }

/** The form that is open: its account, its state, and how another version of the account is taken in. */
function createOpenForm<Draft extends object, Field extends string>({
  name,
  schema,
}: SettingsFormDefinition<Draft, Field>) {
  const changes = changesStore(name, schema)
  const state: SettingsFormState<Draft, Field> = proxy({ ...closed, save: 'untouched' })
  let account: OpenAccount<Draft> | null = null

  /** A copy of the form's values: later typing does not change it. */
  const currentForm = () => schema.parse(snapshot(state).form)

  /** Stores what was changed, if anything. */
  function storeChanges(): void {
    if (account !== null && state.form !== null) changes.store(account.accountId, currentForm(), account.base)
  }

  return {
    state,
    currentForm,
    storeChanges,
    clearChanges: changes.clear,
    account: () => account,

    /** Opens the form of an account: its stored changes, or the account as it is. Anything of another account goes. */
    open(accountId: string, known: Draft): void {
      const form = changes.restore(accountId, known)
      account = { accountId, base: schema.parse(known), updateWhileSaving: null }
      const save = form ? 'changed' : 'untouched'
      Object.assign(state, { ...closed, form: form ?? known, save, restored: form !== null })
    },

    /** The account has signed out: nothing of it stays in memory, to become a draft again. */
    close(): void {
      account = null
      Object.assign(state, { ...closed, save: 'untouched' })
    },

    /** The account was heard from: fields that were not changed here show its values. */
    refresh(accountId: string, known: Draft): void {
      if (account?.accountId !== accountId || state.form === null) return
      if (state.save === 'saving') {
        account.updateWhileSaving = known
        return
      }
      const { base } = account
      account.base = schema.parse(known)
      if (!isUnsaved(state.save)) {
        state.form = known
        return
      }
      const { form, overtaken } = merged(currentForm(), base, known)
      state.form = schema.parse(form)
      state.overtaken ||= overtaken
      // Another tab saved and cleared the stored changes, which both tabs share.
      storeChanges()
    },
  }
}

/**
 * Makes the settings form of one kind of account, with the rules both kinds share (ST-09, ST-11): what is typed is stored
 * per account until it is saved, a failed save loses nothing, and a successful one shows what the server stored. What is
 * saved elsewhere meanwhile, in another tab or on another device, is taken in where nothing was changed here.
 */
export function createSettingsForm<Draft extends object, Field extends string>(
  definition: SettingsFormDefinition<Draft, Field>,
) {
  const { schema } = definition
  const { state, currentForm, storeChanges, clearChanges, account, open, close, refresh } = createOpenForm(definition)

  const transition = (event: SaveEvent) => {
    state.save = afterEvent(state.save, event)
  }

  /** Takes in what was typed or chosen, unless the form is being saved. */
  function change(typed: Partial<Draft>): void {
    if (state.form === null || state.save === 'saving') return
    Object.assign(state.form, typed)
    state.refused = stillRefused(definition, state.refused, typed)
    transition('edit')
    storeChanges()
  }

  /** Forgets the changes. */
  function startOver(known: Draft): void {
    const sender = account()
    if (sender === null || state.save === 'saving') return
    clearChanges(sender.accountId)
    open(sender.accountId, known)
  }

  /** Sends the form, on the button or on Retry. Resolves true when it is saved. */
  async function save(send: (form: Draft) => Promise<SaveOutcome<Draft>>): Promise<boolean> {
    const sender = account()
    if (sender === null || state.form === null || !canAttempt(state.save)) return false
    transition('attempt')
    sender.updateWhileSaving = null
    Object.assign(state, { failure: null, refused: {}, restored: false })
    const outcome = await send(currentForm())
    const current = account()
    // Somebody else has signed in meanwhile: the answer is not theirs.
    if (current?.accountId !== sender.accountId) return false
    if (outcome === null || isFailure(outcome)) {
      transition(outcome === null ? 'noAnswer' : 'failure')
      if (current.updateWhileSaving) refresh(current.accountId, current.updateWhileSaving)
      state.failure = outcome?.message ?? messages.general.offline
      state.refused = refusedFields(definition, outcome?.fields)
      return false
    }
    transition('success')
    clearChanges(current.accountId)
    current.base = schema.parse(outcome.form)
    Object.assign(state, { form: outcome.form, overtaken: false, celebrating: true })
    return true
  }

  return {
    state,
    open,
    close,
    refresh,
    change,
    startOver,
    save,
    /** Hides the note that the changes are from an earlier visit. */
    dismissRestored: () => {
      state.restored = false
    },
    /** The confetti is over. */
    stopCelebrating: () => {
      state.celebrating = false
    },
  }
}

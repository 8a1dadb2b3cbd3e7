import { proxy, snapshot } from 'valtio'
import * as z from 'zod/mini'
import { draftStore } from '@/client/drafts'
import { type Failure, isResponse } from '@/contract'
import { messages } from '@/domain'
import { type Form, type FormErrors, remainingErrors, serverErrorsOf } from './form'
import { afterEvent, canAttempt, isUnsaved, type SaveState } from './save-state'

/** A settings form: its fields, and how its unsaved changes are stored. */
export interface SettingsFormDefinition<Draft, Field extends string> extends Form<Draft, Field> {
  /** Names the stored changes. */
  name: string
  /** Validates the form with the stored changes applied; invalid stored changes are ignored. */
  schema: z.core.$ZodType<Draft>
}

/** The state of a form that edits an account and saves all of its fields together. */
export interface SettingsFormState<Draft, Field extends string> {
  /** The values of the form; null until it is opened. */
  form: Draft | null
  saveState: SaveState
  /** Whether the changes are from an earlier visit. */
  restored: boolean
  /** Whether another tab or device saved a different value for a field changed here; saving replaces that value. */
  hasConflict: boolean
  /** Why the last save failed. */
  failure: string | null
  /** The server's message for each refused field, until the field changes. */
  serverErrors: FormErrors<Field>
  /** Whether a save has just succeeded, so that confetti falls (ST-10). */
  celebrating: boolean
}

/** The outcome of a save: the form as the server stored it, a refusal, or null when no answer came. */
export type SaveOutcome<Draft> = { form: Draft } | Failure | null

/** The entries of a form that differ from an earlier version. */
function changedEntries(form: object, earlier: object): Record<string, unknown> {
  const earlierValues = new Map<string, unknown>(Object.entries(earlier))
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(earlierValues.get(field))
  return Object.fromEntries(Object.entries(form).filter(isChanged))
}

/**
 * Merges the form's changes into an updated version of the account: a field that was changed in the form keeps the
 * form's value. There is a conflict when the update gives such a field a third value.
 * @param base the version of the account that the form and the update both started from
 */
function mergeChanges(form: object, base: object, updated: object) {
  const changedHere = changedEntries(form, base)
  const changedElsewhere = changedEntries(updated, base)
  const differing = changedEntries(form, updated)
  // The same change in both places is no conflict.
  const isConflict = (field: string) => field in changedElsewhere && field in differing
  return { form: { ...updated, ...changedHere }, hasConflict: Object.keys(changedHere).some(isConflict) }
}

/** The stored changes of a form: only the fields that differ from the account, so that the others stay up to date. */
function changesStore<Draft extends object>(name: string, schema: z.core.$ZodType<Draft>) {
  const drafts = draftStore(name, z.record(z.string(), z.unknown()))
  return {
    /** The account with its stored changes applied; null without valid ones. */
    restore: (accountId: string, known: Draft): Draft | null => {
      const changes = drafts.read(accountId)
      return (changes && z.safeParse(schema, { ...known, ...changes }).data) ?? null
    },
    store: (accountId: string, form: Draft, base: Draft): void => {
      const changes = changedEntries(form, base)
      if (Object.keys(changes).length > 0) drafts.write(accountId, changes)
      else drafts.clear(accountId)
    },
    clear: drafts.clear,
  }
}

interface OpenAccount<Draft> {
  accountId: string
  /** The last known version of the account, the base of the merge: fields that differ from it were changed here. */
  base: Draft
  /** The version of the account that arrived during a save; null without one. */
  updateWhileSaving: Draft | null
}

/** The state of a form that is not open; its save status is `untouched`. */
const closed = { form: null, restored: false, hasConflict: false, failure: null, serverErrors: {}, celebrating: false }

/** The open form: its account, its state, and the merge with an updated account. */
function createOpenForm<Draft extends object, Field extends string>({
  name,
  schema,
}: SettingsFormDefinition<Draft, Field>) {
  const changes = changesStore(name, schema)
  const state: SettingsFormState<Draft, Field> = proxy({ ...closed, saveState: 'untouched' })
  let account: OpenAccount<Draft> | null = null

  /** A copy of the form's values, which later edits do not change. */
  const currentForm = () => z.parse(schema, snapshot(state).form)

  /** Stores the changes; without changes, deletes the stored ones. */
  function storeChanges(): void {
    if (account !== null && state.form !== null) changes.store(account.accountId, currentForm(), account.base)
  }

  return {
    state,
    currentForm,
    storeChanges,
    clearChanges: changes.clear,
    /** The account whose form is open; null when none is. */
    openAccount: () => account,

    /**
     * Opens the form of an account with its stored changes, if any, in place of any other account's form. A form that is
     * being saved stays as it is.
     */
    open(accountId: string, known: Draft): void {
      if (account?.accountId === accountId && state.saveState === 'saving') return
      const form = changes.restore(accountId, known)
      account = { accountId, base: z.parse(schema, known), updateWhileSaving: null }
      const saveState = form ? 'changed' : 'untouched'
      Object.assign(state, { ...closed, form: form ?? known, saveState, restored: form !== null })
    },

    /** Clears the form when the account signs out, so that its values are not stored again as changes. */
    close(): void {
      account = null
      Object.assign(state, { ...closed, saveState: 'untouched' })
    },

    /** Applies an updated version of the account to the fields that were not changed here. */
    refresh(accountId: string, known: Draft): void {
      if (account?.accountId !== accountId || state.form === null) return
      if (state.saveState === 'saving') {
        account.updateWhileSaving = known
        return
      }
      const { base } = account
      account.base = z.parse(schema, known)
      if (!isUnsaved(state.saveState)) {
        state.form = known
        return
      }
      const { form, hasConflict } = mergeChanges(currentForm(), base, known)
      state.form = z.parse(schema, form)
      state.hasConflict ||= hasConflict
      // Another tab saved and cleared the stored changes, which both tabs share.
      storeChanges()
    },
  }
}

type OpenForm<Draft extends object, Field extends string> = ReturnType<typeof createOpenForm<Draft, Field>>

/**
 * Makes the function that sends the open form, on the button or on Retry. It resolves true when the form is saved;
 * false when it was not sent, was refused, got no response, or belongs to an account that has signed out since. Without a
 * response, `unansweredMessage` says why; by default, that the server can't be reached.
 */
function createSave<Draft extends object, Field extends string>(
  definition: SettingsFormDefinition<Draft, Field>,
  { state, currentForm, clearChanges, openAccount, refresh }: OpenForm<Draft, Field>,
) {
  return async (
    send: (form: Draft) => Promise<SaveOutcome<Draft>>,
    unansweredMessage: () => string = () => messages.general.offline,
  ): Promise<boolean> => {
    const sender = openAccount()
    if (sender === null || state.form === null || !canAttempt(state.saveState)) return false
    state.saveState = afterEvent(state.saveState, 'attempt')
    sender.updateWhileSaving = null
    Object.assign(state, { failure: null, serverErrors: {}, restored: false })
    const outcome = await send(currentForm())
    const current = openAccount()
    // Another account has signed in since; the response belongs to the account before it.
    if (current?.accountId !== sender.accountId) return false
    if (!isResponse(outcome)) {
      state.saveState = afterEvent(state.saveState, outcome === null ? 'noAnswer' : 'failure')
      if (current.updateWhileSaving) refresh(current.accountId, current.updateWhileSaving)
      state.failure = outcome?.message ?? unansweredMessage()
      state.serverErrors = serverErrorsOf(definition, outcome?.fields)
      return false
    }
    state.saveState = afterEvent(state.saveState, 'success')
    clearChanges(current.accountId)
    current.base = z.parse(definition.schema, outcome.form)
    Object.assign(state, { form: outcome.form, hasConflict: false, celebrating: true })
    return true
  }
}

/**
 * Makes the settings form of one kind of account, with the rules both kinds share (ST-09, ST-11): edits are stored per
 * account until they are saved, a failed save keeps them, and a successful one shows the values the server stored.
 * Values saved in another tab or on another device meanwhile are merged into the fields that were not changed here.
 */
export function createSettingsForm<Draft extends object, Field extends string>(
  definition: SettingsFormDefinition<Draft, Field>,
) {
  const openForm = createOpenForm(definition)
  const { state, currentForm, storeChanges, clearChanges, openAccount, open, close, refresh } = openForm

  return {
    state,
    open,
    close,
    refresh,
    save: createSave(definition, openForm),

    /** Applies an edit, unless the form is being saved. */
    change(typed: Partial<Draft>): void {
      if (state.form === null || state.saveState === 'saving') return
      Object.assign(state.form, typed)
      state.serverErrors = remainingErrors(definition, state.serverErrors, typed)
      state.saveState = afterEvent(state.saveState, 'edit')
      storeChanges()
    },

    /**
     * Replaces entries of an earlier visit that can't be used any more; the stored changes keep them. The form is
     * untouched when it has no other changes.
     */
    dropRestored(entries: Partial<Draft>): void {
      const current = openAccount()
      if (current === null || state.form === null) return
      Object.assign(state.form, entries)
      const hasChanges = Object.keys(changedEntries(currentForm(), current.base)).length > 0
      if (!hasChanges) Object.assign(state, { restored: false, saveState: 'untouched' })
    },

    /** Discards the changes. */
    startOver(known: Draft): void {
      const current = openAccount()
      if (current === null || state.saveState === 'saving') return
      clearChanges(current.accountId)
      open(current.accountId, known)
    },

    /** Hides the note that the changes are from an earlier visit. */
    dismissRestored: () => {
      state.restored = false
    },
    /** Ends the celebration once the confetti has fallen. */
    stopCelebrating: () => {
      state.celebrating = false
    },
  }
}

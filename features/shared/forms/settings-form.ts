import { proxy, snapshot } from 'valtio'
import { z } from 'zod'
import { draftStore } from '@/client/drafts'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'
import { type Form, type FormErrors, refusedFields, stillRefused } from './form'
import { afterEvent, canAttempt, isUnsaved, type SaveEvent, type SaveState } from './save-state'

/** What a settings form asks, and how its changes are kept. */
export interface SettingsFormDefinition<Draft, Field extends string> extends Form<Draft, Field> {
  /** Names the kept changes. */
  name: string
  /** What the form must be with kept changes in it, for them to be offered again. */
  schema: z.ZodType<Draft>
}

/** A form that shows what is known of an account and saves all of it, as a screen shows it. */
export interface SettingsFormState<Draft, Field extends string> {
  /** What stands in the form; null until it is opened. */
  form: Draft | null
  save: SaveState
  /** The changes are those of an earlier visit. */
  restored: boolean
  /** What was changed here has been saved otherwise elsewhere meanwhile: saving would replace that. */
  overtaken: boolean
  /** Why the last save was not taken. */
  failure: string | null
  /** What the server refused, until it is changed. */
  refused: FormErrors<Field>
  /** A save has just succeeded (ST-10). */
  celebrating: boolean
}

/** What saving came to: the form as it is kept now, a refusal, or null when nothing came back. */
export type SaveOutcome<Draft> = { form: Draft } | Failure | null

/** The entries of a form that differ from those of another. */
function differing(form: object, from: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(from))
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(field))
  return Object.fromEntries(Object.entries(form).filter(isChanged))
}

/** The account as it is known now, with what was changed here; `overtaken` when both changed the same, differently. */
function merged(form: object, base: object, known: object) {
  const [own, theirs, conflicts] = [differing(form, base), differing(known, base), differing(form, known)]
  return {
    form: { ...known, ...own },
    overtaken: Object.keys(own).some((field) => field in theirs && field in conflicts),
  }
}

/** The kept changes of a form: only what differs from the account, so that they say nothing of the other fields. */
function keptChanges<Draft extends object>(name: string, schema: z.ZodType<Draft>) {
  const drafts = draftStore(name, z.record(z.string(), z.unknown()))
  return {
    /** The account with its kept changes; null without any that fit. */
    restore: (accountId: string, known: Draft): Draft | null => {
      const changes = drafts.read(accountId)
      return (changes && schema.safeParse({ ...known, ...changes }).data) ?? null
    },
    keep: (accountId: string, form: Draft, base: Draft): void => {
      const changes = differing(form, base)
      if (Object.keys(changes).length > 0) drafts.write(accountId, changes)
      else drafts.clear(accountId)
    },
    clear: drafts.clear,
  }
}

/**
 * Makes the settings form of one kind of account, with the rules both kinds share (ST-09, ST-11): what is typed is kept
 * per account until it is saved, a failed save loses nothing, and a successful one shows what the server kept. What is
 * saved elsewhere meanwhile, in another tab or on another device, is taken in where nothing was changed here.
 */
export function createSettingsForm<Draft extends object, Field extends string>(
  definition: SettingsFormDefinition<Draft, Field>,
) {
  const { schema } = definition
  const changes = keptChanges(definition.name, schema)
  const nothing = { form: null, restored: false, overtaken: false, failure: null, refused: {}, celebrating: false }
  const state: SettingsFormState<Draft, Field> = proxy({ ...nothing, save: 'untouched' })
  /** Whose form is open, and the account as last heard from: what differs from it was changed here. */
  let open: { accountId: string; base: Draft; heardWhileSaving: Draft | null } | null = null

  /** What stands in the form, apart from the state: later typing does not change it. */
  const shown = () => schema.parse(snapshot(state).form)

  const handle = (event: SaveEvent) => {
    state.save = afterEvent(state.save, event)
  }

  /** Keeps what was changed, if anything. */
  function keep(): void {
    if (open !== null && state.form !== null) changes.keep(open.accountId, shown(), open.base)
  }

  const actions = {
    state,

    /** Opens the form of an account: its kept changes, or what is known. Anything of another account goes. */
    open(accountId: string, known: Draft): void {
      const form = changes.restore(accountId, known)
      open = { accountId, base: schema.parse(known), heardWhileSaving: null }
      const save = form ? 'changed' : 'untouched'
      Object.assign(state, { ...nothing, form: form ?? known, save, restored: form !== null })
    },

    /** The account has signed out: nothing of it stays in memory, to become a draft again. */
    close(): void {
      open = null
      Object.assign(state, { ...nothing, save: 'untouched' })
    },

    /** The account was heard from: what was not changed here is shown as it is known now. */
    refresh(accountId: string, known: Draft): void {
      if (open?.accountId !== accountId || state.form === null) return
      if (state.save === 'saving') {
        open.heardWhileSaving = known
        return
      }
      const { base } = open
      open.base = schema.parse(known)
      if (!isUnsaved(state.save)) {
        state.form = known
        return
      }
      const { form, overtaken } = merged(shown(), base, known)
      state.form = schema.parse(form)
      state.overtaken ||= overtaken
      // Another tab saved and cleared the draft, which both tabs share.
      keep()
    },

    /** Takes in what was typed or chosen, unless the form is being saved. */
    change(typed: Partial<Draft>): void {
      if (state.form === null || state.save === 'saving') return
      Object.assign(state.form, typed)
      state.refused = stillRefused(definition, state.refused, typed)
      handle('edit')
      keep()
    },

    /** Forgets the changes. */
    startOver(known: Draft): void {
      if (open === null || state.save === 'saving') return
      changes.clear(open.accountId)
      actions.open(open.accountId, known)
    },

    /** Sends the form, on the button or on Retry. Resolves true when it is saved. */
    async save(send: (form: Draft) => Promise<SaveOutcome<Draft>>): Promise<boolean> {
      const sender = open?.accountId
      if (open === null || sender === undefined || state.form === null || !canAttempt(state.save)) return false
      handle('attempt')
      open.heardWhileSaving = null
      Object.assign(state, { failure: null, refused: {}, restored: false })
      const outcome = await send(shown())
      // Somebody else has signed in meanwhile: the answer is not theirs.
      if (open?.accountId !== sender) return false
      if (outcome === null || isFailure(outcome)) {
        handle(outcome === null ? 'noAnswer' : 'failure')
        if (open.heardWhileSaving) actions.refresh(sender, open.heardWhileSaving)
        state.failure = outcome?.message ?? messages.general.offline
        state.refused = refusedFields(definition, outcome?.fields)
        return false
      }
      handle('success')
      changes.clear(sender)
      open.base = schema.parse(outcome.form)
      Object.assign(state, { form: outcome.form, overtaken: false, celebrating: true })
      return true
    },

    /** Hides the note that the changes are from an earlier visit. */
    dismissRestored(): void {
      state.restored = false
    },

    /** The confetti is over. */
    stopCelebrating(): void {
      state.celebrating = false
    },
  }
  return actions
}

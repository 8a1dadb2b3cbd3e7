import { proxy } from 'valtio'
import { call } from '@/client'
import { isFailure, type MailSettings } from '@/contract'
import { type MailChoice, messages } from '@/domain'

/** An account's choices of mails, as its settings show them. */
export interface MailChoicesState {
  /** Null until loaded. */
  settings: MailSettings | null
  /** The choice being saved; shown as if it were. */
  saving: MailChoice | null
  /** Which choice wasn't saved, or null when loading failed, and why; undefined without a failure. */
  failure: { choice: MailChoice | null; message: string } | undefined
  /** The text for screen readers once a choice is saved. */
  announcement: string
}

/** Sends a choice: the topic says which kind of account has it. */
function send({ topic, frequency }: MailChoice) {
  return topic === 'applications'
    ? call('chooseStudentMails', { topic, frequency })
    : call('chooseBusinessMails', { topic, frequency })
}

/** Makes the store of the signed-in account's choices of mails. Each choice is saved at once. */
export function createMailChoices(kind: 'student' | 'business') {
  const state: MailChoicesState = proxy({ settings: null, saving: null, failure: undefined, announcement: '' })

  /** Stores the settings of a response, or its failure. Returns whether the call succeeded. */
  function applyOutcome(
    choice: MailChoice | null,
    outcome: Awaited<ReturnType<typeof call<'studentMailSettings'>>>,
  ): boolean {
    if (outcome === null || isFailure(outcome)) {
      state.failure = { choice, message: outcome?.message ?? messages.general.offline }
      return false
    }
    state.settings = outcome
    return true
  }

  return {
    state,
    async load(): Promise<void> {
      state.failure = undefined
      const name = kind === 'student' ? 'studentMailSettings' : 'businessMailSettings'
      applyOutcome(null, await call(name, undefined))
    },
    async choose(choice: MailChoice): Promise<void> {
      if (state.saving !== null) return
      Object.assign(state, { saving: choice, failure: undefined, announcement: '' })
      const isSaved = applyOutcome(choice, await send(choice))
      state.saving = null
      if (isSaved) state.announcement = messages.settings.status.saved
    },
  }
}

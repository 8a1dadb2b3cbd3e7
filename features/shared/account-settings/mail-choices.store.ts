import { proxy } from 'valtio'
import { call } from '@/client'
import { isResponse, type MailSettings } from '@/contract'
import { type MailChoice, messages } from '@/domain'

/** An account's choices of mails, as its settings show them. */
export interface MailChoicesState {
  /** Null until loaded. */
  settings: MailSettings | null
  /** The choices that aren't saved yet, the oldest first; shown as if they were. The first is being sent. */
  unsaved: MailChoice[]
  /** The choices that weren't saved, none when loading failed, and the reason; undefined without a failure. */
  failure: { choices: MailChoice[]; message: string } | undefined
  /** The text for screen readers once all choices are saved. */
  announcement: string
}

/** Sends a choice: the topic says which kind of account has it. */
function send({ topic, frequency }: MailChoice) {
  return topic === 'applications'
    ? call('chooseStudentMails', { topic, frequency })
    : call('chooseBusinessMails', { topic, frequency })
}

/** Makes the store of the signed-in account's choices of mails. Each choice is saved at once, one after the other. */
export function createMailChoices(kind: 'student' | 'business') {
  const state: MailChoicesState = proxy({ settings: null, unsaved: [], failure: undefined, announcement: '' })

  /**
   * Stores the settings of a response, or the failure with the choices that were not saved. Returns whether the call
   * succeeded.
   */
  function applyOutcome(
    choices: MailChoice[],
    outcome: Awaited<ReturnType<typeof call<'studentMailSettings'>>>,
  ): boolean {
    if (!isResponse(outcome)) {
      state.failure = { choices, message: outcome?.message ?? messages.general.offline }
      return false
    }
    state.settings = outcome
    return true
  }

  /** Saves the unsaved choices one after the other. After a failure, all of them wait for the retry in `failure`. */
  async function saveAll(): Promise<void> {
    let [choice] = state.unsaved
    while (choice) {
      const outcome = await send(choice)
      if (!applyOutcome(state.unsaved, outcome)) {
        state.unsaved = []
        return
      }
      state.unsaved = state.unsaved.slice(1)
      choice = state.unsaved[0]
    }
    state.announcement = messages.settings.status.saved
  }

  return {
    state,
    /** Loads the choices. */
    async load(): Promise<void> {
      state.failure = undefined
      const name = kind === 'student' ? 'studentMailSettings' : 'businessMailSettings'
      applyOutcome([], await call(name, undefined))
    },
    /** Shows a choice at once, and saves it after the earlier ones. */
    async choose(choice: MailChoice): Promise<void> {
      const isSaving = state.unsaved.length > 0
      Object.assign(state, { unsaved: [...state.unsaved, choice], failure: undefined, announcement: '' })
      // The pending call of this function goes on with the added choice.
      if (!isSaving) await saveAll()
    },
  }
}

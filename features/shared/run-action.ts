import { type Failure, isResponse } from '@/contract'
import { messages } from '@/domain'

/** An action on the server: whether an attempt is pending, and why the last attempt failed. */
export interface ActionState {
  isBusy: boolean
  /** The message of the last attempt's failure; null without one. */
  failure: string | null
}

/** An action that was not attempted yet. */
export const idleAction: ActionState = { isBusy: false, failure: null }

/**
 * Makes one attempt at an action, unless another is pending.
 * @param entries the state's other entries during the attempt
 * @returns the server's answer; null after a failure, which the state then has, and while another attempt is pending
 */
export async function runAction<State extends ActionState, Answer extends object>(
  state: State,
  entries: Partial<Omit<State, keyof ActionState>>,
  send: () => Promise<Answer | Failure | null>,
): Promise<Answer | null> {
  if (state.isBusy) return null
  Object.assign(state, { ...entries, isBusy: true, failure: null })
  const answer = await send()
  state.isBusy = false
  if (isResponse(answer)) return answer
  state.failure = answer?.message ?? messages.general.offline
  return null
}

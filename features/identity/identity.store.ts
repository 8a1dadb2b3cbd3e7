import { proxy, ref } from 'valtio'
import { account, call, forgetSession, session, startBusinessSession, startStudentSession } from '@/client'
import { type BusinessInit, isFailure, type StudentInit } from '@/contract'
import { messages } from '@/domain'
import {
  type Credentials,
  type CredentialsErrors,
  credentialsProblem,
  credentialsRefusal,
  noCredentials,
} from './credentials'
import { businessDestination, type Destination, studentDestination } from './outcomes'

type Intent = 'signup' | 'signin'

/** What a sign-up or sign-in screen shows. */
export type AuthState =
  | { phase: 'idle' }
  /** A ticket is traded for a session. */
  | { phase: 'checking' }
  /** The credentials are on their way. */
  | { phase: 'working' }
  | { phase: 'notice'; message: string }
  /**
   * `message`: null when `fields` say it all. `canRetry`: nothing is wrong with what was typed, so the alert offers to
   * send it again. `fields`: what is wrong with single fields.
   */
  | { phase: 'failed'; message: string | null; canRetry: boolean; fields?: CredentialsErrors }
  | { phase: 'existing-account' }

/** The state of one sign-up or sign-in screen, for as long as it is open. */
export interface Auth {
  state: AuthState
  credentials: Credentials
  /** What was found when an existing account signed up again; begun only when the person says so. */
  existing: StudentInit | BusinessInit | null
  /** Sends what waits for the account signed in until now: its session ends when another one begins (BA-08). */
  flushOutboxes: () => Promise<unknown>
}

/** The state of a screen that opens. @param flushOutboxes see {@link Auth}; default: nothing waits */
export function newAuth(state: AuthState, flushOutboxes: Auth['flushOutboxes'] = async () => {}): Auth {
  return proxy<Auth>({ state, credentials: noCredentials, existing: null, flushOutboxes })
}

function fail(auth: Auth, message: string = messages.identity.failed, canRetry = false): null {
  auth.state = { phase: 'failed', message, canRetry }
  return null
}

function begin(init: StudentInit | BusinessInit): void {
  if ('userData' in init) startStudentSession(init)
  else startBusinessSession(init)
}

/** What can not be sent now stays for the next time its account signs in, so a failure is none of this one's. */
async function flushOutboxesOf({ flushOutboxes }: Auth): Promise<void> {
  await flushOutboxes().catch(() => undefined)
}

/** Typing clears the error, which frees the button (BA-04). */
export function typeCredentials(auth: Auth, credentials: Credentials): void {
  auth.credentials = credentials
  if (auth.state.phase === 'failed') auth.state = { phase: 'idle' }
}

/**
 * Trades a ticket for a session. Resolves where to go, or null with the screen saying why not; until the screen is
 * left, it goes on saying that it checks.
 */
export async function finishIdentity(
  auth: Auth,
  kind: 'student' | 'business',
  intent: Intent,
  ticket: string,
): Promise<Destination | null> {
  auth.state = { phase: 'checking' }
  await flushOutboxesOf(auth)
  const outcome = await call(kind === 'student' ? 'initStudent' : 'initBusiness', { ticket })
  if (outcome === null || isFailure(outcome)) return fail(auth)
  const destination =
    'userData' in outcome ? studentDestination(intent, outcome) : businessDestination(intent, 'identity', outcome)
  if (destination === null) return fail(auth)
  if (destination === 'existing-account') {
    auth.existing = ref(outcome)
    auth.state = { phase: 'existing-account' }
  } else begin(outcome)
  return destination
}

/** Goes on with the account that was already there ('Sign In Instead'). False when there is none to go on with. */
export function signInInstead(auth: Auth): boolean {
  if (auth.existing === null) return false
  begin(auth.existing)
  return true
}

/** Signs a business up or in with the username and password it typed. Resolves as `finishIdentity` does. */
export async function submitCredentials(auth: Auth, intent: Intent): Promise<Destination | null> {
  if (auth.state.phase === 'working') return null
  const { username, password } = auth.credentials
  const problem = credentialsProblem(intent, auth.credentials)
  if (problem !== null) {
    auth.state = { phase: 'failed', ...problem, canRetry: false }
    return null
  }
  auth.state = { phase: 'working' }
  await flushOutboxesOf(auth)
  const outcome = await call('credentials', { action: intent, username, password })
  if (outcome === null) return fail(auth, messages.identity.failed, true)
  if (isFailure(outcome)) {
    const { message, clearFields, canRetry } = credentialsRefusal(intent, outcome)
    if (clearFields) auth.credentials = noCredentials
    return fail(auth, message, canRetry)
  }
  const destination = businessDestination(intent, 'credentials', outcome)
  if (destination === null) return fail(auth)
  startBusinessSession(outcome)
  return destination
}

/** Signs the same account in again over a running page; `other` when it was somebody else, who then starts afresh. */
export async function signInAgain(
  how: { ticket: string } | { username: string; password: string },
): Promise<'same' | 'other' | { error: string }> {
  const before = account.user?.id ?? account.business?.id
  const outcome =
    'ticket' in how
      ? await call(session.kind === 'student' ? 'initStudent' : 'initBusiness', how)
      : await call('credentials', { action: 'signin', ...how })
  if (outcome === null) return { error: messages.identity.failed }
  if (isFailure(outcome)) return { error: credentialsRefusal('signin', outcome).message }
  const same = ('userData' in outcome ? outcome.userData.id : outcome.businessData.id) === before
  if (!same) forgetSession()
  begin(outcome)
  return same ? 'same' : 'other'
}

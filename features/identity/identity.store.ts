import { proxy } from 'valtio'
import { type BusinessInit, isFailure, messages, type StudentInit } from '@/contract'
import { account, call, forgetSession, session, startBusinessSession, startStudentSession } from '@/contract/client'
import { type Credentials, credentialsProblem, credentialsRefusal } from './credentials'
import { businessDestination, type Destination, studentDestination } from './outcomes'

type Intent = 'signup' | 'signin'

/** What a sign-up or sign-in screen shows. */
export type AuthState =
  | { phase: 'idle'; error: string | null; notice: string | null }
  | { phase: 'working' }
  | { phase: 'existing-account' }

const idle = (error: string | null = null, notice: string | null = null): AuthState => ({
  phase: 'idle',
  error,
  notice,
})

/** The state of the one sign-up or sign-in screen that is open. */
export const auth: { state: AuthState; clearFields: number } = proxy({ state: idle(), clearFields: 0 })

/** What was found when an existing account signed up again; begun only when the person says so. */
let waiting: { kind: 'student'; init: StudentInit } | { kind: 'business'; init: BusinessInit } | null = null

/** Opens a screen: nothing under way; `error` is what the identity callback said. */
export function openAuth(error: 'cancelled' | 'failed' | null = null): void {
  waiting = null
  if (error === 'cancelled') auth.state = idle(null, messages.identity.cancelled)
  else auth.state = idle(error === 'failed' ? messages.identity.failed : null)
}

function fail(error: string = messages.identity.failed): null {
  auth.state = idle(error)
  return null
}

/** Typing clears the error, which frees the button (BA-04). */
export function clearAuthError(): void {
  if (auth.state.phase === 'idle' && auth.state.error !== null) auth.state = idle()
}

/** Trades a student's ticket for a session. Resolves where to go, or null with the screen saying why not. */
export async function finishStudentIdentity(ticket: string, intent: Intent): Promise<Destination | null> {
  auth.state = { phase: 'working' }
  const outcome = await call('initStudent', { ticket })
  if (outcome === null || isFailure(outcome)) return fail()
  const destination = studentDestination(intent, outcome)
  if (destination === null) return fail()
  if (destination === 'existing-account') waiting = { kind: 'student', init: outcome }
  else startStudentSession(outcome)
  auth.state = destination === 'existing-account' ? { phase: 'existing-account' } : idle()
  return destination
}

/** Trades a business's ticket for a session, as for a student. */
export async function finishBusinessIdentity(ticket: string, intent: Intent): Promise<Destination | null> {
  auth.state = { phase: 'working' }
  const outcome = await call('initBusiness', { ticket })
  if (outcome === null || isFailure(outcome)) return fail()
  const destination = businessDestination(intent, 'identity', outcome)
  if (destination === null) return fail()
  if (destination === 'existing-account') waiting = { kind: 'business', init: outcome }
  else startBusinessSession(outcome)
  auth.state = destination === 'existing-account' ? { phase: 'existing-account' } : idle()
  return destination
}

/** Goes on with the account that was already there ('Sign In Instead'). False when there is none to go on with. */
export function signInInstead(): boolean {
  if (waiting === null) return false
  if (waiting.kind === 'student') startStudentSession(waiting.init)
  else startBusinessSession(waiting.init)
  waiting = null
  auth.state = idle()
  return true
}

/** Signs a business up or in with a username and password. */
export async function submitCredentials(intent: Intent, credentials: Credentials): Promise<Destination | null> {
  if (auth.state.phase === 'working') return null
  const problem = credentialsProblem(intent, credentials)
  if (problem !== null) return fail(problem)
  auth.state = { phase: 'working' }
  const { username, password } = credentials
  const outcome = await call('credentials', { action: intent, username, password })
  if (outcome === null) return fail()
  if (isFailure(outcome)) {
    const { error, clearFields } = credentialsRefusal(intent, outcome.message)
    if (clearFields) auth.clearFields += 1
    return fail(error)
  }
  const destination = businessDestination(intent, 'credentials', outcome)
  if (destination === null) return fail()
  startBusinessSession(outcome)
  auth.state = idle()
  return destination
}

/** Signs the same account in again over a running page; false when it was somebody else, who then starts afresh. */
export async function signInAgain(
  how: { ticket: string } | { username: string; password: string },
): Promise<'same' | 'other' | { error: string }> {
  const before = account.user?.id ?? account.business?.id
  const outcome =
    'ticket' in how
      ? await call(session.kind === 'student' ? 'initStudent' : 'initBusiness', how)
      : await call('credentials', { action: 'signin', ...how })
  if (outcome === null) return { error: messages.identity.failed }
  if (isFailure(outcome)) return { error: credentialsRefusal('signin', outcome.message).error }
  const same = ('userData' in outcome ? outcome.userData.id : outcome.businessData.id) === before
  if (!same) forgetSession()
  if ('userData' in outcome) startStudentSession(outcome)
  else startBusinessSession(outcome)
  return same ? 'same' : 'other'
}

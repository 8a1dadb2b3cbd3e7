import { proxy, ref } from 'valtio'
import { accountId, call, forgetSession, session, startBusinessSession, startStudentSession } from '@/client'
import { type BusinessInit, isFailure, isResponse, type StudentInit } from '@/contract'
import { messages } from '@/domain'
import {
  type Credentials,
  type FieldErrors,
  type Intent,
  noCredentials,
  refusalEffectOf,
  type SignInCredentials,
  validateCredentials,
} from './credentials'
import { businessDestination, type Destination, studentDestination } from './outcomes'

interface AuthFailure {
  phase: 'failed'
  /** The message for the form as a whole; null when only fields have messages. */
  message: string | null
  /** Whether the alert offers Retry: the same credentials may be accepted on another attempt. */
  canRetry: boolean
  /** The messages of fields; undefined for none. */
  fields?: FieldErrors
}

/** The status of a sign-up or sign-in screen. */
export type AuthState =
  | { phase: 'idle' }
  /** The ticket is being exchanged for a session. */
  | { phase: 'checking' }
  /** The credentials are being sent. */
  | { phase: 'working' }
  | { phase: 'notice'; message: string }
  | AuthFailure
  | { phase: 'existing-account' }

/** The state of one sign-up or sign-in screen, for as long as it is open. */
export interface Auth {
  state: AuthState
  credentials: Credentials
  /** The session of an existing account that signed up again; started only when the person confirms. */
  existing: StudentInit | BusinessInit | null
  /** Flushes the outboxes of the current account, whose session ends when another one starts (BA-08). */
  flushOutboxes: () => Promise<unknown>
}

/**
 * The initial state of a screen.
 * @param flushOutboxes see {@link Auth}; default: no outboxes
 */
export function newAuth(state: AuthState, flushOutboxes: Auth['flushOutboxes'] = async () => {}): Auth {
  return proxy<Auth>({ state, credentials: noCredentials, existing: null, flushOutboxes })
}

interface ShownFailure {
  /** Default: signing in failed, without a reason. */
  message?: string
  /** Default false. */
  canRetry?: boolean
}

/** Shows a failure of the form as a whole. */
function showFailure(auth: Auth, { message = messages.identity.failed, canRetry = false }: ShownFailure = {}): void {
  auth.state = { phase: 'failed', message, canRetry }
}

/** Signs the account of a response in, in this browser. */
function startSession(init: StudentInit | BusinessInit): void {
  if ('userData' in init) startStudentSession(init)
  else startBusinessSession(init)
}

/** Flushes the outboxes. A failed flush is ignored: the items stay in the outbox until their account signs in again. */
async function flushOutboxesOf({ flushOutboxes }: Auth): Promise<void> {
  await flushOutboxes().catch(() => undefined)
}

/** Applies an edit and clears the error, which enables the button (BA-04). */
export function editCredentials(auth: Auth, credentials: Credentials): void {
  auth.credentials = credentials
  if (auth.state.phase === 'failed') auth.state = { phase: 'idle' }
}

/**
 * Exchanges a ticket for a session. Resolves with the screen to open, or with null after a failure, which `auth` has.
 * After a success `auth` keeps the phase `checking`, so that the screen stays busy until the next one replaces it.
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
  if (!isResponse(outcome)) {
    showFailure(auth)
    return null
  }
  const destination =
    'userData' in outcome ? studentDestination(intent, outcome) : businessDestination(intent, 'provider', outcome)
  if (destination === null) {
    showFailure(auth)
  } else if (destination === 'existing-account') {
    // Not a proxy: `startSession` takes plain data.
    auth.existing = ref(outcome)
    auth.state = { phase: 'existing-account' }
  } else {
    startSession(outcome)
  }
  return destination
}

/** Starts the session of the existing account ('Sign In Instead'). False without one. */
export function signInInstead(auth: Auth): boolean {
  if (auth.existing === null) return false
  startSession(auth.existing)
  return true
}

/** Signs a business up or in with username and password. Resolves as {@link finishIdentity} does. */
export async function submitCredentials(auth: Auth, intent: Intent): Promise<Destination | null> {
  if (auth.state.phase === 'working') return null
  const { username, password } = auth.credentials
  const error = validateCredentials(intent, auth.credentials)
  if (error !== null) {
    auth.state = { phase: 'failed', ...error, canRetry: false }
    return null
  }
  auth.state = { phase: 'working' }
  await flushOutboxesOf(auth)
  const outcome = await call('credentials', { action: intent, username, password })
  if (outcome === null) {
    showFailure(auth, { canRetry: true })
    return null
  }
  if (isFailure(outcome)) {
    const { message, fields, mustClear, canRetry } = refusalEffectOf(intent, outcome)
    if (mustClear) auth.credentials = noCredentials
    if (fields) auth.state = { phase: 'failed', message: null, canRetry, fields }
    else showFailure(auth, { message, canRetry })
    return null
  }
  const destination = businessDestination(intent, 'password', outcome)
  if (destination === null) showFailure(auth)
  else startBusinessSession(outcome)
  return destination
}

/** The outcome of signing in again. `otherAccount`: the page still shows the data of the account before it. */
type SignInAgainOutcome = { kind: 'sameAccount' | 'otherAccount' } | { kind: 'failed'; message: string }

/**
 * Renews the session of the open page. When another account signs in, the data of the account before is deleted here.
 * @param proof the ticket of the identity provider's callback, or the credentials of a business
 */
export async function signInAgain(proof: { ticket: string } | SignInCredentials): Promise<SignInAgainOutcome> {
  const previousId = accountId()
  const outcome =
    'ticket' in proof
      ? await call(session.kind === 'student' ? 'initStudent' : 'initBusiness', proof)
      : await call('credentials', { action: 'signin', ...proof })
  if (outcome === null) return { kind: 'failed', message: messages.identity.failed }
  if (isFailure(outcome)) return { kind: 'failed', message: refusalEffectOf('signin', outcome).message }
  const { id } = 'userData' in outcome ? outcome.userData : outcome.businessData
  const isSameAccount = id === previousId
  if (!isSameAccount) forgetSession()
  startSession(outcome)
  return { kind: isSameAccount ? 'sameAccount' : 'otherAccount' }
}

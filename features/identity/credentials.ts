import type { Failure, FailureCode } from '@/contract'
import { limits, messages, newUsernameProblem } from '@/domain'

export type Intent = 'signup' | 'signin'

export interface SignInCredentials {
  username: string
  password: string
}

/** The fields of a business's sign-up and sign-in form. */
export interface Credentials extends SignInCredentials {
  /** Used for sign-up only, by {@link signUpReadiness}. */
  confirmPassword: string
}

/** The empty form. */
export const noCredentials: Credentials = { username: '', password: '', confirmPassword: '' }

/** Whether the Sign Up button is enabled; if not, why. */
export type Readiness = { ready: true } | { ready: false; reason: string }

/** Error messages by field. */
export type FieldErrors = Partial<Record<keyof Credentials, string>>

/**
 * The state of the Sign Up button (BA-01): disabled while the two passwords differ. Empty fields do not disable it;
 * submitting shows which fields are missing.
 */
export function signUpReadiness({
  password,
  confirmPassword,
}: Pick<Credentials, 'password' | 'confirmPassword'>): Readiness {
  if (password === confirmPassword) return { ready: true }
  return {
    ready: false,
    reason: confirmPassword === '' ? messages.identity.confirmPasswordRequired : messages.identity.passwordsDiffer,
  }
}

/** The error message for a new password; null for a valid one. */
export function newPasswordError(password: string): string | null {
  return password.length < limits.password.min ? messages.identity.passwordTooShort : null
}

/** Why credentials are not sent. */
interface ValidationError {
  /** The message for the form as a whole, for empty fields; null for an invalid one. */
  message: string | null
  /** The messages of one or more fields. */
  fields: FieldErrors
}

/** Validates the username and password before they are sent; null when both are valid. */
export function validateCredentials(intent: Intent, { username, password }: Credentials): ValidationError | null {
  const name = username.trim()
  const { credentialsRequired, usernameRequired, passwordRequired } = messages.identity
  if (name === '' || password === '') {
    const fields = {
      ...(name === '' && { username: usernameRequired }),
      ...(password === '' && { password: passwordRequired }),
    }
    return { message: credentialsRequired, fields }
  }
  if (intent === 'signin') return null
  const usernameError = newUsernameProblem(name)
  if (usernameError !== null) return { message: null, fields: { username: usernameError } }
  const passwordError = newPasswordError(password)
  return passwordError === null ? null : { message: null, fields: { password: passwordError } }
}

/** The effect of a refusal by the server on the form. */
export interface RefusalEffect {
  /** The message for the form as a whole. */
  message: string
  /** The messages of fields, which replace the form's; undefined for none. */
  fields?: FieldErrors
  /** Whether every field is emptied, as the specification does for a taken username and a wrong password. */
  mustClear: boolean
  /** Whether the same credentials may be accepted on another attempt. */
  canRetry: boolean
}

const retryableCodes: readonly FailureCode[] = ['rateLimited', 'internal', 'unavailable']

/**
 * Maps the server's refusal of credentials to its effect on the form (BA-02, BA-03). The specification distinguishes
 * refusals by message only, and gives a taken username the same message as a wrong password; the intent decides.
 */
export function refusalEffectOf(intent: Intent, { code, message, fields }: Failure): RefusalEffect {
  if (message === messages.server.incorrectCredentials) {
    const { usernameTaken, incorrectCredentials } = messages.identity
    return { message: intent === 'signup' ? usernameTaken : incorrectCredentials, mustClear: true, canRetry: false }
  }
  // No business has this username.
  if (message === messages.server.incorrectDetails && intent === 'signin')
    return { message: messages.identity.noSuchCredentials, mustClear: false, canRetry: false }
  const fieldErrors: FieldErrors = {
    ...(fields?.username && { username: fields.username }),
    ...(fields?.password && { password: fields.password }),
  }
  const hasFieldErrors = Object.keys(fieldErrors).length > 0
  return {
    message,
    ...(hasFieldErrors && { fields: fieldErrors }),
    mustClear: false,
    canRetry: retryableCodes.includes(code),
  }
}

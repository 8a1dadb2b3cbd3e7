import type { Failure, FailureCode } from '@/contract'
import { limits, messages, newUsernameProblem } from '@/domain'

/** The fields of a business's sign-up and sign-in form. */
export interface Credentials {
  username: string
  password: string
  /** Used for sign-up only. */
  confirmPassword: string
}

/** The empty form. */
export const noCredentials: Credentials = { username: '', password: '', confirmPassword: '' }

/** Whether the Sign Up button is enabled; if not, why. */
export type Readiness = { ready: true } | { ready: false; reason: string }

/** Error messages by field. */
export type CredentialsErrors = Partial<Record<keyof Credentials, string>>

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
    reason: confirmPassword === '' ? messages.identity.confirmPassword : messages.identity.passwordsDiffer,
  }
}

/** The error message for a new password; null for a valid one. */
export function newPasswordProblem(password: string): string | null {
  return password.length < limits.password.min ? messages.identity.passwordShort : null
}

/** The errors of credentials before they are sent. */
interface CredentialsProblem {
  /** The message for the form as a whole; null when each error has a field. */
  message: string | null
  /** The messages of at least one field. */
  fields: CredentialsErrors
}

/** Validates credentials before they are sent; null when they are valid. */
export function credentialsProblem(
  intent: 'signup' | 'signin',
  { username, password }: Credentials,
): CredentialsProblem | null {
  const name = username.trim()
  const { missingCredentials, enterUsername, enterPassword } = messages.identity
  if (name === '' || password === '') {
    const fields = {
      ...(name === '' && { username: enterUsername }),
      ...(password === '' && { password: enterPassword }),
    }
    return { message: missingCredentials, fields }
  }
  if (intent === 'signin') return null
  const usernameProblem = newUsernameProblem(name)
  if (usernameProblem !== null) return { message: null, fields: { username: usernameProblem } }
  const problem = newPasswordProblem(password)
  return problem === null ? null : { message: null, fields: { password: problem } }
}

/** The effect of a refusal on the form. */
export interface Refusal {
  /** The message for the form as a whole. */
  message: string
  /** The messages of fields, which replace the form's; undefined for none. */
  fields?: CredentialsErrors
  clearFields: boolean
  /** Whether the same credentials may be accepted on another attempt. */
  canRetry: boolean
}

const retryableCodes: readonly FailureCode[] = ['rateLimited', 'internal', 'unavailable']

/**
 * Maps the server's refusal of credentials to its effect on the form (BA-02, BA-03). The specification has the server
 * refuse a taken username in the words of a wrong password, so the intent tells them apart.
 */
export function credentialsRefusal(intent: 'signup' | 'signin', { code, message, fields }: Failure): Refusal {
  if (message === messages.server.incorrectCredentials) {
    const { usernameTaken, incorrectCredentials } = messages.identity
    return { message: intent === 'signup' ? usernameTaken : incorrectCredentials, clearFields: true, canRetry: false }
  }
  if (message === messages.server.incorrectDetails && intent === 'signin')
    return { message: messages.identity.noSuchCredentials, clearFields: false, canRetry: false }
  const errors: CredentialsErrors = {
    ...(fields?.username && { username: fields.username }),
    ...(fields?.password && { password: fields.password }),
  }
  const hasErrors = Object.keys(errors).length > 0
  return {
    message,
    ...(hasErrors && { fields: errors }),
    clearFields: false,
    canRetry: retryableCodes.includes(code),
  }
}

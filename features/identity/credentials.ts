import type { Failure } from '@/contract'
import { limits, messages } from '@/domain'

/** What a business types to sign up or in. */
export interface Credentials {
  username: string
  password: string
  /** Only asked for when signing up. */
  confirmPassword: string
}

export const noCredentials: Credentials = { username: '', password: '', confirmPassword: '' }

/** A button's state: pressable, or not with the reason, which is about the confirmation. */
export type Readiness = { ready: true } | { ready: false; reason: string }

/** What is wrong with single fields. */
export type CredentialsErrors = Partial<Record<keyof Credentials, string>>

/**
 * Whether the Sign Up button can be pressed (BA-01): disabled while the two passwords differ, and it says
 * so. Empty fields do not disable it; pressing then says what is missing.
 */
export function signUpReadiness({ password, confirmPassword }: Credentials): Readiness {
  if (password === confirmPassword) return { ready: true }
  return {
    ready: false,
    reason: confirmPassword === '' ? messages.identity.confirmPassword : messages.identity.passwordsDiffer,
  }
}

/** What is wrong with a password that somebody chooses, or null. */
export function newPasswordProblem(password: string): string | null {
  return password.length < limits.password.min ? messages.identity.passwordShort : null
}

/** What is wrong with credentials before they are sent. */
export interface CredentialsProblem {
  /** About the form as a whole; null when the fields say it all. */
  message: string | null
  /** At least one. */
  fields: CredentialsErrors
}

/** What is wrong with credentials before they are sent, or null. */
export function credentialsProblem(
  intent: 'signup' | 'signin',
  { username, password }: Credentials,
): CredentialsProblem | null {
  const name = username.trim()
  const { missingCredentials, enterUsername, enterPassword, usernameShort } = messages.identity
  if (name === '' || password === '') {
    const fields = {
      ...(name === '' && { username: enterUsername }),
      ...(password === '' && { password: enterPassword }),
    }
    return { message: missingCredentials, fields }
  }
  if (intent === 'signin') return null
  if (name.length < limits.username.min) return { message: null, fields: { username: usernameShort } }
  const problem = newPasswordProblem(password)
  return problem === null ? null : { message: null, fields: { password: problem } }
}

/** What a refusal means for the form. */
export interface Refusal {
  /** What the screen says. */
  message: string
  /** Whether the fields are emptied. */
  clearFields: boolean
  /** Nothing is wrong with what was typed: the same may go through later. */
  canRetry: boolean
}

/** Reads the server's refusal of credentials (BA-02, BA-03). */
export function credentialsRefusal(intent: 'signup' | 'signin', { code, message }: Failure): Refusal {
  if (message === messages.server.incorrectCredentials) {
    const { usernameTaken, incorrectCredentials } = messages.identity
    return { message: intent === 'signup' ? usernameTaken : incorrectCredentials, clearFields: true, canRetry: false }
  }
  if (message === messages.server.incorrectDetails && intent === 'signin')
    return { message: messages.identity.noSuchCredentials, clearFields: false, canRetry: false }
  return { message, clearFields: false, canRetry: code === 'rateLimited' || code === 'internal' }
}

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

/** A button's state: pressable, or not with the reason shown beside it. */
export type Readiness = { ready: true } | { ready: false; reason: string | null }

/**
 * Whether the Sign Up button can be pressed (BA-01): disabled while the two passwords differ, and it says
 * so. Empty fields do not disable it; pressing then says what is missing.
 */
export function signUpReadiness({ password, confirmPassword }: Credentials): Readiness {
  if (password === confirmPassword) return { ready: true }
  return { ready: false, reason: confirmPassword === '' ? null : messages.identity.passwordsDiffer }
}

/** What is wrong with a password that somebody chooses, or null. */
export function newPasswordProblem(password: string): string | null {
  return password.length < limits.password.min ? messages.identity.passwordShort : null
}

/** What is wrong with credentials before they are sent, or null. */
export function credentialsProblem(intent: 'signup' | 'signin', { username, password }: Credentials): string | null {
  if (username.trim() === '' || password === '') return messages.identity.missingCredentials
  if (intent === 'signin') return null
  if (username.trim().length < limits.username.min) return messages.identity.usernameShort
  return newPasswordProblem(password)
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

import { limits, messages } from '@/contract'

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

/** What is wrong with credentials before they are sent, or null. */
export function credentialsProblem(intent: 'signup' | 'signin', { username, password }: Credentials): string | null {
  if (username.trim() === '' || password === '') return messages.identity.missingCredentials
  if (intent === 'signin') return null
  if (username.trim().length < limits.username.min) return `A username has at least ${limits.username.min} characters.`
  if (password.length < limits.password.min) return `A password has at least ${limits.password.min} characters.`
  return null
}

/** What the screen says of a refusal, and whether the fields are emptied (BA-02, BA-03). */
export function credentialsRefusal(
  intent: 'signup' | 'signin',
  serverMessage: string,
): { error: string; clearFields: boolean } {
  if (serverMessage === messages.server.incorrectCredentials)
    return intent === 'signup'
      ? { error: messages.identity.usernameTaken, clearFields: true }
      : { error: messages.identity.incorrectCredentials, clearFields: true }
  if (serverMessage === messages.server.incorrectDetails && intent === 'signin')
    return { error: messages.identity.noSuchCredentials, clearFields: false }
  return { error: serverMessage, clearFields: false }
}

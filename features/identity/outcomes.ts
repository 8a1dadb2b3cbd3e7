import type { BusinessInit, StudentInit } from '@/contract'
import { messages } from '@/domain'
import type { Intent } from './credentials'

/** The navigation after a successful sign-up or sign-in. */
export type Destination = 'wizard' | 'home' | 'existing-account'

/** The outcome of a student's init (SA-04…SA-07); null for an unknown message, which counts as a failure. */
export function studentDestination(intent: Intent, init: StudentInit): Destination | null {
  if (init.message === messages.server.success) return 'wizard'
  if (init.message !== messages.server.userExists) return null
  if (!init.userData.phoneNumber) return 'wizard'
  return intent === 'signup' ? 'existing-account' : 'home'
}

/** The outcome of a business's init or credentials (BA-06, BA-07). */
export function businessDestination(
  intent: Intent,
  method: 'provider' | 'password',
  init: BusinessInit,
): Destination | null {
  const { success, businessCreated, businessProfileExists } = messages.server
  if (init.message === success || init.message === businessCreated) return 'wizard'
  if (init.message !== businessProfileExists) return null
  if (intent === 'signup' && method === 'provider') return 'existing-account'
  return init.businessData.phoneNumber ? 'home' : 'wizard'
}

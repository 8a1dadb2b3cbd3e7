import { proxy, useSnapshot } from 'valtio'
import { call, forgetSession, onClientStart, onSlowCalls, session } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import type { SignOutState } from './screens/notices'

/** The state of the frame around every screen. */
export const shell: { slowCalls: number; signOut: SignOutState } = proxy({ slowCalls: 0, signOut: 'idle' })

onClientStart(() =>
  onSlowCalls((slowCount) => {
    shell.slowCalls = slowCount
  }),
)

/** Whether a sign-out is pending: calls that find the session ended must then not ask to sign in again. */
export const useIsSigningOut = () => useSnapshot(shell).signOut === 'working'

/** Ends the session on the server. Resolves true also when it had ended before. */
async function endOnServer(): Promise<boolean> {
  const name = session.kind === 'business' ? 'signOutBusiness' : 'signOutStudent'
  const outcome = await call(name, undefined, { signInAgain: false })
  if (outcome === null) return false
  return isFailure(outcome) ? outcome.code === 'unauthenticated' : outcome.message === messages.server.success
}

/** Repeats the last call of {@link signOut}. */
let repeatSignOut = async (): Promise<void> => undefined

/**
 * Signs out (SH-06): sends the outboxes' pending items, revokes the token on the server, clears this device, and calls
 * `onSignedOut`. When the server does not answer Success, the session is kept, and `shell.signOut` is `failed`, which
 * offers a retry or signing out on this device alone (SH-07).
 */
export async function signOut(flushOutboxes: () => Promise<unknown>, onSignedOut: () => void): Promise<void> {
  if (shell.signOut === 'working') return
  repeatSignOut = () => signOut(flushOutboxes, onSignedOut)
  shell.signOut = 'working'
  // Items that can't be sent now stay until this account signs in again.
  await flushOutboxes().catch(() => undefined)
  const hasEnded = await endOnServer()
  shell.signOut = hasEnded ? 'idle' : 'failed'
  if (!hasEnded) return
  forgetSession()
  onSignedOut()
}

/** Repeats the failed {@link signOut}, with the functions that it was called with. */
export function retrySignOut(): Promise<void> {
  return repeatSignOut()
}

/** Clears the session on this device alone; on the server it ends when it expires. */
export function signOutHere(): void {
  shell.signOut = 'idle'
  forgetSession()
}

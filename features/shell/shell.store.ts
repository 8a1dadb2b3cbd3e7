import { proxy } from 'valtio'
import { call, forgetSession, onClientStart, onSlowCalls, session } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import type { SignOutState } from './screens/notices'

/** The state of the frame around every screen. */
export const shell: { slowCalls: number; signOut: SignOutState } = proxy({ slowCalls: 0, signOut: 'idle' })

onClientStart(() =>
  onSlowCalls((slow) => {
    shell.slowCalls = slow
  }),
)

/** Ends the session on the server. True also when it had ended before. */
async function endOnServer(): Promise<boolean> {
  const name = session.kind === 'business' ? 'signOutBusiness' : 'signOutStudent'
  const outcome = await call(name, undefined, { signInAgain: false })
  if (outcome === null) return false
  return isFailure(outcome) ? outcome.code === 'unauthenticated' : outcome.message === messages.server.success
}

/**
 * Signs out (SH-06): what waits in the outboxes is sent first, then the server revokes the token, then
 * this device forgets. False when the server did not say Success; the session then stands, and
 * `shell.signOut` offers a retry or to forget here alone (SH-07).
 */
export async function signOut(flushOutboxes: () => Promise<unknown>): Promise<boolean> {
  if (shell.signOut === 'working') return false
  shell.signOut = 'working'
  // What can not be sent now stays for the next time this account signs in.
  await flushOutboxes().catch(() => undefined)
  const isOver = await endOnServer()
  shell.signOut = isOver ? 'idle' : 'failed'
  if (isOver) forgetSession()
  return isOver
}

/** Forgets the session on this device without the server: it ends there by itself later. */
export function signOutHere(): void {
  shell.signOut = 'idle'
  forgetSession()
}

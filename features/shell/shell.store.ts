import { proxy } from 'valtio'
import { isFailure, messages } from '@/contract'
import { call, forgetSession, onSlowCalls, session } from '@/contract/client'

/** What the frame around every screen knows. */
export const shell: { slowCalls: number; signOutFailed: boolean } = proxy({ slowCalls: 0, signOutFailed: false })

onSlowCalls((slow) => {
  shell.slowCalls = slow
})

/**
 * Signs out (SH-06): what waits in the outboxes is sent first, then the server revokes the token, then
 * this device forgets. False when the server did not say Success; the session then stands, and
 * `shell.signOutFailed` offers a retry or to forget here alone (SH-07).
 */
export async function signOut(flushOutboxes: () => Promise<unknown>): Promise<boolean> {
  await flushOutboxes()
  const outcome = await call(session.kind === 'business' ? 'signOutBusiness' : 'signOutStudent', undefined, {
    signInAgain: false,
  })
  const over = outcome !== null && (isFailure(outcome) ? outcome.code === 'unauthenticated' : true)
  const done = over && (isFailure(outcome) || outcome.message === messages.server.success)
  shell.signOutFailed = !done
  if (done) forgetSession()
  return done
}

/** Forgets the session on this device without the server: it ends there by itself later. */
export function signOutHere(): void {
  shell.signOutFailed = false
  forgetSession()
}

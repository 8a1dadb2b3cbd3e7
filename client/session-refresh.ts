import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { isFailure } from '@/contract'
import { receiveBusinessSession, receiveStudentSession } from './session.ts'
import { accountId, lists, refreshState, sessionVersion } from './session-state.ts'
import { readToken } from './session-token.ts'
import { call } from './transport.ts'

type RefreshOutcome =
  /** The session is the server's. */
  | 'fresh'
  /** The server refused the token. */
  | 'ended'
  /** The request or the server failed. */
  | 'offline'
  /** The response was ignored: nobody or another account is signed in now, or the session changed during each request. */
  | 'ignored'

/** The most requests of one refresh: another follows when the session changed while one was pending. */
const maxRequests = 2

/**
 * Loads the current session from the server (SA-10). Without a response it keeps the session and marks it as stale. If
 * the session changed in any tab while the request was pending, the response may be outdated: it is ignored and requested
 * once more.
 * @param options `signInAgain`: whether an expired session opens the sign-in dialog
 */
export async function refreshSession(options: { signInAgain: boolean }): Promise<RefreshOutcome> {
  for (let attempt = 0; attempt < maxRequests; attempt += 1) {
    const outcome = await refreshOnce(options)
    if (outcome === 'superseded') continue
    if (outcome === 'fresh' || outcome === 'offline') refreshState.isOffline = outcome === 'offline'
    return outcome
  }
  return 'ignored'
}

/** One request of a refresh; `superseded` when the session changed while the request was pending. */
async function refreshOnce(options: { signInAgain: boolean }): Promise<RefreshOutcome | 'superseded'> {
  const { kind } = lists
  const token = readToken()
  const version = sessionVersion()
  if (kind === null) return 'ignored'
  const outcome =
    kind === 'student'
      ? await call('studentSession', undefined, options)
      : await call('businessSession', undefined, options)
  // Nobody, or an account of the other kind, is signed in now.
  if (lists.kind !== kind) return 'ignored'
  if (outcome === null) return 'offline'
  if (isFailure(outcome)) {
    // The server refused the token of an earlier session.
    if (readToken() !== token) return 'ignored'
    return outcome.code === 'unauthenticated' || outcome.code === 'forbidden' ? 'ended' : 'offline'
  }
  const { id } = 'userData' in outcome ? outcome.userData : outcome.businessData
  const isOfAnotherAccount = accountId() !== undefined && accountId() !== id
  if (isOfAnotherAccount) return 'ignored'
  if (sessionVersion() !== version) return 'superseded'
  if ('userData' in outcome) receiveStudentSession(outcome)
  else receiveBusinessSession(outcome)
  return 'fresh'
}

const refreshAskingToSignIn = () => void refreshSession({ signInAgain: true })

/**
 * Refreshes the session when a screen opens; an expired session opens the sign-in dialog. `isStale`: the last refresh
 * did not reach the server.
 */
export function useRefreshedSession(): { isStale: boolean; refresh: () => void } {
  useEffect(refreshAskingToSignIn, [])
  return { isStale: useSnapshot(refreshState).isOffline, refresh: refreshAskingToSignIn }
}

import { proxy } from 'valtio'
import { call } from '@/client'
import { isResponse, type SessionList } from '@/contract'
import { messages } from '@/domain'

export type AccountSession = SessionList['sessions'][number]

/** The sessions of an account, as its settings show them. */
export interface SessionsState {
  /** Null until loaded. */
  sessions: AccountSession[] | null
  /** The identity provider that the account can sign out at too; null without one. */
  providerName: string | null
  /** The session being ended, or `others` for all but this one. */
  ending: string | null
  /** Which action failed, and why: `load`, `others`, or the id of the session that was to be ended. */
  failure: { action: string; message: string } | null
  /** The text for screen readers after a session was ended. */
  announcement: string
}

/** The name of a session's device, in words. */
export function deviceOf({ device }: Pick<AccountSession, 'device'>): string {
  return device ?? messages.sessions.unknownDevice
}

const endpointsOf = {
  student: { list: 'studentSessions', end: 'endStudentSessions' },
  business: { list: 'businessSessions', end: 'endBusinessSessions' },
} as const

/** Makes the store of the signed-in account's sessions (SA-09). */
export function createSessions(kind: 'student' | 'business') {
  const endpoints = endpointsOf[kind]
  const state: SessionsState = proxy({
    sessions: null,
    providerName: null,
    ending: null,
    failure: null,
    announcement: '',
  })

  /** Stores the sessions of a response, or its failure for an action. Returns whether the call succeeded. */
  function applyOutcome(action: string, outcome: Awaited<ReturnType<typeof call<'studentSessions'>>>): boolean {
    if (!isResponse(outcome)) {
      state.failure = { action, message: outcome?.message ?? messages.general.offline }
      return false
    }
    state.sessions = outcome.sessions
    state.providerName = outcome.providerName
    return true
  }

  return {
    state,
    async load(): Promise<void> {
      state.failure = null
      applyOutcome('load', await call(endpoints.list, undefined))
    },
    /** Ends one other session, or without an id all others. */
    async end(id?: string): Promise<void> {
      if (state.ending !== null) return
      const action = id ?? 'others'
      const endedSession = state.sessions?.find((session) => session.id === id)
      Object.assign(state, { ending: action, failure: null, announcement: '' })
      const isEnded = applyOutcome(action, await call(endpoints.end, id === undefined ? { others: true } : { id }))
      state.ending = null
      if (!isEnded) return
      const { ended, othersEnded } = messages.sessions
      state.announcement = endedSession ? ended(deviceOf(endedSession)) : othersEnded
    },
  }
}

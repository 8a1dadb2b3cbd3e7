import type { RequestOf, SessionList } from '@/contract'
import { answerTo } from './api'

/** Three devices of one account, this one first. */
export const threeDevices: SessionList['sessions'] = [
  {
    id: '5e550000-0000-4000-8000-000000000001',
    device: 'Chrome on Windows',
    createdAt: '2026-11-20T01:00:00.000Z',
    lastSeenAt: '2026-11-21T01:30:00.000Z',
    isCurrent: true,
  },
  {
    id: '5e550000-0000-4000-8000-000000000002',
    device: 'Safari on iPhone',
    createdAt: '2026-11-10T01:00:00.000Z',
    lastSeenAt: '2026-11-20T22:30:00.000Z',
    isCurrent: false,
  },
  {
    id: '5e550000-0000-4000-8000-000000000003',
    device: null,
    createdAt: '2026-11-01T01:00:00.000Z',
    lastSeenAt: '2026-11-18T01:30:00.000Z',
    isCurrent: false,
  },
]

const remainingSessions = (ended: RequestOf<'endStudentSessions'>) =>
  threeDevices.filter((session) => session.isCurrent || ('id' in ended && session.id !== ended.id))

/** Stubs the sessions of both kinds of accounts. */
export const sessionHandlers = [
  answerTo('studentSessions', { success: true, sessions: threeDevices, providerName: 'id.example' }),
  answerTo('businessSessions', { success: true, sessions: threeDevices, providerName: null }),
  answerTo('endStudentSessions', (ended) => ({
    success: true,
    sessions: remainingSessions(ended),
    providerName: 'id.example',
  })),
  answerTo('endBusinessSessions', (ended) => ({
    success: true,
    sessions: remainingSessions(ended),
    providerName: null,
  })),
]

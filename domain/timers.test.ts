import { expect, it } from 'vitest'
import { timers } from './timers'

// Repeats the specification's numbers, so that a change fails a test. scripts/constants.test.ts checks their use.

it('has every duration as the specification gives it, or as we chose it', () => {
  expect(timers).toEqual({
    emptyAvailabilityWarning: 2000,
    splash: 2950,
    splashTick: 20,
    scanCountdown: 6000,
    scanTick: 100,
    signOutPurge: 2000,
    candidateActionFlush: 10_000,
    savedJobsSync: 1_800_000,
    confetti: 3000,
    landingRedirect: 200,
    suburbBlur: 100,
    nationalityBlur: 500,
    slowCall: 15_000,
    unusedPage: 300_000,
    busyRetry: 2_000,
    liveHeartbeat: 25_000,
    liveSessionCheck: 300_000,
    liveBurst: 200,
    liveReloadSpread: 10_000,
    gigDraftSave: 2_000,
    liveReopen: 15_000,
    ticket: 120_000,
  })
})

/** The durations of the specification and our own, in milliseconds. */
export const timers = {
  emptyAvailabilityWarning: 2_000,
  splash: 2_950,
  splashTick: 20,
  scanCountdown: 6_000,
  scanTick: 100,
  signOutPurge: 2_000,
  candidateActionFlush: 10_000,
  savedJobsSync: 1_800_000,
  confetti: 3_000,
  landingRedirect: 200,
  suburbBlur: 100,
  nationalityBlur: 500,
  slowCall: 15_000,
  /** From a refusal by a busy server to the next attempt, on average. */
  busyRepeat: 2_000,
  /** Between two heartbeats of the live updates' stream. */
  liveHeartbeat: 25_000,
  /** Between two checks that a stream's session has not expired. */
  liveSessionCheck: 300_000,
  /** Live updates within this time are handled together. */
  liveBurst: 200,
  /** Students' pages that lost their stream reload within this time, each at a random moment. */
  liveReloadSpread: 10_000,
  /** Between two saves of a gig draft to the server. */
  gigDraftSave: 2_000,
  /** Before a refused live updates' stream is opened again. */
  liveReopen: 15_000,
  ticket: 120_000,
} as const

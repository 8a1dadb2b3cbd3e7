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
  /** The average delay before retrying a call that an overloaded server rejected. */
  busyRetry: 2_000,
  /** The interval of heartbeats in the stream of live updates. */
  liveHeartbeat: 25_000,
  /** The interval of checks whether a stream's session has expired. */
  liveSessionCheck: 300_000,
  /** The debounce of live updates. */
  liveBurst: 200,
  /** The range of the random delay with which students' pages reload after losing their stream. */
  liveReloadSpread: 10_000,
  /** The minimum interval between saves of a listing draft to the server. */
  gigDraftSave: 2_000,
  /** The delay before reconnecting a rejected stream of live updates. */
  liveReopen: 15_000,
  ticket: 120_000,
} as const

/** The durations of the specification and our own, in milliseconds. */
export const timers = {
  /** How long the student wizard warns about an empty week (SW-09). */
  emptyAvailabilityWarning: 2_000,
  /** How long the splash covers a page that is loading, and the interval of its progress steps (SH-01). */
  splash: 2_950,
  splashTick: 20,
  /** The countdown after an event poster's scan until its link opens, and the interval of its steps. */
  scanCountdown: 6_000,
  scanTick: 100,
  /** The delay after a sign-out until the stored states of the account are deleted (SH-06). */
  signOutPurge: 2_000,
  /** The longest time that a rating or contact waits on this device before it is sent to the server (GT-09). */
  candidateActionFlush: 10_000,
  /** The longest time that a saved or unsaved listing waits on this device before it is sent: half an hour. */
  savedJobsSync: 1_800_000,
  confetti: 3_000,
  /** How long the page of a university poster's scan is shown before the landing page opens (SC-04). */
  landingRedirect: 200,
  /** The delay after leaving a field until a text that is no known suburb, or no known country, is cleared. */
  suburbBlur: 100,
  nationalityBlur: 500,
  /** The time from which a call counts as slow, and the page says that it is still trying. */
  slowCall: 15_000,
  /** The time since the last input from which a page counts as unused, so that its calls renew no session. */
  unusedPage: 300_000,
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
  /** The lifetime of the one-time ticket that a sign-in at the identity provider ends with. */
  ticket: 120_000,
} as const

/** Every constant and limit of the specification, in the unit its name says. */
export const limits = {
  payRate: { min: 15, max: 50, default: 25 },
  resume: { maxBytes: 5 * 1024 * 1024, maxCount: 5, type: 'application/pdf' },
  logo: { maxBytes: 5 * 1024 * 1024 },
  cover: { maxBytes: 8 * 1024 * 1024 },
  poster: { maxBytes: 5 * 1024 * 1024 },
  eventImage: { maxBytes: 5 * 1024 * 1024, maxCount: 3 },
  /** Dollars an event's admission may cost at most. */
  eventCharge: 100_000,
  /** Events a business reads at once, the newest ones. */
  ownEvents: 100,
  /** Days the record of a scanned poster is kept. */
  scanDays: 90,
  imageTypes: ['image/jpeg', 'image/png'],
  webpQuality: 0.85,
  description: { min: 10, max: 4000 },
  questionsPerGig: 3,
  summaryPoints: 12,
  keywords: 20,
  name: 80,
  title: 120,
  summaryPoint: 200,
  payReason: 300,
  keyword: 40,
  website: 300,
  /** Characters of HTML in a cover letter or a job description. */
  richText: 20_000,
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
  phoneDigits: { min: 4, max: 14 },
  personalSummary: 2000,
  /** Characters of an expected pay, which is free text. */
  payText: 60,
  /** Dollars an hour from which an amount is no pay any more. */
  largestPay: 10_000,
  confettiPieces: 100,
  cardSummaryCharacters: 35,
  titleCharacters: { desktop: 30, phone: 40 },
  /** Listings a business's session carries at once, the newest. */
  jobListings: 500,
  /** Applications that come at once; the rest is asked for page by page. */
  applicants: 50,
  /** Live listings a student's session carries, the newest; the search pages through all. */
  sessionJobs: 100,
  /** Listings a page of the search holds. */
  jobsPerPage: 50,
  jobSuggestions: 10,
  /** Jobs a device remembers as viewed. */
  viewedJobs: 500,
  searchWords: 120,
  savedJobs: 1000,
  beaconBytes: 8 * 1024,
  jsonBytes: 256 * 1024,
  /** A new listing stays live this many days: the free first week. */
  listingDays: 7,
} as const

/** Durations in milliseconds. */
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
  /** Between two signs of life on the stream of live updates. */
  liveHeartbeat: 25_000,
  /** How long a burst of live updates is gathered. */
  liveBurst: 200,
  /** Before a stream that was refused is tried again. */
  liveAgain: 15_000,
  ticket: 120_000,
} as const

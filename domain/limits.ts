/**
 * The limits of the specification and our own. A limit of a text is in characters unless its name says otherwise;
 * `PerDay` means in 24 hours.
 */
export const limits = {
  /** The range and default of the expected pay in the student wizard, dollars (AUD) an hour. */
  payRate: { min: 15, max: 50, default: 25 },
  resume: { maxBytes: 5 * 1024 * 1024, maxCount: 5, maxPages: 200, type: 'application/pdf' },
  logo: { maxBytes: 5 * 1024 * 1024 },
  picture: { maxBytes: 5 * 1024 * 1024 },
  cover: { maxBytes: 8 * 1024 * 1024 },
  poster: { maxBytes: 5 * 1024 * 1024 },
  eventImage: { maxBytes: 5 * 1024 * 1024, maxCount: 3 },
  /** The highest admission charge of an event, dollars (AUD). */
  maxEventCharge: 100_000,
  /** The newest events that a business lists. */
  ownEvents: 100,
  /** The soonest upcoming events that the public lists. */
  upcomingEvents: 100,
  /** The most gigs that the landing page shows for a week. */
  fittingGigs: 3,
  /** A message to support. `maxPerDay` counts one account's messages in 24 hours. */
  supportMessage: { maxCharacters: 2000, maxPerDay: 10 },
  /** A report of a gig. `maxPerDay` counts one student's reports in 24 hours. */
  report: { maxCharacters: 1000, maxPerDay: 20 },
  /** The page size of the review desk's queue, and the most businesses that its search finds. */
  reviewDeskRows: 20,
  /** The most listings, the most reports and the most log entries of a business on the review desk. */
  reviewHistory: 50,
  /** The characters of an admin's reason. */
  reviewReason: 500,
  /** The idle lifetime of a session in days, on the server and on the device. */
  sessionIdleDays: 7,
  /** The poster scans stored per network, such as a campus, and day. Further visitors are redirected unrecorded. */
  scansPerDay: 2000,
  /** The largest request that records a poster scan. */
  scanBytes: 1024,
  scanRetentionDays: 90,
  /** Days after the end of a listing until its business loses access to resumes and contact details. */
  applicationAccessDays: 90,
  /** The most pixels of an uploaded image. A small file can decode to an image that exhausts memory. */
  imagePixels: 25_000_000,
  /** The most bytes of all files of an account. */
  storedBytes: 200 * 1024 * 1024,
  /** The files an account may upload at once. One more is allowed every `60 / uploadsPerHour` minutes. */
  uploadsPerHour: 60,
  /** The types of image that the forms offer to choose. */
  imageTypes: ['image/jpeg', 'image/png'],
  /** The quality of stored images, 0 to 1. */
  webpQuality: 0.85,
  /** A business's description of itself. */
  description: { min: 10, max: 4000 },
  questionsPerListing: 3,
  /** The most summary points of a listing. `summaryPoint` limits each. */
  summaryPoints: 12,
  /** The most keywords of a listing. `keyword` limits each. */
  keywords: 20,
  /** A first or last name, and any other short text without a limit of its own. */
  name: 80,
  /** The lengths of first and last name, and a space. */
  fullName: 161,
  /** 64 characters before the `@`, and 255 after it (RFC 5321). */
  emailAddress: 320,
  /** The title of a listing or an event, a company's name, and a street address. */
  title: 120,
  summaryPoint: 200,
  /** The highest pay of a listing in dollars (AUD), per hour or flat. */
  maxListingPay: 1_000_000,
  /** The reason for pay below the legal minimum. */
  payReason: 300,
  /** The form asks to confirm a shift interval longer than this. */
  longShiftMinutes: 12 * 60,
  keyword: 40,
  website: 300,
  /** Characters of HTML in a cover letter or a job description. */
  richText: 20_000,
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
  /** The digits of a phone number after its dial code. */
  phoneDigits: { min: 4, max: 14 },
  personalSummary: 2000,
  /** Characters of the expected pay, which is typed as free text. */
  payText: 60,
  /** The least expected pay that is ignored as a typing error, in dollars (AUD) an hour. */
  payRateCeiling: 10_000,
  confettiPieces: 100,
  /** The characters of a summary line on a card of the search. */
  cardSummaryCharacters: 35,
  /** Summary lines on a card of the search. */
  cardSummaryLines: 2,
  /** The characters of a listing's title in a business's list. */
  titleCharacters: { desktop: 30, phone: 40 },
  /** The most listings in a business's session, newest first. */
  businessSessionListings: 500,
  applicantsPerPage: 50,
  /** The most applications per listing in a business's session. */
  sessionApplicants: 5,
  /** The most live listings in a student's session, newest first. The search pages through all. */
  studentSessionListings: 100,
  /** The most applications in a student's session and in the answers to applying, newest first. */
  sessionApplications: 500,
  /** The page size of the search. */
  listingsPerPage: 50,
  /** The most matches that a search counts. One more stands for any greater number. */
  countedListings: 500,
  searchSuggestions: 10,
  /** The most applicants that a search by name returns. */
  foundApplicants: 20,
  /** The most listings that a device remembers as viewed. */
  viewedListings: 500,
  searchCharacters: 120,
  /** The most saved listings of a student, and the most saves and removals of a call. */
  savedJobs: 1000,
  /** A business's actions on one application: ratings and contacts. */
  candidateActions: { maxPerCall: 50, maxPerApplication: 200 },
  /** The largest stored listing draft. Keepalive requests are limited to 64 KiB. */
  gigDraftBytes: 60 * 1024,
  /** The most listing drafts in a business's session, most recently changed first. */
  sessionGigDrafts: 20,
  /** The largest body of a beacon, and of a call before sign-in. */
  beaconBytes: 8 * 1024,
  /** The largest JSON body of any other call. The longest rich text takes 60 kB, the most saved jobs 78 kB. */
  jsonBytes: 128 * 1024,
  /** The most live or waiting listings of a business. */
  liveListings: 30,
  postsPerDay: 20,
  /** The applications a student may send at once, times `RATE_LIMIT_SCALE`. As many more are allowed in 24 hours. */
  applicationsPerDay: 100,
  eventsPerDay: 10,
  verificationLinkHours: 24,
  verificationMailsPerDay: 5,
  /** The days that a new listing is live: the free first week. */
  listingDays: 7,
  /** Days after its expiry in which a listing can be extended. */
  extensionDays: 7,
} as const

/** The limits of the specification and our own. Limits of texts count characters, unless the name says bytes. */
export const limits = {
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
  /** Gigs that the landing page shows for a painted week. */
  fittingGigs: 3,
  /** A message to support. `maxPerDay` counts one account's messages in 24 hours. */
  supportMessage: { maxCharacters: 2000, maxPerDay: 10 },
  /** A report of a gig. `maxPerDay` counts one student's reports in 24 hours. */
  report: { maxCharacters: 1000, maxPerDay: 20 },
  /** Entries on a page of the review desk's queue. */
  reviewQueue: 20,
  /** The newest listings, reports and log entries of a business that the review desk shows, of each. */
  reviewHistory: 50,
  /** An admin's reason, which the business reads. */
  reviewReason: 500,
  /** Days from the last use of a session to its end, on the server and on the device. */
  sessionIdleDays: 7,
  /** Poster scans of one network that are stored a day; a campus is one network. Further visitors get on without. */
  scansPerDay: 2000,
  /** Bytes of the call that records a poster scan. */
  scanBytes: 1024,
  /** Days until a poster scan is deleted. */
  scanDays: 90,
  /** Days from the end of a listing until its business can't open resumes and contact details any more. */
  applicationDays: 90,
  /** Pixels of an uploaded image. Without a limit a small file could decode to an image that fills the memory. */
  imagePixels: 25_000_000,
  /** Bytes of all files of an account. */
  storedBytes: 200 * 1024 * 1024,
  /** Files an account uploads at once; one more each `60 / uploadsPerHour` minutes. */
  uploadsPerHour: 60,
  imageTypes: ['image/jpeg', 'image/png'],
  webpQuality: 0.85,
  description: { min: 10, max: 4000 },
  questionsPerListing: 3,
  summaryPoints: 12,
  keywords: 20,
  name: 80,
  /** First and last name, and the space between them. */
  fullName: 161,
  /** 64 characters, `@` and 255 (RFC 5321). */
  emailAddress: 320,
  title: 120,
  summaryPoint: 200,
  /** Dollars (AUD) a listing can pay, an hour or for a whole gig. */
  maxListingPay: 1_000_000,
  payReason: 300,
  /** The form asks about a longer shift interval. */
  longShiftMinutes: 12 * 60,
  keyword: 40,
  website: 300,
  /** Characters of HTML in a cover letter or a job description. */
  richText: 20_000,
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
  phoneDigits: { min: 4, max: 14 },
  personalSummary: 2000,
  /** Characters of the expected pay, which is typed as free text. */
  payText: 60,
  /** Dollars (AUD) an hour; higher amounts do not count as a pay rate. */
  maxPayRate: 10_000,
  confettiPieces: 100,
  cardSummaryCharacters: 35,
  /** Summary lines on a card of the search. */
  cardSummaryLines: 2,
  titleCharacters: { desktop: 30, phone: 40 },
  /** The newest listings, which a business's session contains. */
  jobListings: 500,
  /** Applications in a business's session for each listing, and on a page of applicants. */
  applicants: 50,
  /** The newest live listings, which a student's session contains. The search pages through all. */
  sessionListings: 100,
  /** Listings on a page of the search. */
  listingsPerPage: 50,
  /** Listings that a search counts; one more stands for any greater number. */
  countedListings: 500,
  searchSuggestions: 10,
  /** Applicants that one search by name answers with. */
  foundApplicants: 20,
  /** Listings a device remembers as viewed. */
  viewedListings: 500,
  /** Characters of a search. */
  searchCharacters: 120,
  savedJobs: 1000,
  /** The largest listing draft that is stored on the server: keepalive requests carry 64 KiB. */
  gigDraftBytes: 60 * 1024,
  /** The last changed listing drafts, which a business's session contains. */
  sessionGigDrafts: 20,
  /** Of a beacon, and of any call before sign-in. */
  beaconBytes: 8 * 1024,
  /** Of any other call's JSON: the longest rich text takes 60 kB of it, and as many saved jobs as there may be 78 kB. */
  jsonBytes: 128 * 1024,
  /** Listings that one business may have live or waiting for review at once. */
  liveListings: 30,
  /** Listings that one business may post in 24 hours. */
  postsPerDay: 20,
  /** Hours for which a mailed link verifies an e-mail address. */
  verificationLinkHours: 24,
  /** Verification mails that one business may have sent in 24 hours. */
  verificationMailsPerDay: 5,
  /** Days a new listing is live: the free first week. */
  listingDays: 7,
} as const

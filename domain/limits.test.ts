import { expect, it } from 'vitest'
import { limits, timers } from './limits'

// The specification's numbers once more, so that none changes by a slip. scripts/constants.test.ts holds that each is used.

it('has every limit as the specification gives it, or as we chose it', () => {
  expect(limits).toEqual({
    payRate: { min: 15, max: 50, default: 25 },
    resume: { maxBytes: 5_242_880, maxCount: 5, type: 'application/pdf' },
    logo: { maxBytes: 5_242_880 },
    cover: { maxBytes: 8_388_608 },
    poster: { maxBytes: 5_242_880 },
    eventImage: { maxBytes: 5_242_880, maxCount: 3 },
    maxEventCharge: 100_000,
    ownEvents: 100,
    scanDays: 90,
    imageTypes: ['image/jpeg', 'image/png'],
    webpQuality: 0.85,
    description: { min: 10, max: 4000 },
    questionsPerListing: 3,
    summaryPoints: 12,
    keywords: 20,
    name: 80,
    title: 120,
    summaryPoint: 200,
    payReason: 300,
    keyword: 40,
    website: 300,
    richText: 20_000,
    username: { min: 3, max: 40 },
    password: { min: 8, max: 200 },
    phoneDigits: { min: 4, max: 14 },
    personalSummary: 2000,
    payText: 60,
    maxPayRate: 10_000,
    confettiPieces: 100,
    cardSummaryCharacters: 35,
    titleCharacters: { desktop: 30, phone: 40 },
    jobListings: 500,
    applicants: 50,
    sessionListings: 100,
    listingsPerPage: 50,
    searchSuggestions: 10,
    viewedListings: 500,
    searchCharacters: 120,
    savedJobs: 1000,
    beaconBytes: 8192,
    jsonBytes: 262_144,
    listingDays: 7,
  })
})

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
    liveHeartbeat: 25_000,
    liveBurst: 200,
    liveAgain: 15_000,
    ticket: 120_000,
  })
})

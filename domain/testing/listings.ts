import type { DetailedJobListing, Shift } from '../entities.ts'
import { centreOfSuburb } from '../suburb-distance.ts'
import { toWireTime } from '../time-of-day.ts'

/** A shift by its wall-clock times, `HH:mm`. */
export const shift = (dayOfWeek: Shift['dayOfWeek'], start: string, end: string): Shift => ({
  dayOfWeek,
  startTime: toWireTime(start),
  endTime: toWireTime(end),
})

/** A live listing as a student reads it, for tests that override the fields they check. */
export function someListing(differing: Partial<DetailedJobListing> = {}): DetailedJobListing {
  return {
    id: '91900000-0000-4000-8000-00000000aaaa',
    jobTitle: 'Barista',
    jobType: 'Casual',
    keywords: ['Hospo'],
    company: {
      companyName: 'Corner',
      companyCategory: 'Hospitality',
      logoThumbnailUrl: null,
      suburb: { suburbName: 'Fitzroy' },
    },
    jobSuburbName: 'Fitzroy',
    jobSuburbCentre: centreOfSuburb('Fitzroy'),
    jobZipCode: '3065',
    payRangeStart: 33,
    payRangeEnd: 35,
    payType: 'Per Hour',
    jobSummary: ['Pour coffee'],
    jobDescription: '',
    detailedAddress: null,
    gigDate: null,
    Shift: [],
    jobPoster: null,
    postedOn: '20-11-2026',
    postedAt: '2026-11-20T00:00:00.000Z',
    expiringOn: '2026-11-27T00:00:00.000Z',
    status: 'live',
    isExpired: false,
    questions: [],
    Application: [],
    ...differing,
  }
}

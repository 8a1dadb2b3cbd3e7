/** A shift time of the wire: wall-clock time in Melbourne, on no date. */
export const wireTime = (time: string) => `1970-01-01T${time}:00.000Z`

/** The texts of a valid gig form with one shift, without its idempotency key. */
export const gigTexts = {
  jobTitle: 'Weekend barista',
  jobType: 'Casual',
  jobSuburbName: 'Carlton',
  jobZipCode: '3053',
  payRangeStart: '34',
  payRangeEnd: '36.5',
  jobPayType: 'Per Hour',
  saturdayStartTime: wireTime('08:00'),
  saturdayEndTime: wireTime('14:00'),
  jobSummary: '["Free beans"]',
  keywords: '["Hospo"]',
  questions: '[]',
}

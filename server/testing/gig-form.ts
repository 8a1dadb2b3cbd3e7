/** The wire format of a wall-clock time in Melbourne. Its date has no meaning. */
export const wireTime = (time: string) => `1970-01-01T${time}:00.000Z`

/** The text fields of a valid gig form with one shift, without an idempotency key. */
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

/** Texts of posting and editing a gig. */
export const gig = {
  fieldsMissing: 'Some fields are missing...',
  titleRequired: 'The job title is mandatory to be filled.',
  fieldsEmpty: 'Some fields are empty.',
  tooManyQuestions: 'You can only select up to 3 questions.',
  postingFailed: 'Something went wrong. Could you quickly retry this process again?',
  payRangeReversed: '"To" must be at least "From".',
  hourlyPayInvalid: 'Enter dollars per hour, like 30.',
  flatPayInvalid: 'Enter dollars, like 250.',
  shiftIncomplete: 'A shift needs both a start and an end time.',
  timeInvalid: 'Type a time like 9, 9 am or 17:30.',
  shiftEmpty: "A shift can't end when it starts.",
  shiftOverlap: "The two parts of a split shift can't overlap.",
  confirmLongShift: (duration: string) => `Is ${duration} right? Tick the box, or change the times.`,
  dateRequired: 'Choose the date of your gig.',
  datePast: 'Choose today or a later date.',
  dateOtherDay: 'The shift must be on the day of the date.',
  dateOnlyOnce: 'Only a one-time gig has a date.',
  datePassed: 'The date of this gig has passed. Post it again with a new date.',
  lowPayReasonRequired: 'Pay below the legal minimum needs a reason.',
  noShiftsHint:
    "Add at least one shift if you can. Without shift times, students can't see how this gig fits their week.",
  posted: 'Your job just took off!',
  posterNotLive: "Students can't apply to this gig now, so don't put its poster up yet.",
  editLead: 'One last look. Applicants are told what changed.',
  editFailed: "Your changes haven't been saved. Everything you typed is still here; try again.",
  editOutdated:
    "This gig was changed after you began these edits. Start over to work from the latest version, or go on: we'll ask before yours replace it.",
  editedElsewhere:
    'This gig was also changed in another tab or on another device. What you see here is yours: save again to replace the other changes.',
} as const

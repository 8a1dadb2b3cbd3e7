/** Texts of a student's search, and of a gig's undisclosed pay and shift times. */
export const search = {
  noResults: 'No matching search results',
  adjustKeywords: 'Please try adjusting the keywords....',
  noneToShow: 'Try other words or fewer filters.',
  fewerFilters: 'Try fewer filters.',
  chooseJob: 'Please click on a job post to view details',
  payLater: 'To be determined later',
  shiftsLater: 'Shift times to be confirmed',
  moreFailed: "We couldn't load all gigs. Check your connection and try again.",
  jobFailed: "We couldn't load this gig. Check your connection and try again.",
  detailFailed: "We couldn't load the rest of this gig. Check your connection and try again.",
} as const

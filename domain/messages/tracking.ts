/** Texts of a gig's page for its business: the gig's status, and its applicants. */
export const tracking = {
  mailGreeting: 'Hello There!',
  manageJob: 'Manage Job',
  closeJob: 'Close this job posting',
  closedForGood: 'This gig is closed. Post it again to start a new gig, already filled in.',
  filledForGood: 'This position is filled. Post it again to start a new gig, already filled in.',
  expired: 'This gig has expired. Extend it first.',
  expiredForGood:
    'This gig expired too long ago to go live again. Post it again to start a new gig, already filled in.',
  notClosed: "The gig hasn't been closed, and students still see it.",
  notExtended: "The gig hasn't been extended.",
  notPaused: "The gig hasn't been paused.",
  notResumed: "The gig hasn't been resumed.",
  notFilled: "The gig hasn't been marked filled.",
  noApplicants: 'No Applicants Just Yet.',
  contactButtonsHint: 'Message opens WhatsApp, Contact on Mail your mail app.',
  mailButtonHint: 'Contact on Mail opens your mail app.',
  contactNotShared: (firstName: string) =>
    `${firstName} hasn't shared a phone number or an e-mail address with you, so you can't message or mail. Students can share them any time.`,
  contactExpired: (days: number) =>
    `Contact details and resumes can be opened for ${days} days after a gig ends. That time is over.`,
  deletedAccount: 'This student deleted their account, and with it the application. Your own rating stays.',
  /** Replaces first and last name of a deleted account. */
  deletedAccountName: ['Deleted', 'account'],
  tooManyActions: "You've rated or contacted this applicant too often to save another change.",
  /** @param name the applicant's, where another one is open. Default: no name */
  actionNotSaved: (name?: string) => `Your last change${name === undefined ? '' : ` for ${name}`} wasn't saved`,
  applicantGone: 'This applicant is no longer here',
  applicantGoneText: 'The application may have been withdrawn.',
  applicantNotLoaded: "We couldn't load this applicant",
  actionsOffline: "You're offline. Ratings are kept on this device and sent once you're back online.",
  chooseApplicant: "Congratulations! You've got some great applications... Click on one of them to view the details",
} as const

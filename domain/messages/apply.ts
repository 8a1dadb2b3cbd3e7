/** Texts of applying to a gig, and of uploading resumes. */
export const apply = {
  fieldsEmpty: 'Some fields are empty!',
  answersRequired: 'You need to select all those answers!',
  notPdf: 'Please select a PDF file.',
  pdfNeedsPassword: 'That PDF needs a password to open. Save it without one, then choose it again.',
  pdfUnreadable: "That PDF can't be opened. Save it again, for example with Print to PDF, then choose it again.",
  tooManyPages: 'A PDF can have up to 200 pages. Choose a shorter one.',
  tooManyResumes:
    'You can not upload more than 5 resumes. Please delete one of the uploaded ones, click on Save Details below, and then try uploading again!',
  alreadyApplied: "You've already applied to this job!",
  /** When the server refused the file. */
  uploadRefused: (reason: string) => `Upload failed: ${reason}`,
  /** When no response came. */
  uploadNotSent: (reason: string) => `Error: ${reason}`,
  fileTooLarge: (megabytes: string) => `File size exceeds the 5MB limit. Your file is ${megabytes} MB.`,
  submitFailed: "Your application hasn't been sent. Everything you wrote is still here; try again.",
  waitsForResume: "Your resume is still uploading. Your application will be sent once it's there.",
  closed: 'This gig is no longer accepting applications.',
  /** Shown with the reason why an open application can't be sent. */
  draftStaysHint: "What you've written stays here.",
  resumeGone: 'That resume is no longer there. Choose another one.',
  fileEmpty: 'That file is empty. Choose another one.',
  letterTooLong: 'That cover letter is too long. Shorten it a little.',
  shareContact: 'Share my phone and e-mail with this business',
  shareContactHint: "Without them the business can't write to you or call. You can change this any time under Applied.",
  letterPlaceholder:
    'Write here. What you type helps you stand out to the business, and our suggestion model prioritises your profile.',
} as const

/** Why an application is refused. Not in {@link apply}, because only the server sends this text. */
export const tooManyApplications = (maxPerDay: number) =>
  `You have sent ${maxPerDay} applications in a day, which is the most. Send this one later; what you've written stays here.`

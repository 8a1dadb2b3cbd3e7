/** Texts about the applications that a student has sent. */
export const history = {
  resumeDeleted: 'You deleted this resume.',
  resumeExpired: "The business can't open it any more.",
  resumeNotOpened: (company: string) => `${company} hasn't opened it yet.`,
  resumeOpened: (company: string, firstOpening: string) => `${company} opened it on ${firstOpening}.`,
  resumeOpenedAgain: (company: string, firstOpening: string, lastOpening: string) =>
    `${company} opened it on ${firstOpening}, and last on ${lastOpening}.`,
  withdrawn: (title: string) => `Your application for ${title} is withdrawn.`,
  notWithdrawn: "Your application hasn't been withdrawn.",
  /** Below a list with at least as many applications as a session has. */
  maybeMore: 'Older applications may be missing here. Download your data in Settings to see them all.',
  contactNotChanged: "That hasn't been changed.",
  comparisonLoading: 'Asking…',
  noComparison: 'No data available yet',
  tooFewAnswers: 'Not shown yet: too few answers to keep people anonymous.',
  /** The headings of a comparison, by measure. */
  measures: { coverage: 'The week', pay: 'Expected pay', letter: 'Cover letter' },
  howCounted: 'Of everyone who applied, you included, counted in groups of five or more.',
} as const

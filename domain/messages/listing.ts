/** What a listing's status and changes mean to students: every page that hears of changes has these texts. */
export const listing = {
  /** Why a listing takes no applications, by its status. */
  over: {
    paused: 'This gig is paused. It may take applications again later.',
    filled: 'This position is filled.',
    expired: 'This gig is no longer accepting applications.',
    closed: 'This gig is no longer accepting applications.',
    waiting: "This gig isn't available any more.",
    hidden: "This gig isn't available any more.",
  },
  /** A change that reaches an open page, in a sentence that names the gig. */
  changed: {
    over: (title: string, reason: string) => `${title}: ${reason}`,
    live: (title: string) => `${title} is taking applications again.`,
    edited: (title: string, labels: string) => `${title} has changed: ${labels}.`,
  },
} as const

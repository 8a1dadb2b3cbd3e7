/** Texts about a listing's status and changes, loaded by every page with live updates. */
export const listing = {
  /** Why a listing does not accept applications, by status. */
  closedReasons: {
    paused: 'This gig is paused. It may take applications again later.',
    filled: 'This position is filled.',
    expired: 'This gig is no longer accepting applications.',
    closed: 'This gig is no longer accepting applications.',
    waiting: "This gig isn't available any more.",
    hidden: "This gig isn't available any more.",
  },
  /** A change of a listing on an open page, in a sentence with the gig's title. */
  changed: {
    closed: (title: string, reason: string) => `${title}: ${reason}`,
    live: (title: string) => `${title} is taking applications again.`,
    edited: (title: string, labels: string) => `${title} has changed: ${labels}.`,
  },
} as const

// Without schemas, because the paths of every page need it.

/** The listing that a draft is for: `new`, or a posted listing to edit or post again, such as `edit:<listing id>`. */
export type GigDraftSubject = 'new' | `${'edit' | 'repost'}:${string}`

/** The parts of a subject: its mode, and the id of the posted listing; undefined for `new`. */
export function parseGigDraftSubject(subject: GigDraftSubject) {
  const [mode, jobListingId] = subject.split(':')
  return { mode, jobListingId }
}

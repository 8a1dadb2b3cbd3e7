/**
 * The trust levels that a server can require before listings go live. Each includes the one before (TR-01). `open`: a
 * complete profile, and the caps. `verified`: a verified e-mail address and an ABN; a listing that matches a review
 * rule waits. `reviewed`: the first listing of a business waits too.
 */
export const trustLevels = ['open', 'verified', 'reviewed'] as const
export type TrustLevel = (typeof trustLevels)[number]

/** The requirement or cap that keeps a business from posting. */
export const postingGates = ['profile', 'email', 'abn', 'liveListings', 'postsPerDay'] as const
export type PostingGate = (typeof postingGates)[number]

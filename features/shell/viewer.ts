import type { Business, User } from '@/domain'

/** A visitor, or the signed-in account as the top bar shows it. A business's picture is its logo. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'student' | 'business'; name: string; place: string | null; picture: string | null }

type StudentLabel = Pick<User, 'firstName' | 'currentSuburb' | 'currentZipCode' | 'profilePicture'>
type BusinessLabel = Pick<
  Business,
  'companyName' | 'ownerFirstName' | 'username' | 'currentSuburb' | 'currentZipCode' | 'logoThumbnailUrl'
>

function placeOf(account: { currentSuburb: string | null; currentZipCode: string | null }): string | null {
  return [account.currentSuburb, account.currentZipCode].filter(Boolean).join(' ') || null
}

/**
 * The viewer of a session (SH-05), by the session's kind, because a new business has no name yet. The label of a
 * student is the first name; of a business, the company, the owner's first name or the username; of an account without
 * these, `Menu` (SH-02).
 */
export function viewerOf(
  kind: 'student' | 'business' | null,
  user: StudentLabel | null,
  business: BusinessLabel | null,
): Viewer {
  if (kind === 'student' && user)
    return { kind, name: user.firstName || 'Menu', place: placeOf(user), picture: user.profilePicture }
  if (kind === 'business' && business) {
    const name = business.companyName || business.ownerFirstName || business.username || 'Menu'
    return { kind, name, place: placeOf(business), picture: business.logoThumbnailUrl }
  }
  return { kind: 'visitor' }
}

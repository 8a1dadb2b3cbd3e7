import type { Business, User } from '@/domain'

/** Who is signed in, as the top bar shows them. A business's picture is its logo. */
export type Visitor =
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
 * Who the session says is here (SH-05): its kind decides, since a new business has no name yet. The label
 * is the first name, the company, the owner's first name or the username; without any of them, Menu (SH-02).
 */
export function visitorOf(
  kind: 'student' | 'business' | null,
  user: StudentLabel | null,
  business: BusinessLabel | null,
): Visitor {
  if (kind === 'student' && user)
    return { kind, name: user.firstName || 'Menu', place: placeOf(user), picture: user.profilePicture }
  if (kind === 'business' && business) {
    const name = business.companyName || business.ownerFirstName || business.username || 'Menu'
    return { kind, name, place: placeOf(business), picture: business.logoThumbnailUrl }
  }
  return { kind: 'visitor' }
}

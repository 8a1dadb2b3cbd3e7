import type { Business, User } from '../entities.ts'

/** A student with a complete profile, for tests that override the fields they check. */
export const someStudent: User = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  email: 'mai@example.edu.au',
  firstName: 'Mai',
  lastName: 'Tran',
  fullName: 'Mai Tran',
  phoneNumber: '+61 412345678',
  phoneCountry: 'AU',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  personalSummary: null,
  isInternationalStudent: false,
  homeTownCountry: null,
  expectedPayRate: 28,
  expectedPayRateEnd: null,
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
  profilePicture: null,
  googleId: 'sub-1',
}

/** A business with a finished profile that signs in by username. */
export const someBusiness: Business = {
  id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  email: 'hello@corner.example',
  username: 'corner.cafe',
  companyName: 'Corner',
  companyCategory: 'Hospitality',
  categoryList: ['Hospitality'],
  description: 'Coffee and toast',
  website: null,
  ownerFirstName: 'Ada',
  ownerLastName: 'Lee',
  ownerFullName: 'Ada Lee',
  profileOwnerPosition: null,
  phoneNumber: '+61 398765432',
  phoneCountry: 'AU',
  profilePicture: null,
  currentSuburb: 'Fitzroy',
  currentZipCode: '3065',
  logoThumbnailUrl: null,
  coverThumbnailUrl: null,
  logoFileUrl: null,
  coverFileUrl: null,
}

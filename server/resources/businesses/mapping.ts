import { type Business, businessCategories } from '@/domain'
import type { businesses } from '../../db/schema.ts'
import { optionalFileUrl } from '../files/mapping.ts'

export type BusinessRow = typeof businesses.$inferSelect

/** Maps a business for itself, without the password hash. */
export function toBusiness(row: BusinessRow): Business {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    pendingEmail: row.pendingEmail,
    emailLinkExpiresAt: row.emailLinkExpiresAt?.toISOString() ?? null,
    abn: row.abn,
    username: row.username,
    companyName: row.companyName,
    companyCategory: row.companyCategory,
    categoryList: [...businessCategories],
    description: row.description,
    website: row.website,
    ownerFirstName: row.ownerFirstName,
    ownerLastName: row.ownerLastName,
    ownerFullName: row.ownerFullName,
    profileOwnerPosition: row.profileOwnerPosition,
    phoneNumber: row.phoneNumber,
    phoneCountry: row.phoneCountry,
    profilePicture: row.profilePicture,
    currentSuburb: row.currentSuburb,
    currentZipCode: row.currentZipCode,
    logoThumbnailUrl: optionalFileUrl(row.logoThumbnailFileId),
    coverThumbnailUrl: optionalFileUrl(row.coverThumbnailFileId),
    logoFileUrl: optionalFileUrl(row.logoFileId),
    coverFileUrl: optionalFileUrl(row.coverFileId),
    suspension: row.suspendedAt && { since: row.suspendedAt.toISOString(), reason: row.suspensionReason ?? '' },
  }
}

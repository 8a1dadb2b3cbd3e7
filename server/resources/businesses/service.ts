import type { z } from 'zod'
import type { BusinessSession, requests } from '@/contract'
import { isInstitutionName, messages, moderationMessages, otherCategory } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { invalid } from '../../http/http-failure.ts'
import { mailVerificationLink } from '../accounts/email-verification.ts'
import { findGigDrafts } from '../gig-drafts/queries.ts'
import { loadOpenOwnListings } from '../listings/business-listings.ts'
import { loadPostingRules } from '../listings/publishing.ts'
import { type BusinessRow, toBusiness } from './mapping.ts'
import { getBusiness, updateBusiness } from './queries.ts'

type ProfileInput = z.output<typeof requests.updateBizAccount>

/**
 * A business's session (SA-10). The number of queries does not depend on the amount of data.
 * @param message the response's `message`: Success, Business Profile Exists, or Business Created Successfully
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function loadBusinessSession(
  context: Context,
  businessId: string,
  message: string = messages.server.success,
): Promise<BusinessSession> {
  const row = await getBusiness(context.db, businessId)
  return {
    message,
    response: messages.server.success,
    businessData: toBusiness(row),
    businessJobListData: await loadOpenOwnListings(context, row),
    gigDrafts: await findGigDrafts(context.db, businessId),
    postingRules: await loadPostingRules(context, businessId),
  }
}

/**
 * Saves the business wizard's answers. An account with a username must have an e-mail address (BW-02), and is mailed a link
 * that verifies its first one. A known address stays, because only the settings, which ask for the password, change it.
 * @returns the changed row
 * @throws HttpFailure 400 without a needed e-mail address, for the category `Others`, or for a reserved company name.
 */
export async function updateBusinessProfile(
  context: Context,
  businessId: string,
  input: ProfileInput,
): Promise<BusinessRow> {
  const { db, clock } = context
  const companyCategory = requireCategory(input.companyCategory)
  return db.transaction(async (tx) => {
    const account = await lockBusiness(tx, businessId)
    const email = account.email ?? (account.username === null ? null : input.email)
    if (!email) throw invalid({ email: messages.profile.email })
    const { ownerFirstName, ownerLastName, website } = input
    const business = await updateBusiness(tx, businessId, {
      ownerFirstName,
      ownerLastName,
      ownerFullName: input.ownerFullName?.trim() || `${ownerFirstName} ${ownerLastName}`,
      email,
      phoneNumber: input.phoneNumber,
      phoneCountry: input.phoneCountry ?? null,
      currentSuburb: input.currentSuburb,
      currentZipCode: input.currentZipCode,
      companyCategory,
      companyName: requireCompanyName(account, input.companyName),
      description: input.description,
      // A missing website is kept, an empty one is cleared.
      website: website === undefined ? account.website : website || null,
      abn: input.abn,
      updatedAt: clock.now(),
    })
    return account.email === null ? mailVerificationLink({ ...context, db: tx }, businessId, email) : business
  })
}

/**
 * The company name to store. A name that the business carries already stays.
 * @throws HttpFailure 400 for the name of an institution without an admin's leave.
 */
export function requireCompanyName(
  account: Pick<BusinessRow, 'companyName' | 'mayUseInstitutionName'>,
  name: string,
): string {
  const isReserved = !account.mayUseInstitutionName && name !== account.companyName && isInstitutionName(name)
  if (isReserved) throw invalid({ companyName: moderationMessages.reservedName })
  return name
}

/** The category to store. @throws HttpFailure 400 for `Others`, which a custom category replaces. */
export function requireCategory(category: string): string {
  if (category === otherCategory) throw invalid({ companyCategory: messages.business.otherCategory })
  return category
}

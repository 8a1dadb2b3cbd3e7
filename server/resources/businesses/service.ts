import type { z } from 'zod'
import type { BusinessSession, requests } from '@/contract'
import {
  abnChangedTooOften,
  abnNeeded,
  businessCategories,
  isInstitutionName,
  messages,
  moderationMessages,
  otherCategory,
  reasonsOfTexts,
} from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { invalidFields } from '../../http/http-failure.ts'
import { queueVerificationMailIfAllowed } from '../accounts/email-verification.ts'
import { findGigDrafts } from '../gig-drafts/queries.ts'
import { loadOpenOwnListings } from '../listings/business-listings.ts'
import { loadPostingRules } from '../listings/publishing.ts'
import { type BusinessRow, toBusiness } from './mapping.ts'
import { getBusiness, hasListing, hasOpenListing, updateBusiness } from './queries.ts'

type ProfileInput = z.output<typeof requests.updateBizAccount>

/**
 * Loads a business's session (SA-10) by a constant number of queries.
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
 * Saves the business wizard. An account with a username needs an e-mail address (BW-02), and its first one gets a
 * verification link. When other accounts have used up the address's link mails, the profile is saved without a link, and
 * the business can ask for one later. An existing address stays, because only the settings change it, after asking for
 * the password.
 * @returns the changed row
 * @throws HttpFailure 400 without a required e-mail address, for a refused company name or category, and as
 * {@link toAbnColumns}.
 */
export async function updateBusinessProfile(
  context: Context,
  businessId: string,
  input: ProfileInput,
): Promise<BusinessRow> {
  const { db, clock, config, mailQueue } = context
  const saved = await db.transaction(async (tx) => {
    const current = await lockBusiness(tx, businessId)
    const email = current.email ?? (current.username === null ? null : input.email)
    if (!email) throw invalidFields({ email: messages.profile.emailRequired })
    const { ownerFirstName, ownerLastName, website } = input
    const profile = {
      ownerFirstName,
      ownerLastName,
      ownerFullName: input.ownerFullName?.trim() || `${ownerFirstName} ${ownerLastName}`,
      email,
      phoneNumber: input.phoneNumber,
      phoneCountry: input.phoneCountry ?? null,
      currentSuburb: input.currentSuburb,
      currentZipCode: input.currentZipCode,
      companyCategory: requireCategory(current, input.companyCategory),
      companyName: requireCompanyName(current, input.companyName),
      description: input.description,
      // A missing website keeps the stored one, an empty one clears it.
      website: website === undefined ? current.website : website || null,
      updatedAt: clock.now(),
    }
    const abnColumns = await toAbnColumns({ db: tx, config }, current, input.abn)
    const business = await updateBusiness(tx, businessId, { ...profile, ...abnColumns })
    if (current.email !== null) return business
    return (await queueVerificationMailIfAllowed({ ...context, db: tx }, businessId, email)) ?? business
  })
  mailQueue.wake()
  return saved
}

/**
 * Validates a company name, which every gig shows. An unchanged name is always valid.
 * @throws HttpFailure 400 for an institution's name other than the allowed one, and for a review rule's match.
 */
export function requireCompanyName(current: Pick<BusinessRow, 'companyName' | 'allowedName'>, name: string): string {
  if (name !== current.companyName) requireShowable(current, 'companyName', name)
  return name
}

/**
 * Validates a category, which students see on every gig. An unchanged category and one of the list is always valid.
 * @throws HttpFailure 400 for `Others`, which a form replaces by a custom category, and for a custom category that is
 * refused as a company name would be.
 */
export function requireCategory(
  current: Pick<BusinessRow, 'companyCategory' | 'allowedName'>,
  category: string,
): string {
  if (category === otherCategory) throw invalidFields({ companyCategory: messages.business.otherCategoryRequired })
  const isListed = businessCategories.some((listed) => listed === category)
  if (!isListed && category !== current.companyCategory) requireShowable(current, 'companyCategory', category)
  return category
}

/** @throws HttpFailure 400 for an institution's name other than the allowed one, and for a review rule's match. */
function requireShowable(
  { allowedName }: Pick<BusinessRow, 'allowedName'>,
  field: 'companyName' | 'companyCategory',
  text: string,
): void {
  if (text !== allowedName && isInstitutionName(text)) throw invalidFields({ [field]: moderationMessages.reservedName })
  const [reason] = reasonsOfTexts([text])
  if (reason !== undefined) throw invalidFields({ [field]: reason })
}

/** The most different ABNs that a business replaces or clears after its first listing. */
export const maxFormerAbns = 20

/**
 * The columns of a new ABN. Once the business has a listing, its replaced ABNs are kept, so that a later suspension
 * covers them. They are limited because a suspension makes other businesses with these ABNs wait for review, and anybody
 * can enter another business's ABN. None is dropped for a newer one, because a business could rid itself of its own.
 * @param abn null to clear it, undefined to keep it
 * @throws HttpFailure 400 at `abn` when it is cleared while a listing is not closed, unless TRUST is `open`, and when
 * `maxFormerAbns` others are kept.
 */
export async function toAbnColumns(
  { db: tx, config }: Pick<Context, 'db' | 'config'>,
  current: Pick<BusinessRow, 'id' | 'abn' | 'formerAbns'>,
  abn: string | null | undefined,
): Promise<Partial<Pick<BusinessRow, 'abn' | 'formerAbns'>>> {
  if (abn === undefined || abn === current.abn) return {}
  if (current.abn === null) return { abn }
  if (abn === null && config.trust !== 'open' && (await hasOpenListing(tx, current.id)))
    throw invalidFields({ abn: abnNeeded })
  if (!(await hasListing(tx, current.id))) return { abn }
  const olderAbns = current.formerAbns.filter((former) => former !== current.abn)
  if (olderAbns.length >= maxFormerAbns) throw invalidFields({ abn: abnChangedTooOften })
  return { abn, formerAbns: [...olderAbns, current.abn] }
}

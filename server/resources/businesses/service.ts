import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { businesses } from '../../db/schema.ts'
import { invalid } from '../../http/http-failure.ts'

type ProfileInput = z.output<typeof requests.updateBizAccount>

/** The category that asks for another one in the business's own words; it is never stored itself. */
const others = 'Others'

/**
 * Saves the business wizard's answers. An account made with a username has to give an e-mail address (BW-02); one
 * made with the identity provider keeps the provider's.
 * @throws HttpFailure 400 without a needed e-mail address, or for `Others` without the business's own words.
 */
export async function updateBusinessProfile(
  { db, clock }: Context,
  businessId: string,
  input: ProfileInput,
): Promise<void> {
  const companyCategory = ownCategory(input.companyCategory)
  await db.transaction(async (tx) => {
    const account = await lockBusiness(tx, businessId)
    const email = account.username === null ? account.email : (input.email ?? account.email)
    if (!email) throw invalid({ email: messages.profile.email })
    const { ownerFirstName, ownerLastName, website } = input
    await tx
      .update(businesses)
      .set({
        ownerFirstName,
        ownerLastName,
        ownerFullName: input.ownerFullName?.trim() || `${ownerFirstName} ${ownerLastName}`,
        email,
        phoneNumber: input.phoneNumber,
        phoneCountry: input.phoneCountry ?? null,
        currentSuburb: input.currentSuburb,
        currentZipCode: input.currentZipCode,
        companyCategory,
        companyName: input.companyName,
        description: input.description,
        // Left out it stays; sent empty it goes.
        website: website === undefined ? account.website : website || null,
        updatedAt: clock.now(),
      })
      .where(eq(businesses.id, businessId))
  })
}

/** The category, which has to be one. @throws HttpFailure 400 for `Others` without the business's own words. */
export function ownCategory(category: string): string {
  if (category === others) throw invalid({ companyCategory: messages.business.otherCategory })
  return category
}

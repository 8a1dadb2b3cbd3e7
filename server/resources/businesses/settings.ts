import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { customiseCompanyData } from '@/contract'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { businesses } from '../../db/schema.ts'
import { phoneOf } from '../../http/phone-number.ts'
import type { BusinessRow } from './mapping.ts'
import { ownCategory } from './service.ts'

type SettingsInput = z.output<typeof customiseCompanyData>

/**
 * Saves a business's settings.
 * @throws HttpFailure 400 for a phone number that is none, or for `Others` without the business's own words.
 */
export async function customiseBusiness({ db, clock }: Context, businessId: string, input: SettingsInput) {
  await db.transaction(async (tx) => {
    const account = await lockBusiness(tx, businessId)
    await tx
      .update(businesses)
      .set({
        ...ownerOf(account, input.ownerFullName),
        ...phoneOf(input.phoneNumber, account.phoneCountry),
        profileOwnerPosition: input.profileOwnerPosition || null,
        companyCategory: ownCategory(input.companyCategory),
        website: input.website || null,
        currentSuburb: input.suburbName,
        currentZipCode: input.suburbZipCode,
        description: input.description,
        updatedAt: clock.now(),
      })
      .where(eq(businesses.id, businessId))
  })
}

/** The names a full name stands for. One that has not changed leaves first and last name as the owner gave them. */
function ownerOf({ ownerFullName, ownerFirstName, ownerLastName }: BusinessRow, typed: string) {
  if (typed === ownerFullName) return { ownerFullName, ownerFirstName, ownerLastName }
  const [first = typed, ...rest] = typed.split(/\s+/)
  return { ownerFullName: typed, ownerFirstName: first, ownerLastName: rest.join(' ') || ownerLastName }
}

import type { z } from 'zod'
import type { customiseCompanyData } from '@/contract'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { requirePhoneNumber } from '../phone-number.ts'
import type { BusinessRow } from './mapping.ts'
import { updateBusiness } from './queries.ts'
import { changeAbn, requireCategory, requireCompanyName } from './service.ts'

type SettingsInput = z.output<typeof customiseCompanyData>

/**
 * Saves a business's settings.
 * @returns the changed row
 * @throws HttpFailure 400 for an invalid phone number, the category `Others`, a refused company name, and as
 * {@link changeAbn}.
 */
export async function updateBusinessSettings(
  { db, clock, config }: Context,
  businessId: string,
  input: SettingsInput,
): Promise<BusinessRow> {
  return db.transaction(async (tx) => {
    const account = await lockBusiness(tx, businessId)
    return updateBusiness(tx, businessId, {
      ...(input.companyName !== undefined && { companyName: requireCompanyName(account, input.companyName) }),
      ...splitOwnerName(account, input.ownerFullName),
      ...requirePhoneNumber(input.phoneNumber, account.phoneCountry),
      profileOwnerPosition: input.profileOwnerPosition || null,
      companyCategory: requireCategory(account, input.companyCategory),
      website: input.website || null,
      ...(await changeAbn({ db: tx, config }, account, input.abn)),
      currentSuburb: input.suburbName,
      currentZipCode: input.suburbZipCode,
      description: input.description,
      updatedAt: clock.now(),
    })
  })
}

/** Splits a full name into first and last name. An unchanged full name keeps the stored first and last name. */
function splitOwnerName({ ownerFullName, ownerFirstName, ownerLastName }: BusinessRow, typed: string) {
  if (typed === ownerFullName) return { ownerFullName, ownerFirstName, ownerLastName }
  const [first = typed, ...rest] = typed.split(/\s+/)
  return { ownerFullName: typed, ownerFirstName: first, ownerLastName: rest.join(' ') || ownerLastName }
}

import type { z } from 'zod'
import type { customiseCompanyData } from '@/contract'
import type { Context } from '../../context.ts'
import { lockBusiness } from '../../db/locks.ts'
import { requirePhoneNumber } from '../phone-number.ts'
import type { BusinessRow } from './mapping.ts'
import { updateBusiness } from './queries.ts'
import { requireCategory, requireCompanyName, toAbnColumns } from './service.ts'

type SettingsInput = z.output<typeof customiseCompanyData>

/**
 * Saves a business's settings.
 * @returns the changed row
 * @throws HttpFailure 400 for an invalid phone number, a refused company name or category, and as {@link toAbnColumns}.
 */
export async function updateBusinessSettings(
  { db, clock, config }: Context,
  businessId: string,
  input: SettingsInput,
): Promise<BusinessRow> {
  return db.transaction(async (tx) => {
    const current = await lockBusiness(tx, businessId)
    const settings = {
      // A missing name stays undefined, which keeps the stored one.
      companyName: input.companyName && requireCompanyName(current, input.companyName),
      ...splitOwnerName(current, input.ownerFullName),
      ...requirePhoneNumber(input.phoneNumber, current.phoneCountry),
      profileOwnerPosition: input.profileOwnerPosition || null,
      companyCategory: requireCategory(current, input.companyCategory),
      website: input.website || null,
      currentSuburb: input.suburbName,
      currentZipCode: input.suburbZipCode,
      description: input.description,
      updatedAt: clock.now(),
    }
    const abnColumns = await toAbnColumns({ db: tx, config }, current, input.abn)
    return updateBusiness(tx, businessId, { ...settings, ...abnColumns })
  })
}

/**
 * The columns of the owner's name, with the first word as first name and the others as last name. An unchanged full
 * name keeps the stored first and last name, a single word the stored last name.
 */
function splitOwnerName({ ownerFullName, ownerFirstName, ownerLastName }: BusinessRow, typed: string) {
  if (typed === ownerFullName) return { ownerFullName, ownerFirstName, ownerLastName }
  const [first = typed, ...rest] = typed.split(/\s+/)
  return { ownerFullName: typed, ownerFirstName: first, ownerLastName: rest.join(' ') || ownerLastName }
}

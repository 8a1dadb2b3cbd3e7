import { type AvailabilityEntry, labelOf, maskOf } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { requests } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { users } from '../../db/schema.ts'
import { invalid } from '../../http/http-failure.ts'

type AccountInput = z.output<typeof requests.updateAccount>

/**
 * Saves the student wizard's answers, with the mask beside the availability. A domestic student has no home
 * country, whatever was chosen before (SW-06).
 * @throws HttpFailure 400 when no entry of the availability names a part of the week.
 */
export async function updateStudentAccount({ db, clock }: Context, userId: string, input: AccountInput): Promise<void> {
  const userAvailability = tidyAvailability(input.userAvailability)
  const availabilityMask = maskOf(userAvailability)
  if (availabilityMask === 0) throw invalid({ userAvailability: messages.profile.availability })
  await db
    .update(users)
    .set({
      firstName: input.firstName,
      lastName: input.lastName,
      fullName: `${input.firstName} ${input.lastName}`,
      phoneNumber: input.phoneNumber,
      phoneCountry: input.phoneCountry ?? null,
      currentSuburb: input.currentSuburb,
      currentZipCode: input.currentZipCode,
      isInternationalStudent: input.isInternationalStudent,
      homeTownCountry: input.isInternationalStudent ? (countryByName(input.homeTownCountry ?? '')?.name ?? null) : null,
      expectedPayRate: input.expectedPayRate,
      userAvailability,
      availabilityMask,
      updatedAt: clock.now(),
    })
    .where(eq(users.id, userId))
}

/** Each entry once, cells with the label that is theirs; times stay exactly as they were sent (AG-07). */
export function tidyAvailability(entries: AvailabilityEntry[]): AvailabilityEntry[] {
  const byKey = new Map<string, AvailabilityEntry>()
  for (const entry of entries) {
    const tidy = 'tableIndex' in entry ? { tableIndex: entry.tableIndex, label: labelOf(entry.tableIndex) } : entry
    byKey.set(JSON.stringify(Object.values(tidy)), tidy)
  }
  return [...byKey.values()]
}

import { maskOf } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type customiseUserData, userOfSettings } from '@/contract'
import { messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { users } from '../../db/schema.ts'
import { dropUnusedBytes } from '../../files/stored-file.ts'
import { invalid } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { phoneOf } from '../../http/phone-number.ts'
import { deleteResumes, keepResume } from '../resumes/service.ts'
import type { UserRow } from './mapping.ts'
import { findStudent } from './queries.ts'
import { tidyAvailability } from './service.ts'

type SettingsInput = z.output<typeof customiseUserData>

/**
 * Saves a student's settings, all of them or nothing: deletions first, so that a new resume may take a deleted one's
 * place. Resolves with the new resume, or null when no file was sent.
 * @throws HttpFailure 400 for a phone number that is none, or an international student without a known country; as
 * `users/upload-resume` for the file.
 */
export async function customiseStudent(
  context: Context,
  userId: string,
  input: SettingsInput,
  upload: UploadedFile | undefined,
): Promise<Resume | null> {
  const { resume, gone } = await context.db.transaction(async (tx) => {
    const within = { ...context, db: tx }
    await lockStudent(tx, userId)
    const row = await findStudent(within, userId)
    const availability = tidyAvailability(input.availability)
    await tx
      .update(users)
      .set({
        ...userOfSettings({
          ...input,
          ...phoneOf(input.phoneNumber, row.phoneCountry),
          personalSummary: input.personalSummary || null,
          nationality: nationalityOf(row, input.nationality),
          availability,
        }),
        availabilityMask: maskOf(availability),
        updatedAt: context.clock.now(),
      })
      .where(eq(users.id, userId))
    const gone = await deleteResumes(within, userId, input.resumeFileDelete)
    const { idempotencyKey } = input
    const resume = upload ? await keepResume(within, userId, { upload, part: 'file', idempotencyKey }) : null
    return { resume, gone }
  })
  await dropUnusedBytes(context, gone)
  return resume
}

/** The country as the list writes it; a domestic student has none (ST-05). */
function nationalityOf({ isInternationalStudent }: UserRow, typed: string): string | null {
  if (!isInternationalStudent) return null
  const country = countryByName(typed)
  if (!country) throw invalid({ nationality: messages.profile.homeCountry })
  return country.name
}

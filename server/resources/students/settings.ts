import { maskOf } from '@campus-gigs/ui/availability'
import { countryByName } from '@campus-gigs/ui/data/countries'
import type { z } from 'zod'
import { type customiseUserData, toUserFields } from '@/contract'
import { messages, type Resume } from '@/domain'
import type { Context } from '../../context.ts'
import { lockStudent } from '../../db/locks.ts'
import { deleteUnusedBytes, storeInTransaction } from '../../files/stored-file.ts'
import { invalidFields } from '../../http/http-failure.ts'
import type { UploadedFile } from '../../http/multipart.ts'
import { requirePhoneNumber } from '../phone-number.ts'
import { deleteResumes, requirePdf, storeResume } from '../resumes/service.ts'
import type { UserRow } from './mapping.ts'
import { updateStudent } from './queries.ts'
import { normaliseAvailability } from './service.ts'

type SettingsInput = z.output<typeof customiseUserData>

/**
 * Saves a student's settings, and deletes and uploads resumes, in one transaction. The new resume is stored after the
 * deletion, so that it is within the limit.
 * @returns the changed row, and the new resume; null without a file
 * @throws HttpFailure 400 for an invalid phone number and for an international student without a known country; for the
 * file, 400, 413, 415 and 503 by `requirePdf`, 409 and 422 by `storeResume`.
 */
export async function updateStudentSettings(
  context: Context,
  userId: string,
  input: SettingsInput,
  upload: UploadedFile | undefined,
): Promise<{ student: UserRow; resume: Resume | null }> {
  const fieldName = 'file'
  const pdf = upload && (await requirePdf(context, upload, fieldName))
  const { deletedFileKeys, ...saved } = await storeInTransaction(context, pdf ? [pdf.bytes] : [], async (tx) => {
    const txContext = { ...context, db: tx }
    const current = await lockStudent(tx, userId)
    const availability = normaliseAvailability(input.availability)
    const student = await updateStudent(tx, userId, {
      ...toUserFields({
        expectedSalaryStart: input.expectedSalaryStart,
        expectedSalaryEnd: input.expectedSalaryEnd,
        ...requirePhoneNumber(input.phoneNumber, current.phoneCountry),
        suburbName: input.suburbName,
        suburbZipCode: input.suburbZipCode,
        personalSummary: input.personalSummary || null,
        nationality: requireNationality(current, input.nationality),
        availability,
      }),
      availabilityMask: maskOf(availability),
      updatedAt: context.clock.now(),
    })
    const deletedFileKeys = await deleteResumes(txContext, userId, input.resumeFileDelete)
    const { idempotencyKey } = input
    const resume = pdf ? await storeResume(txContext, userId, { pdf, fieldName, idempotencyKey }) : null
    return { student, resume, deletedFileKeys }
  })
  // After the commit, because a rollback keeps the rows that need the bytes. A failure is logged, not thrown.
  await deleteUnusedBytes(context, deletedFileKeys)
  return saved
}

/**
 * The home country, `nationality` in the call, in its standard spelling; null for a domestic student (ST-05).
 * @throws HttpFailure 400 for an unknown country.
 */
function requireNationality({ isInternationalStudent }: UserRow, typed: string): string | null {
  if (!isInternationalStudent) return null
  const country = countryByName(typed)
  if (!country) throw invalidFields({ nationality: messages.profile.homeCountryRequired })
  return country.name
}

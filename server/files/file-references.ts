import { type SQL, sql } from 'drizzle-orm'
import { limits, messages } from '@/domain'
import type { Db } from '../db/database.ts'
import { businesses, events, files, jobListings, resumes, users } from '../db/schema.ts'
import { refusedField } from '../http/http-failure.ts'
import type { AccountKind } from '../identity/sessions.ts'

/*
 * Every column that references a file, with the account whose storage the file counts toward. The sweep deletes files
 * that no listed column references, so a new column has to be added here: `file-references.test.ts` compares this list
 * with the schema.
 */
const studentReferences: SQL[] = [
  sql`select ${users.pictureFileId} as file_id, ${users.id} as account_id from ${users}`,
  sql`select ${resumes.fileId}, ${resumes.userId} from ${resumes}`,
]
const businessReferences: SQL[] = [
  sql`select ${businesses.logoFileId} as file_id, ${businesses.id} as account_id from ${businesses}`,
  sql`select ${businesses.logoThumbnailFileId}, ${businesses.id} from ${businesses}`,
  sql`select ${businesses.coverFileId}, ${businesses.id} from ${businesses}`,
  sql`select ${businesses.coverThumbnailFileId}, ${businesses.id} from ${businesses}`,
  sql`select ${jobListings.posterFileId}, ${jobListings.businessId} from ${jobListings}`,
  sql`select unnest(${events.imageFileIds}), ${events.businessId} from ${events}`,
]
const referencesOf: Record<AccountKind, SQL> = {
  student: sql.join(studentReferences, sql` union all `),
  business: sql.join(businessReferences, sql` union all `),
}

/** A query for every reference to a file: its `file_id`, which can be null, and the `account_id` it counts toward. */
export const fileReferences = sql.join(Object.values(referencesOf), sql` union all `)

/** The SQL condition that no row references a file. */
export const isUnreferenced = sql`not exists (
  select from (${referencesOf.student}) of_students where of_students.file_id = ${files.id}
) and not exists (
  select from (${referencesOf.business}) of_businesses where of_businesses.file_id = ${files.id}
)`

/**
 * Rejects a transaction that leaves an account with more than `limits.storedBytes`. All files that the account's rows
 * reference count, including hidden resumes; a poster shared by several listings counts once. Call it at the end of the
 * transaction that stores the file, with the account's row locked.
 * @param fieldName the form field of the file, for the error
 * @throws HttpFailure 409
 */
export async function requireStorageLeft(
  tx: Db,
  { kind, id }: { kind: AccountKind; id: string },
  fieldName: string,
): Promise<void> {
  const isOwn = sql`${files.id} in (
    select own.file_id from (${referencesOf[kind]}) own where own.account_id = ${id}
  )`
  const [stored] = await tx
    .select({ bytes: sql`coalesce(sum(${files.bytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(isOwn)
  if (stored && stored.bytes > limits.storedBytes)
    throw refusedField('conflict', fieldName, messages.upload.storageFull)
}

import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { applications, files, jobListings, resumes } from '../../db/schema.ts'
import type { Account } from '../../identity/sessions.ts'

/** A row of `files`, and the name it is offered under when it has one. */
export interface ReadableFile {
  file: typeof files.$inferSelect
  fileName: string | undefined
}

/**
 * A file that this reader may read, or null: then it is as if there were none. Public files are for
 * anyone; a resume is for its student, and for a business that received an application made with it.
 */
export async function findReadableFile(
  context: Context,
  fileId: string,
  reader: () => Promise<Account | null>,
): Promise<ReadableFile | null> {
  const [file] = await context.db.select().from(files).where(eq(files.id, fileId))
  if (!file) return null
  if (file.access === 'public') return { file, fileName: undefined }
  const account = await reader()
  const fileName = account && (await resumeNameFor(context, fileId, account))
  return fileName ? { file, fileName } : null
}

async function resumeNameFor({ db }: Context, fileId: string, account: Account): Promise<string | undefined> {
  const entitled = account.kind === 'student' ? eq(resumes.userId, account.id) : eq(jobListings.businessId, account.id)
  const [row] = await db
    .select({ fileName: resumes.fileName })
    .from(resumes)
    .leftJoin(applications, eq(applications.resumeId, resumes.id))
    .leftJoin(jobListings, eq(jobListings.id, applications.jobListingId))
    .where(and(eq(resumes.fileId, fileId), entitled))
    .limit(1)
  return row?.fileName
}

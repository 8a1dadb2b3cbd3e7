import type { Resume } from '@/domain'
import type { resumes } from '../../db/schema.ts'
import { fileUrl } from '../files/mapping.ts'

/** A row of `resumes`. */
export type ResumeRow = typeof resumes.$inferSelect

/** A resume as its student sees it; `bytes` is the size of its file. */
export function toResume(row: ResumeRow, bytes: number): Resume {
  return { ...toResumeFile(row), createdAt: row.createdAt.toISOString(), size: bytes }
}

/** The resume of an application, which stays readable when the student hides it. */
export function toResumeFile(row: Pick<ResumeRow, 'id' | 'fileName' | 'fileId'>) {
  const url = fileUrl(row.fileId)
  return { id: row.id, fileName: row.fileName, fileUrl: url, url }
}

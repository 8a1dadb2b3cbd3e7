import type { Resume } from '@/domain'
import type { resumes } from '../../db/schema.ts'
import { fileUrl } from '../files/mapping.ts'

export type ResumeRow = typeof resumes.$inferSelect

/** Maps a resume for its student. @param bytes the size of its file */
export function toResume(row: ResumeRow, bytes: number): Resume {
  return { ...toResumeFile(row), createdAt: row.createdAt.toISOString(), size: bytes }
}

/** Maps the resume of an application, which stays readable after the student hides it. */
export function toResumeFile(row: Pick<ResumeRow, 'id' | 'fileName' | 'fileId'>) {
  const url = fileUrl(row.fileId)
  return { id: row.id, fileName: row.fileName, fileUrl: url, url }
}

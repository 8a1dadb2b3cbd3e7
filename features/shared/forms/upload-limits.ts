import { limits } from '@/domain'

/** The size limit of a kind of upload in whole megabytes (1024²), for hints: `5` for a resume. */
export function maxMegabytes(kind: 'resume' | 'logo' | 'picture' | 'cover' | 'poster' | 'eventImage'): number {
  return limits[kind].maxBytes / 1024 / 1024
}

/** The start of an image field's hint: `JPEG or PNG, less than 5MB`. */
export function imageRule(kind: 'logo' | 'picture' | 'cover' | 'poster' | 'eventImage'): string {
  return `JPEG or PNG, less than ${maxMegabytes(kind)}MB`
}

import { maskOf } from '@campus-gigs/ui/availability'
import type { SignedInStudent } from '@/client'
import { formatFilters } from '@/domain'
import type { JobSearch } from './search'

export interface StudentSearch extends JobSearch {
  /** See {@link studentKeyOf}. */
  studentKey: string
}

/** A key of what results depend on: the student, their availability and their suburb. Null without a student. */
export function studentKeyOf(student: SignedInStudent | null): string | null {
  return student && JSON.stringify([student.id, maskOf([...student.userAvailability]), student.currentSuburb])
}

/** The cache key of a search: equal for queries that differ in case or outer spaces only. */
export function searchKeyOf({ query, sort, filters, studentKey }: StudentSearch): string {
  return JSON.stringify([query.trim().toLowerCase(), sort, formatFilters(filters), studentKey])
}

/** The request's parameters that decide which listings match. */
export function matchParams({ query, filters }: JobSearch) {
  return { ...formatFilters(filters), q: query.trim() || undefined }
}

/** How long loaded results and counts are shown again without a reload, in milliseconds. */
export const staleAfterMs = 60_000

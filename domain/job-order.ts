import { maskOf, popcount } from '@campus-gigs/ui/availability'
import type { JobListing } from './entities.ts'
import { suburbDistance } from './suburb-distance.ts'

/** How a student may order the live gigs: best fit to the own week first, newest first, nearest first. */
export const jobSorts = ['fit', 'newest', 'nearest'] as const
export type JobSort = (typeof jobSorts)[number]

/** How many metres away a gig counts as whose suburb, or whose student's, is not known: beyond all others. */
export const unknownMetres = 2_000_000_000

/**
 * How well shifts fit a week, for ordering only; higher fits better. First counts the share of the shifts' cells that
 * are free, then how many those are. A gig without shift times comes after every gig that fits in part and before
 * those that do not fit at all. The server orders by the very same number, made in SQL.
 */
export function fitScore(availabilityMask: number, shiftMask: number): number {
  const total = popcount(shiftMask)
  if (total === 0) return 1
  const covered = popcount(availabilityMask & shiftMask)
  return Math.floor((covered * 10_000) / total) * 32 + covered
}

/** Whole metres between two suburbs, `unknownMetres` when either is not known. */
export function metresAway(from: string | null, to: string | null): number {
  const km = suburbDistance(from, to)
  return km === null ? unknownMetres : Math.round(km * 1000)
}

/** What of a student the order depends on. */
export interface OrderedFor {
  /** The 28-bit mask of the student's availability. */
  availabilityMask: number
  /** The student's suburb; null when it is not known. */
  homeSuburb: string | null
}

/** What of a listing the order depends on. */
export type OrderedJob = Readonly<Pick<JobListing, 'id' | 'postedAt' | 'jobSuburbName'>> & {
  readonly Shift: Readonly<JobListing['Shift']>
}

/** How high a listing stands before ties: equal ranks are ordered newest first, and then by id, greatest first. */
function rankOf(job: OrderedJob, sort: JobSort, { availabilityMask, homeSuburb }: OrderedFor): number {
  if (sort === 'fit') return fitScore(availabilityMask, maskOf([...job.Shift]))
  return sort === 'nearest' ? -metresAway(homeSuburb, job.jobSuburbName) : 0
}

/** The listings in order. It is total: the same listings come in the same order however they were handed in. */
export function inOrder<Job extends OrderedJob>(jobs: readonly Job[], sort: JobSort, student: OrderedFor): Job[] {
  return jobs
    .map((job) => ({ job, rank: rankOf(job, sort, student) }))
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        descending(one.job.postedAt, other.job.postedAt) ||
        descending(one.job.id, other.job.id),
    )
    .map(({ job }) => job)
}

/** ISO instants and UUIDs order as text, whatever the reader's language. */
function descending(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

import { dayMs } from './clock.ts'
import { limits } from './limits.ts'

/**
 * The review of a listing. `approved`: students see it, unless its business is suspended. `waiting`: no admin has
 * decided yet. `hidden`: an admin refused or hid it.
 */
export const listingReviews = ['approved', 'waiting', 'hidden'] as const
export type ListingReview = (typeof listingReviews)[number]

/**
 * `live`: students can apply. `paused`: the business can resume the listing. `filled`: the position is filled.
 * `expired`: `expiringOn` has passed. `closed`: the business closed the listing. `waiting` and `hidden`: students can't
 * see it, because it waits for its review, or because an admin hid it or suspended its business. Applications are kept
 * in every status.
 */
export const listingStatuses = ['live', 'paused', 'filled', 'expired', 'closed', 'waiting', 'hidden'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** The fields that {@link listingStatus} reads. */
export interface ListingLifetime {
  /** The status before expiry: set by the business or an admin, or as sent by the server. */
  status: ListingStatus
  /** The first instant at which the listing is no longer live. */
  expiringOn: Date | string
}

/**
 * The status of a listing at an instant. A listing fetched while it was live or paused expires in the browser too. An
 * unreadable `expiringOn` counts as expired.
 */
export function listingStatus({ status, expiringOn }: ListingLifetime, now: Date): ListingStatus {
  if (status !== 'live' && status !== 'paused') return status
  return new Date(expiringOn) > now ? status : 'expired'
}

/**
 * Whether the expiry of a listing may move: it is ahead, or passed at most `limits.extensionDays` ago. Otherwise
 * extending again and again would keep the applicants' contact details and resumes open for the business.
 */
export function isExtendable(expiringOn: Date | string, now: Date): boolean {
  return now.getTime() - new Date(expiringOn).getTime() <= limits.extensionDays * dayMs
}

/** The label of each status for students and businesses. */
export const listingStatusLabels: Record<ListingStatus, string> = {
  live: 'Live',
  paused: 'Paused',
  filled: 'Filled',
  expired: 'Expired',
  closed: 'Closed',
  waiting: 'Waiting for review',
  hidden: 'No longer available',
}

/** The last instant a listing is live. A listing that expires at midnight is live until the day before. */
export function lastLiveInstant({ expiringOn }: { expiringOn: string }): Date {
  return new Date(Date.parse(expiringOn) - 1)
}

import { and, eq, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { ReviewQueue } from '@/contract'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { businesses, jobListings, listingReports } from '../../db/schema.ts'

/** The sort keys of the last entry of a page: its ISO instant in milliseconds, and its listing's id. */
interface Cursor {
  since: string
  id: string
}

/** `2026-11-21T01:30:00.000Z~3f2b8c1e-0d4a-4c6b-9a57-1e2d3c4b5a69`, as {@link formatCursor} writes it. */
const cursorPattern =
  /^(?<since>[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * Loads a page of the listings that wait for review or have open reports, the earliest `since` first.
 * @param after the cursor: `next` of the previous page; missing or invalid for the first page
 */
export async function loadReviewQueue({ db }: Context, after?: string): Promise<Omit<ReviewQueue, 'success'>> {
  const cursor = parseCursor(after)
  const openReports = db
    .select({
      jobListingId: listingReports.jobListingId,
      firstAt: min(listingReports.createdAt).as('first_at'),
      count: sql<number>`count(*)::integer`.as('report_count'),
    })
    .from(listingReports)
    .where(isNull(listingReports.closedAt))
    .groupBy(listingReports.jobListingId)
    .as('open')
  const isWaiting = and(
    eq(jobListings.review, 'waiting'),
    isNull(jobListings.closedAt),
    isNull(jobListings.filledAt),
    isNull(businesses.suspendedAt),
  )
  // Truncate to milliseconds, the precision of the cursor. least() ignores null.
  const since = sql`date_trunc('milliseconds', least(case when ${isWaiting} then ${jobListings.postedAt} end, ${openReports.firstAt}))`
  const afterCursor: SQL | undefined =
    cursor && sql`(${since}, ${jobListings.id}) > (${cursor.since}::timestamptz, ${cursor.id}::uuid)`
  const rows = await db
    .select({
      jobListingId: jobListings.id,
      jobTitle: jobListings.jobTitle,
      companyName: businesses.companyName,
      review: jobListings.review,
      since: since.mapWith(jobListings.postedAt),
      openReportCount: openReports.count,
    })
    .from(jobListings)
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .leftJoin(openReports, eq(openReports.jobListingId, jobListings.id))
    .where(and(sql`(${isWaiting} or ${openReports.count} is not null)`, afterCursor))
    .orderBy(since, jobListings.id)
    // Fetch one more row than a page, to know whether another page follows.
    .limit(limits.reviewDeskRows + 1)
  const listings = rows.slice(0, limits.reviewDeskRows).map((row) => ({
    jobListingId: row.jobListingId,
    jobTitle: row.jobTitle,
    companyName: row.companyName ?? '',
    review: row.review,
    since: row.since.toISOString(),
    reports: row.openReportCount ?? 0,
  }))
  const last = listings.at(-1)
  const hasMore = rows.length > listings.length
  return { listings, next: hasMore && last ? formatCursor({ since: last.since, id: last.jobListingId }) : null }
}

function formatCursor({ since, id }: Cursor): string {
  return `${since}~${id}`
}

/** Parses a cursor; undefined for an invalid text, which restarts the queue. */
function parseCursor(text: string | undefined): Cursor | undefined {
  const { since, id } = cursorPattern.exec(text ?? '')?.groups ?? {}
  return since && id && isInstant(since) ? { since, id } : undefined
}

/** Whether a text is a valid instant in the format of `toISOString`, so not 31 February. */
function isInstant(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

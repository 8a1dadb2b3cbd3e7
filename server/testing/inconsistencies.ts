import { maskOf } from '@campus-gigs/ui/availability'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { applications, files, jobListings, users } from '../db/schema.ts'
import { fileReferences, isUnreferenced } from '../files/file-references.ts'
import type { TestServer } from './harness.ts'

/** A query for the ids of rows that contradict other rows, by what it finds. No foreign key or constraint holds these. */
const contradictions: Record<string, SQL> = {
  'a reference to a missing file': sql`
    select file_id as id from (${fileReferences}) referenced
    where file_id is not null and not exists (select from files where files.id = file_id)`,
  'a file without a reference': sql`select id from ${files} where ${isUnreferenced}`,
  'a session of a deleted account': sql`
    select account_id as id from sessions where account_id not in (
      select id from users union all select id from businesses union all select id from admins
    )`,
  'a mail to a deleted account': sql`
    select account_id as id from outgoing_mails where account_id not in (
      select id from users union all select id from businesses
    )`,
  'a resume that is hidden and that no business can open': sql`
    select id from resumes where deleted_at is not null and not exists (
      select from applications where resume_id = resumes.id and expired_at is null
    )`,
  'an application with words of a deleted student': sql`
    select id from ${applications} where user_id is null and (notes <> '' or answers <> '[]' or resume_id is not null)`,
  'an application ranked by an earlier week or suburb': sql`
    select applications.id from applications join users on users.id = user_id
    where student_mask <> users.availability_mask or student_suburb is distinct from lower(btrim(current_suburb))`,
  'an application that the comparison has counted nowhere': sql`
    select applications.id from applications, unnest(counted_measures) counted
    where user_id is not null and not exists (
      select from comparison_counts counts
      where counts.job_listing_id = applications.job_listing_id and measure = counted and people > 0
    )`,
  'a searched listing that is not shown, or a shown one that is not searched': sql`
    select coalesce(shown.id, listing_id) as id from searched_listings full join (
      select job_listings.* from ${jobListings} join businesses on businesses.id = business_id
      where closed_at is null and filled_at is null and paused_at is null and listing_is_shown(review, suspended_at)
    ) shown on shown.id = listing_id
    where shown.id is null or listing_id is null`,
  'a listing searched by earlier words, times or pay': sql`
    select listing_id as id from searched_listings searched
    join job_listings listing on listing.id = listing_id join businesses on businesses.id = business_id
    where search_text <> search_text(job_title, job_suburb_name, company_name, keywords)
      or suburb <> lower(job_suburb_name) or searched.shift_mask <> listing.shift_mask
      or searched.job_type <> listing.job_type or searched.posted_at <> listing.posted_at
      or searched.expiring_on <> listing.expiring_on`,
}

const foundRows = z.object({ rows: z.array(z.object({ id: z.string() })) })

/**
 * What contradicts itself in the server's data while no call runs: rows that disagree, files without bytes, and bytes
 * without a file. Empty when there is nothing.
 */
export async function findInconsistencies({ db, context }: TestServer): Promise<string[]> {
  const found: string[] = []
  for (const [what, query] of Object.entries(contradictions)) {
    const { rows } = foundRows.parse(await db.execute(query))
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  for (const { id, userAvailability, availabilityMask } of await db.select().from(users))
    if (maskOf(userAvailability) !== availabilityMask) found.push(`a mask of an earlier week: ${id}`)
  const fileKeys = new Set((await db.select({ sha256: files.sha256 }).from(files)).map(({ sha256 }) => sha256))
  const storedKeys = new Set<string>()
  for await (const { key } of context.files.list()) storedKeys.add(key)
  for (const key of fileKeys) if (!storedKeys.has(key)) found.push(`a file without bytes: ${key}`)
  for (const key of storedKeys) if (!fileKeys.has(key)) found.push(`bytes without a file: ${key}`)
  return found
}

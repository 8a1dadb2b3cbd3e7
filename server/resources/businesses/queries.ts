import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { businesses, jobListings } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import type { BusinessRow } from './mapping.ts'

/** The business's row. @throws HttpFailure 401 when the account no longer exists. */
export async function getBusiness(db: Db, businessId: string): Promise<BusinessRow> {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/**
 * Updates columns of a business and returns the row. Undefined columns keep their value.
 * @throws HttpFailure 401 when the account no longer exists.
 */
export async function updateBusiness(
  db: Db,
  businessId: string,
  values: { [Column in keyof BusinessRow]?: BusinessRow[Column] | undefined },
): Promise<BusinessRow> {
  const [row] = await db.update(businesses).set(values).where(eq(businesses.id, businessId)).returning()
  if (!row) throw new HttpFailure('unauthenticated')
  return row
}

/** Whether the business has posted a listing. */
export async function hasListing(db: Db, businessId: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobListings.id })
    .from(jobListings)
    .where(eq(jobListings.businessId, businessId))
    .limit(1)
  return rows.length > 0
}

/** Whether the business has a listing that is not closed. */
export async function hasOpenListing(db: Db, businessId: string): Promise<boolean> {
  return (await db.$count(jobListings, and(eq(jobListings.businessId, businessId), isNull(jobListings.closedAt)))) > 0
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { businesses } from '../../db/schema.ts'
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

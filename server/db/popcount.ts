import { DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The number of slots in a week, which is the number of bits in a mask. */
const weekSlots = sql.raw(String(DAYS.length * SLOTS.length))

/** The number of bits set in a mask, in SQL. Bits above the week are ignored. */
export function popcountSql(mask: SQLWrapper): SQL<number> {
  return sql<number>`bit_count((${mask})::bit(${weekSlots}))::integer`
}

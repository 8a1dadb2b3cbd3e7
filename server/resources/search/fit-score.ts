import { DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const cellCount = sql.raw(String(DAYS.length * SLOTS.length))

/** `fitScore` of domain in SQL, on 28-bit masks: the same integer for the same masks. */
export function fitScoreSql(availability: SQLWrapper, shifts: SQLWrapper): SQL<number> {
  const total = popcountSql(shifts)
  const covered = popcountSql(sql`(${availability}) & (${shifts})`)
  return sql<number>`(case when ${total} = 0 then 1 else (${covered} * 10000 / ${total}) * 32 + ${covered} end)`
}

/** The number of bits set in a mask, in SQL. Bits above the week are ignored. */
function popcountSql(mask: SQLWrapper): SQL<number> {
  return sql<number>`bit_count((${mask})::bit(${cellCount}))::integer`
}

import { DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const cells = sql.raw(String(DAYS.length * SLOTS.length))

/** How many cells a mask holds, in SQL. Bits above the week are ignored. */
export function popcountSql(mask: SQLWrapper): SQL<number> {
  return sql<number>`bit_count((${mask})::bit(${cells}))::integer`
}

/**
 * `matchPercent` in SQL, on masks: cells in both ÷ cells in the first × 100, two decimals, 0 when the first is
 * empty. The first is the signed-in account's own: a student's availability, or a business's shifts (AG-06).
 */
export function matchPercentSql(self: SQLWrapper, other: SQLWrapper): SQL<number> {
  const both = popcountSql(sql`(${self}) & (${other})`)
  return sql<number>`coalesce(round(${both} * 100.0 / nullif(${popcountSql(self)}, 0), 2), 0)::double precision`
}

/** `fitScore` of the contract in SQL, on masks: what the best fit is ordered by. */
export function fitScoreSql(availability: SQLWrapper, shifts: SQLWrapper): SQL<number> {
  const total = popcountSql(shifts)
  const covered = coveredSql(availability, shifts)
  return sql<number>`(case when ${total} = 0 then 1 else (${covered} * 10000 / ${total}) * 32 + ${covered} end)`
}

/** How many of the shifts' cells an availability covers, in SQL: `covered` of `coverage`. */
export function coveredSql(availability: SQLWrapper, shifts: SQLWrapper): SQL<number> {
  return popcountSql(sql`(${availability}) & (${shifts})`)
}

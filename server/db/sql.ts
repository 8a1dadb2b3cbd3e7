import { DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The number of slots in a week, which is the number of bits in a mask. */
const weekSlots = sql.raw(String(DAYS.length * SLOTS.length))

/** The number of bits set in a mask, in SQL. Bits above the week are ignored. */
export function popcountSql(mask: SQLWrapper): SQL<number> {
  return sql<number>`bit_count((${mask})::bit(${weekSlots}))::integer`
}

/** A `like` pattern that matches a text anywhere, with wildcards escaped: `%50\%%` for `50%`. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** A PostgreSQL array literal. Both engines accept it as a parameter of any array type. */
export function toArrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join()}}`
}

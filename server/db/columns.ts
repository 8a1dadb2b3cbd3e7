import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A row's own id. */
export const id = () => uuid().primaryKey().defaultRandom()
/** A moment, with its zone. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When a row was made. */
export const createdAt = () => instant().notNull().defaultNow()

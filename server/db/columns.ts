import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** The primary key. */
export const id = () => uuid().primaryKey().defaultRandom()
/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
/** When the row was inserted. */
export const createdAt = () => instant().notNull().defaultNow()

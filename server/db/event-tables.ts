import { date, doublePrecision, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DeviceData } from '@/contract'
import { createdAt, id } from './columns.ts'
import { businesses } from './schema.ts'

/** Events of businesses. Together `organiserSlug` and `posterSlug` are the address their posters carry. */
export const events = pgTable(
  'events',
  {
    id: id(),
    businessId: uuid()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    eventName: text().notNull(),
    /** On Melbourne's calendar. */
    eventDate: date({ mode: 'string' }).notNull(),
    suburbName: text().notNull(),
    suburbZipCode: text().notNull(),
    admissionCharge: doublePrecision().notNull(),
    admissionCurrency: text({ enum: ['AUD ($)'] }).notNull(),
    /** The event's own page, https; a scan leads there, else to the business's website. */
    eventLink: text(),
    /** Public files, in the order chosen. */
    imageFileIds: uuid().array().notNull().default([]),
    organiserSlug: text().notNull(),
    posterSlug: text().notNull(),
    idempotencyKey: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('events_idempotency').on(table.businessId, table.idempotencyKey),
    uniqueIndex('events_poster').on(table.organiserSlug, table.posterSlug),
    index('events_business').on(table.businessId, table.createdAt),
  ],
)

/** Posters that were scanned: of an event, or of a university on the way to the product. Kept for `limits.scanDays`. */
export const posterScans = pgTable(
  'poster_scans',
  {
    id: id(),
    kind: text({ enum: ['event', 'landing'] }).notNull(),
    /** The event's organiser, or the university. */
    organiser: text().notNull(),
    poster: text().notNull(),
    /** As sent, ten hours ahead (SC-05). */
    scanTime: text().notNull(),
    receivedAt: createdAt(),
    /** Null, with what follows, for whoever asks not to be tracked. */
    sessionId: uuid(),
    referrer: text(),
    deviceData: jsonb().$type<DeviceData>(),
  },
  (table) => [index('poster_scans_received').on(table.receivedAt)],
)

import * as z from 'zod/mini'

/**
 * An instant that a client sends, from 1970 on. Earlier ones are refused, because PostgreSQL has no year 0000, which ISO
 * 8601 has.
 */
// Not `z.refine`, whose code every page would load.
export const instantSchema = z.iso.datetime().check(z.regex(/^(19[7-9]|[2-9])/))

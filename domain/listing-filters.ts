import { DAYS } from '@campus-gigs/ui/availability'
import * as z from 'zod/mini'
import { jobTypes } from './presets.ts'

/** The least pay that can be filtered by, in whole dollars (AUD) an hour. */
export const payFilters = [25, 30, 35, 40, 50] as const
/** The distances that can be filtered by, in kilometres from the student's own suburb. */
export const distanceFilters = [2, 5, 10, 20, 40] as const

/** A filter by any of some values. */
const listOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.optional(
    z.pipe(
      z.union([
        z.array(z.string()),
        z.pipe(
          z.string(),
          z.transform((text) => text.split(',')),
        ),
      ]),
      z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length)),
    ),
  )

/** A filter by one of some numbers. */
const oneOf = (values: readonly number[]) =>
  z.optional(
    z.union([z.number(), z.pipe(z.string(), z.transform(Number))]).check(z.refine((value) => values.includes(value))),
  )

const [sunday, ...otherDays] = DAYS

/** The filters of a search, by the names of the query parameters of page and call. Lists are joined by commas. */
export const listingFilters = z.object({
  /** Gigs paid by the hour, at least this much. */
  pay: oneOf(payFilters),
  /** Gigs with shift times on these days only. */
  days: listOf([sunday, ...otherDays]),
  /** Gigs of one of these types. */
  types: listOf(jobTypes),
  /** Gigs in a suburb at most this many kilometres from the student's own. */
  km: oneOf(distanceFilters),
  /** `all`: only gigs with every shift inside the student's free slots. */
  fit: z.optional(z.literal('all')),
})
type ParsedFilters = z.output<typeof listingFilters>
export type ListingFilters = Readonly<
  Omit<ParsedFilters, 'days' | 'types'> & {
    days?: Readonly<ParsedFilters['days']>
    types?: Readonly<ParsedFilters['types']>
  }
>

/** The names of the filters, in the order they are shown. */
export const filterNames = ['fit', 'days', 'pay', 'types', 'km'] as const satisfies (keyof ListingFilters)[]

/** The number of set filters. */
export function countFilters(filters: ListingFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length
}

/** The valid filters of a query string. Invalid ones are ignored. */
export function parseFilters(params: URLSearchParams): ListingFilters {
  const entries = filterNames.map((name) => {
    const { data } = listingFilters.shape[name].safeParse(params.get(name) ?? undefined)
    return [name, data]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The set filters as query parameters. */
export function formatFilters(filters: ListingFilters): Record<string, string> {
  const setNames = filterNames.filter((name) => filters[name] !== undefined)
  return Object.fromEntries(setNames.map((name) => [name, String(filters[name])]))
}

import { DAYS } from '@campus-gigs/ui/availability'
import * as z from 'zod/mini'
import { jobTypes } from './presets.ts'

/** The selectable minimum pays, in whole dollars (AUD) an hour. */
export const payFilters = [25, 30, 35, 40, 50] as const
/** The selectable maximum distances, in kilometres from the student's suburb. */
export const distanceFilters = [2, 5, 10, 20, 40] as const

/** The schema of a filter with several of these values: a list, or a text of values joined by commas. */
const severalOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
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

/** The schema of a filter with one of these numbers, as a number or a text. */
const oneOf = (values: readonly number[]) =>
  z.optional(
    z.union([z.number(), z.pipe(z.string(), z.transform(Number))]).check(z.refine((value) => values.includes(value))),
  )

// The schema of an enumeration needs a list whose type has a first element.
const [sunday, ...otherDays] = DAYS

/** The filters of a search. The names are the query parameters of both the page and the call. */
export const listingFiltersSchema = z.object({
  /** Gigs paid by the hour, at least this much. */
  pay: oneOf(payFilters),
  /** Gigs with shift times on these days only. */
  days: severalOf([sunday, ...otherDays]),
  /** Gigs of one of these types. */
  types: severalOf(jobTypes),
  /** Gigs in a suburb at most this many kilometres from the student's own. */
  km: oneOf(distanceFilters),
  /** `all`: only gigs with every shift inside the student's free slots. */
  fit: z.optional(z.literal('all')),
})
type ParsedFilters = z.output<typeof listingFiltersSchema>
export type ListingFilters = Readonly<
  Omit<ParsedFilters, 'days' | 'types'> & {
    days?: Readonly<ParsedFilters['days']>
    types?: Readonly<ParsedFilters['types']>
  }
>

/** The names of the filters, in the order they are shown. */
export const filterNames = ['fit', 'days', 'pay', 'types', 'km'] as const satisfies (keyof ListingFilters)[]

/** The number of filters that are set. */
export function countFilters(filters: ListingFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length
}

/** The valid filters of a query string. Invalid ones are ignored. */
export function parseFilters(params: URLSearchParams): ListingFilters {
  const entries = filterNames.map((name) => {
    const { data } = listingFiltersSchema.shape[name].safeParse(params.get(name) ?? undefined)
    return [name, data]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The set filters as query parameters. */
export function formatFilters(filters: ListingFilters): Record<string, string> {
  const setNames = filterNames.filter((name) => filters[name] !== undefined)
  return Object.fromEntries(setNames.map((name) => [name, String(filters[name])]))
}

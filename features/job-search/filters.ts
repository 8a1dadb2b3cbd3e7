import { DAYS } from '@campus-gigs/ui/availability'
import { filterNames, type ListingFilters } from '@/domain'

/** The days of a week as people read it, Monday first. */
export const daysFromMonday = [...DAYS.slice(1), ...DAYS.slice(0, 1)]

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const choice = new Intl.ListFormat('en-AU', { type: 'disjunction' })

function daysText(days: NonNullable<ListingFilters['days']>): string {
  const chosen = daysFromMonday.filter((day) => days.some((each) => each === day))
  return `Only ${list.format(chosen.map((day) => day.slice(0, 3)))}`
}

const texts: Record<keyof ListingFilters, (filters: ListingFilters) => string | undefined> = {
  fit: ({ fit }) => fit && 'Fits my week',
  days: ({ days }) => days && daysText(days),
  pay: ({ pay }) => (pay === undefined ? undefined : `$${pay} or more an hour`),
  types: ({ types }) => types && choice.format(types),
  km: ({ km }) => (km === undefined ? undefined : `Within ${km} km`),
}

/** `Fits my week`, `Only Mon and Fri`, `$30 or more an hour`: the filters that are set, in the order they are shown. */
export function filterTexts(filters: ListingFilters): string[] {
  return filterNames.flatMap((name) => texts[name](filters) || [])
}

/** A list with a value added or, where it is there, removed; undefined when nothing is left. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const next = values?.includes(value) ? values.filter((each) => each !== value) : [...(values ?? []), value]
  return next.length > 0 ? next : undefined
}

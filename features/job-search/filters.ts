import { daysFromMonday, filterNames, type ListingFilters } from '@/domain'

const andList = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const orList = new Intl.ListFormat('en-AU', { type: 'disjunction' })

function daysText(days: NonNullable<ListingFilters['days']>): string {
  const chosenDays = daysFromMonday.filter((day) => days.some((each) => each === day))
  return `Only ${andList.format(chosenDays.map((day) => day.slice(0, 3)))}`
}

const texts: Record<keyof ListingFilters, (filters: ListingFilters) => string | undefined> = {
  fit: ({ fit }) => fit && 'Fits my week',
  days: ({ days }) => days && daysText(days),
  pay: ({ pay }) => (pay === undefined ? undefined : `$${pay} or more an hour`),
  types: ({ types }) => types && orList.format(types),
  km: ({ km }) => (km === undefined ? undefined : `Within ${km} km`),
}

/** The set filters in words, in display order: `Fits my week`, `Only Mon and Fri`, `$30 or more an hour`. */
export function filterTexts(filters: ListingFilters): string[] {
  return filterNames.flatMap((name) => texts[name](filters) || [])
}

/** The values with one added, or removed when they contain it; undefined for an empty list. */
export function toggleValue<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  const toggled = values?.includes(value) ? values.filter((each) => each !== value) : [...(values ?? []), value]
  return toggled.length > 0 ? toggled : undefined
}

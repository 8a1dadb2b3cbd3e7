import { useMemo } from 'react'
import { type Country, countries } from '../../data/countries'
import { useLanguage } from '../locale/locale-context'

/** The countries in the order of their names, and a country's name. */
interface NamedCountries {
  options: readonly Country[]
  nameOf: (country: Country) => string
}

const english: NamedCountries = { options: countries, nameOf: ({ name }) => name }
/** By language. The options must be the same array on every render. */
const countriesByLanguage = new Map<string, NamedCountries>()

/** The countries as a language names and orders them, which the browser knows. */
function countriesIn(language: string): NamedCountries {
  const cached = countriesByLanguage.get(language)
  if (cached) return cached
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = ({ code }: Country) => names.of(code) ?? code
  const { compare } = new Intl.Collator(language)
  const named = { options: countries.toSorted((a, b) => compare(nameOf(a), nameOf(b))), nameOf }
  countriesByLanguage.set(language, named)
  return named
}

/** Which countries are offered, by ISO code. Pass the same arrays on every render. */
export interface CountryLimits {
  /** These alone. Default: all. */
  only?: readonly string[]
  /** All but these. Default: all. */
  except?: readonly string[]
  /** These at the top of the list, in this order, before the others by name. */
  first?: readonly string[]
}

/** The countries within limits, named and ordered in the locale's language. With a `nameOf`, the order is that of the English names. */
export function useCountries(
  ownNameOf: NamedCountries['nameOf'] | undefined,
  { only, except, first }: CountryLimits,
): NamedCountries {
  const language = useLanguage()
  const named = /^en\b/.test(language) ? english : countriesIn(language)
  const { options, nameOf } = ownNameOf ? { options: countries, nameOf: ownNameOf } : named
  const limited = useMemo(() => limitCountries(options, { only, except, first }), [options, only, except, first])
  return { options: limited, nameOf }
}

/** The countries that the limits leave, the first ones at the top. */
export function limitCountries(
  options: readonly Country[],
  { only, except, first }: CountryLimits,
): readonly Country[] {
  if (!only && !except && !first) return options
  const offered = options.filter(({ code }) => (only?.includes(code) ?? true) && !except?.includes(code))
  const isFirst = ({ code }: Country) => first?.includes(code) ?? false
  const top = first?.flatMap((code) => offered.find((country) => country.code === code) ?? []) ?? []
  return [...top, ...offered.filter((country) => !isFirst(country))]
}

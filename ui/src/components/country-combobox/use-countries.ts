import { type Country, countries } from '../../data/countries'
import { useLanguage } from '../locale/locale-context'

/** The countries in the order of their names, and a country's name. */
interface NamedCountries {
  options: readonly Country[]
  nameOf: (country: Country) => string
}

const english: NamedCountries = { options: countries, nameOf: ({ name }) => name }
/** By language. The options must be the same array on every render. */
const cache = new Map<string, NamedCountries>()

/** The countries as a language names and orders them, which the browser knows. */
function countriesIn(language: string): NamedCountries {
  const cached = cache.get(language)
  if (cached) return cached
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = ({ code }: Country) => names.of(code) ?? code
  const { compare } = new Intl.Collator(language)
  const named = { options: countries.toSorted((a, b) => compare(nameOf(a), nameOf(b))), nameOf }
  cache.set(language, named)
  return named
}

/** The countries in the language of the locale. The list itself is English, and its order stays with a `nameOf`. */
export function useCountries(nameOf: NamedCountries['nameOf'] | undefined): NamedCountries {
  const language = useLanguage()
  if (nameOf) return { options: countries, nameOf }
  return /^en\b/.test(language) ? english : countriesIn(language)
}

import countriesJson from './countries.json' with { type: 'json' }

/** A country or home region. Source and licence: `README.md` beside this file. */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string
  /** English short name. */
  name: string
  /** E.164 dial code without the plus sign. Shared by several countries (+1, +44, …). */
  dialCode: string
}

export const countries: readonly Country[] = countriesJson

const byCode = new Map(countries.map((country) => [country.code, country]))
const byName = new Map(countries.map((country) => [country.name.toLowerCase(), country]))

/** The country with this ISO code, if there is one. */
export function countryByCode(code: string): Country | undefined {
  return byCode.get(code)
}

/** The country with this name, ignoring case and outer space. */
export function countryByName(name: string): Country | undefined {
  return byName.get(name.trim().toLowerCase())
}

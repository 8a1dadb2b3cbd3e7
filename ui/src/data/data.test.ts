import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { countries, countryByCode, countryByName } from './countries'
import { isSuburbZipPair, melbourneSuburbs, suburbByName } from './melbourne-suburbs'

const isSorted = (names: readonly string[]) => {
  const collator = new Intl.Collator('en')
  return names.every((name, index) => index === 0 || collator.compare(names[index - 1] ?? '', name) <= 0)
}

describe('RF-01 countries', () => {
  it('RF-01 are about 195, unique and sorted by name', () => {
    expect(Math.abs(countries.length - 195)).toBeLessThanOrEqual(5)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
    expect(isSorted(countries.map(({ name }) => name))).toBe(true)
  })

  it('RF-01 have an ISO code and its dial code', () => {
    const known = new Map(getCountries().map((code) => [String(code), getCountryCallingCode(code)]))
    for (const { code, name, dialCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(name.trim()).toBe(name)
      expect(dialCode, name).toBe(known.get(code))
    }
  })

  it('SW-07 are found by name regardless of case, and by code', () => {
    expect(countryByName('  new zealand ')?.code).toBe('NZ')
    expect(countryByName('Atlantis')).toBeUndefined()
    expect(countryByCode('AU')).toEqual({ code: 'AU', name: 'Australia', dialCode: '61' })
    expect(countryByCode('au')).toBeUndefined()
  })
})

describe('RF-01 suburbs of Melbourne', () => {
  it('RF-01 are unique and sorted by name, with at least one zip code each', () => {
    const names = melbourneSuburbs.map(({ suburbName }) => suburbName)
    expect(names.length).toBeGreaterThan(400)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    expect(isSorted(names)).toBe(true)
    for (const { suburbName, zipCodes } of melbourneSuburbs) {
      expect(zipCodes.length, suburbName).toBeGreaterThanOrEqual(1)
      expect(new Set(zipCodes).size).toBe(zipCodes.length)
    }
  })

  it('RF-01 have zip codes of greater Melbourne, 3000–3978 or 8xxx', () => {
    for (const { suburbName, zipCodes } of melbourneSuburbs) {
      for (const zipCode of zipCodes) {
        expect(zipCode, suburbName).toMatch(/^(3\d{3}|8\d{3})$/)
        if (zipCode.startsWith('3')) expect(Number(zipCode), suburbName).toBeLessThanOrEqual(3978)
      }
    }
  })

  it('lie around Port Phillip', () => {
    for (const { suburbName, latitude, longitude } of melbourneSuburbs) {
      expect(latitude, suburbName).toBeGreaterThan(-39)
      expect(latitude, suburbName).toBeLessThan(-37)
      expect(longitude, suburbName).toBeGreaterThan(144)
      expect(longitude, suburbName).toBeLessThan(146.5)
    }
  })

  it('SW-05 match only their own zip codes', () => {
    expect(isSuburbZipPair('Carlton', '3053')).toBe(true)
    expect(isSuburbZipPair(' carlton ', ' 3053 ')).toBe(true)
    expect(isSuburbZipPair('Carlton', '3000')).toBe(false)
    expect(isSuburbZipPair('Atlantis', '3053')).toBe(false)
    expect(suburbByName('')).toBeUndefined()
  })
})

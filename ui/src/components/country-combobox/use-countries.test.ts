import { expect, it } from 'vitest'
import { countries } from '../../data/countries'
import { limitCountries } from './use-countries'

const codesOf = (limits: Parameters<typeof limitCountries>[1]) =>
  limitCountries(countries, limits).map(({ code }) => code)

it('offers all countries by default', () => {
  expect(limitCountries(countries, {})).toBe(countries)
})

it('offers some alone, in the order of the list', () => {
  expect(codesOf({ only: ['NZ', 'AU'] })).toEqual(['AU', 'NZ'])
  expect(codesOf({ only: ['NZ', 'AU'], except: ['AU'] })).toEqual(['NZ'])
})

it('offers all but some', () => {
  expect(codesOf({ except: ['AU'] })).toEqual(countries.map(({ code }) => code).filter((code) => code !== 'AU'))
})

it('begins with some, each once, and with none that is not offered', () => {
  const codes = codesOf({ first: ['NZ', 'AU', 'XX'], except: ['AU'] })
  expect(codes.slice(0, 2)).toEqual(['NZ', 'AF'])
  expect(new Set(codes).size).toBe(countries.length - 1)
  expect(codes).toHaveLength(countries.length - 1)
})

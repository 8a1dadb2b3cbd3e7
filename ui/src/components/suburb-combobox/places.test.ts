import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSuburbZipPair, melbourneSuburbs, suburbByName } from '../../data/melbourne-suburbs'
import { chooseSuburb, suburbsFor, zipCodesFor } from './places'

const place = (suburbName: string, zipCode: string) => ({ suburbName, zipCode })
const anySuburb = fc.constantFrom(...melbourneSuburbs)
const severalCodes = melbourneSuburbs.filter(({ zipCodes }) => zipCodes.length > 1)

describe('SW-05 a suburb and its zip code', () => {
  it('SW-05 offers the chosen suburb’s zip codes, or all', () => {
    expect(zipCodesFor('Carlton')).toEqual(['3053'])
    expect(zipCodesFor(' carlton ')).toEqual(['3053'])
    expect(zipCodesFor('').length).toBeGreaterThan(200)
    expect(zipCodesFor('')).toEqual([...new Set(zipCodesFor(''))].sort())
  })

  it('SW-05 filters suburbs by a zip code chosen first', () => {
    const offered = suburbsFor(place('', '3053')).map(({ suburbName }) => suburbName)
    expect(offered).toContain('Carlton')
    expect(offered.length).toBeLessThan(5)
    expect(suburbsFor(place('Fitzroy', '3065'))).toBe(melbourneSuburbs)
    expect(suburbsFor(place('', ''))).toBe(melbourneSuburbs)
  })

  it('SW-05 keeps or clears the zip code after choosing a suburb', () => {
    fc.assert(
      fc.property(anySuburb, anySuburb, (before, chosen) => {
        const next = chooseSuburb(place(before.suburbName, before.zipCodes[0] ?? ''), chosen)
        expect(next.suburbName).toBe(chosen.suburbName)
        expect(next.zipCode === '' || isSuburbZipPair(next.suburbName, next.zipCode)).toBe(true)
        if (chosen.zipCodes.length === 1) expect(next.zipCode).toBe(chosen.zipCodes[0])
      }),
    )
  })

  it('SW-05 keeps a zip code only if it is one of the suburb’s', () => {
    expect(severalCodes).not.toEqual([])
    for (const suburb of severalCodes) {
      const [first = '', second = ''] = suburb.zipCodes
      expect(chooseSuburb(place('Carlton', '3053'), suburb)).toEqual(place(suburb.suburbName, ''))
      expect(chooseSuburb(place('', second), suburb)).toEqual(place(suburb.suburbName, second))
      expect(chooseSuburb(place('', ''), suburb).zipCode).not.toBe(first)
    }
  })

  it('SW-05 clears the zip code with its suburb, unless it was chosen first', () => {
    expect(chooseSuburb(place('Carlton', '3053'), null)).toEqual(place('', ''))
    expect(chooseSuburb(place('', '3053'), null)).toEqual(place('', '3053'))
  })

  it('SW-05 offers only zip codes of suburbs', () => {
    for (const zipCode of zipCodesFor('')) {
      const [suburb] = suburbsFor(place('', zipCode))
      expect(suburb && suburbByName(suburb.suburbName)?.zipCodes).toContain(zipCode)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSuburbZipPair, melbourneSuburbs } from '../../data/melbourne-suburbs'
import { choosePlace, placeByName, placesFor, postcodesFor } from './places'

const suburbs = melbourneSuburbs.map(({ suburbName, zipCodes }) => ({ name: suburbName, postcodes: zipCodes }))
const place = (name: string, postcode: string) => ({ name, postcode })
const anySuburb = fc.constantFrom(...suburbs)
const severalCodes = suburbs.filter(({ postcodes }) => postcodes.length > 1)

describe('SW-05 a suburb and its zip code', () => {
  it('SW-05 offers the chosen suburb’s zip codes, or all', () => {
    expect(postcodesFor(suburbs, 'Carlton')).toEqual(['3053'])
    expect(postcodesFor(suburbs, ' carlton ')).toEqual(['3053'])
    expect(postcodesFor(suburbs, '').length).toBeGreaterThan(200)
    expect(postcodesFor(suburbs, '')).toEqual([...new Set(postcodesFor(suburbs, ''))].sort())
  })

  it('SW-05 filters suburbs by a zip code chosen first', () => {
    const offered = placesFor(suburbs, place('', '3053')).map(({ name }) => name)
    expect(offered).toContain('Carlton')
    expect(offered.length).toBeLessThan(5)
    expect(placesFor(suburbs, place('Fitzroy', '3065'))).toBe(suburbs)
    expect(placesFor(suburbs, place('', ''))).toBe(suburbs)
  })

  it('SW-05 keeps or clears the zip code after choosing a suburb', () => {
    fc.assert(
      fc.property(anySuburb, anySuburb, (before, chosen) => {
        const next = choosePlace(place(before.name, before.postcodes[0] ?? ''), chosen)
        expect(next.name).toBe(chosen.name)
        expect(next.postcode === '' || isSuburbZipPair(next.name, next.postcode)).toBe(true)
        if (chosen.postcodes.length === 1) expect(next.postcode).toBe(chosen.postcodes[0])
      }),
    )
  })

  it('SW-05 keeps a zip code only if it is one of the suburb’s', () => {
    expect(severalCodes).not.toEqual([])
    for (const suburb of severalCodes) {
      const [first = '', second = ''] = suburb.postcodes
      expect(choosePlace(place('Carlton', '3053'), suburb)).toEqual(place(suburb.name, ''))
      expect(choosePlace(place('', second), suburb)).toEqual(place(suburb.name, second))
      expect(choosePlace(place('', ''), suburb).postcode).not.toBe(first)
    }
  })

  it('SW-05 clears the zip code with its suburb, unless it was chosen first', () => {
    expect(choosePlace(place('Carlton', '3053'), null)).toEqual(place('', ''))
    expect(choosePlace(place('', '3053'), null)).toEqual(place('', '3053'))
  })

  it('SW-05 offers only zip codes of suburbs', () => {
    for (const zipCode of postcodesFor(suburbs, '')) {
      const [suburb] = placesFor(suburbs, place('', zipCode))
      expect(suburb && placeByName(suburbs, suburb.name)?.postcodes).toContain(zipCode)
    }
  })
})

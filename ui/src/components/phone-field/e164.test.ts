import mobileExamples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { countries } from '../../data/countries'
import { nationalDigits, toE164 } from './e164'

const examples = countries.flatMap(({ code }) => {
  const example = getExampleNumber(code as CountryCode, mobileExamples)
  return example ? [{ code, example }] : []
})

it('agrees with libphonenumber on a mobile number of every country, written nationally and without prefix', () => {
  expect(examples.length).toBeGreaterThan(190)
  for (const { code, example } of examples) {
    expect(toE164(code, example.nationalNumber), code).toBe(example.number)
    // Argentina writes the 9 of mobile numbers as a 15 within the number.
    if (code !== 'AR') expect(toE164(code, example.formatNational()), code).toBe(example.number)
  }
})

it('leaves out the prefixes of North America and keeps the zero of Italy', () => {
  expect(toE164('CA', '1 (416) 555-0100')).toBe('+14165550100')
  expect(toE164('IT', '06 1234 5678')).toBe('+390612345678')
  expect(toE164('RU', '8121234567')).toBe('+78121234567')
})

it.each([
  ['AU', '+61 412 345 678', '412345678'],
  ['AU', ' +61412345678', '412345678'],
  ['AU', '0412 345 678', '0412345678'],
  ['AU', '61 412 345', '61412345'],
  ['NZ', '+61 412 345 678', '61412345678'],
  ['', '+61 412', '61412'],
  ['AU', '٠٤١٢ ٣٤٥ ٦٧٨', '0412345678'],
  ['AU', '＋６１４１２３４５６７８', '412345678'],
  ['NP', '९८४१२३४५६७', '9841234567'],
])('takes %s and "%s" for the digits %s', (code, text, digits) => {
  expect(nationalDigits(code, text)).toBe(digits)
})

it('is empty without a number or a country', () => {
  expect(toE164('AU', '')).toBe('')
  expect(toE164('', '0412345678')).toBe('')
})

import { expect, it } from 'vitest'
import { formatPay, parseDollars } from './dollars'

it.each([
  [25, 30, 'Per Hour', '$25 – $30 Per Hour'],
  [28.5, 28.5, 'Per Hour', '$28.50 Per Hour'],
  [28, null, 'Per Hour', '$28 Per Hour'],
  [null, 28, null, '$28 Per Hour'],
  [250, 250, 'Flat Rate', '$250 Flat Rate'],
  [0, 0, 'Per Hour', 'To be determined later'],
  [null, null, null, 'To be determined later'],
  [-5, 10, 'Per Hour', 'To be determined later'],
] as const)('JS-05 FM-02 formatPay shows %s to %s, %s as %s', (payRangeStart, payRangeEnd, payType, shown) => {
  expect(formatPay({ payRangeStart, payRangeEnd, payType })).toBe(shown)
})

it.each([
  ['', null],
  ['  ', null],
  ['28', 28],
  ['28.5', 28.5],
  ['$33.05', 33.05],
  [' AUD 30 ', 30],
  ['1,200', 1200],
  ['.50', 0.5],
  ['0', 0],
  ['30/h', 30],
  ['$30 an hour', 30],
  ['30 dollars per hour', 30],
  ['30-35', undefined],
  ['about 40', undefined],
  ['40 a day', undefined],
  ['2.8.5', undefined],
  ['1,2', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['9999999', undefined],
])('GW-03 parseDollars %j means %s', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HttpFailure } from '../http/http-failure.ts'
import { requirePhoneNumber } from './phone-number.ts'

describe('a phone number typed in one field', () => {
  test.each([
    ['+61 412345678', 'AU', '+61 412345678', 'AU'],
    ['+61412 345 678', 'AU', '+61 412345678', 'AU'],
    ['0412 345 678', 'AU', '+61 412345678', 'AU'],
    ['412-345-678', null, '+61 412345678', 'AU'],
    ['0060 12 345 6789', 'AU', '+60 123456789', 'MY'],
    ['+1 (246) 555-0100', 'BB', '+1 2465550100', 'BB'],
    ['+1 212 555 0100', 'AU', '+1 2125550100', 'US'],
    ['+7 495 1234567', null, '+7 4951234567', 'RU'],
    ['+39 06 1234567', 'AU', '+39 061234567', 'IT'],
    ['090 1234 5678', 'JP', '+81 9012345678', 'JP'],
  ])('ST-03 API-10 %j of %s is %s, %s', (typed, known, phoneNumber, phoneCountry) => {
    expect(requirePhoneNumber(typed, known)).toEqual({ phoneNumber, phoneCountry })
  })

  test.each(['+999 412345678', '+', '+61', '123', '+61 12'])('ST-03 rejects %j', (typed) => {
    expect(() => requirePhoneNumber(typed, 'AU')).toThrow(HttpFailure)
  })

  test('ST-03 round-trips the stored form', () => {
    fc.assert(
      fc.property(fc.constantFrom('AU', 'MY', 'BB', 'IT'), fc.stringMatching(/^[1-9]\d{5,11}$/), (country, digits) => {
        const first = requirePhoneNumber(digits, country)
        expect(requirePhoneNumber(first.phoneNumber, first.phoneCountry)).toEqual(first)
      }),
    )
  })
})

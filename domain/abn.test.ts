import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAbn, parseAbn } from './abn.ts'

/** The two leading check digits of an identifier, by trying all of them against the register's rule. */
function checkDigitsOf(identifier: string): string[] {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  return Array.from({ length: 90 }, (_, index) => String(index + 10)).filter((checkDigits) => {
    // Subtracting 1 from the first digit subtracts its weight from the sum.
    const sum = [...checkDigits, ...identifier].reduce(
      (total, digit, index) => total + +digit * (weights[index] ?? 0),
      0,
    )
    return (sum - 10) % 89 === 0
  })
}

/** Nine digits. */
const identifier = fc.integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, '0'))

describe('an ABN', () => {
  // The first is the register's own example; the others are of public bodies.
  it.each(['51 824 753 556', '83 914 571 673', '53 004 085 616'])('TR-01 %s is valid', (abn) => {
    expect(formatAbn(parseAbn(abn) ?? '')).toBe(abn)
  })

  it.each(['51824753556', ' 51 824 753 556 ', 'ABN 51 824 753 556', 'abn: 51-824-753-556', '５１ 824 753 556'])(
    'TR-01 may be written %j',
    (text) => {
      expect(parseAbn(text)).toBe('51824753556')
    },
  )

  it.each(['', '51 824 753 557', '5182475355', '518247535560', '01 824 753 556', 'fifty-one', '51 824 753 55x'])(
    'TR-01 is not %j',
    (text) => {
      expect(parseAbn(text)).toBeNull()
    },
  )

  it('TR-01 is accepted with exactly the check digits that the rule gives', () => {
    fc.assert(
      fc.property(identifier, fc.integer({ min: 10, max: 99 }), (digits, checkDigits) => {
        const isValid = checkDigitsOf(digits).includes(String(checkDigits))
        expect(parseAbn(`${checkDigits}${digits}`) !== null).toBe(isValid)
      }),
    )
  })

  it('TR-01 with one mistyped digit is rejected', () => {
    fc.assert(
      fc.property(identifier, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, position, difference) => {
        for (const checkDigits of checkDigitsOf(digits)) {
          const valid = `${checkDigits}${digits}`
          const mistyped = (Number(valid[position]) + difference) % 10
          expect(parseAbn(valid.slice(0, position) + mistyped + valid.slice(position + 1))).toBeNull()
        }
      }),
    )
  })
})

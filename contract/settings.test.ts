import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someStudent } from '@/domain/testing/accounts'
import { endpoints } from './endpoints'
import { customisedUserData } from './responses'
import { customiseUserData, parsePay, toStudentSettings, toUserFields, typedPhone } from './settings'

const nullableText = fc.option(fc.string(), { nil: null })
const nullableAmount = fc.option(fc.double({ noNaN: true }), { nil: null })
const anySettings = fc.record({
  expectedSalaryStart: nullableAmount,
  expectedSalaryEnd: nullableAmount,
  phoneNumber: nullableText,
  phoneCountry: nullableText,
  suburbName: nullableText,
  suburbZipCode: nullableText,
  personalSummary: nullableText,
  nationality: nullableText,
  availability: fc.array(fc.record({ tableIndex: fc.constantFrom('0-0', '6-3'), label: fc.string() })),
})

describe('the names of a student’s settings', () => {
  it('API-04 survive a round trip through the entity’s names', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(toStudentSettings(toUserFields(settings))).toEqual(settings)
      }),
    )
    const { expectedPayRate, currentSuburb, homeTownCountry } = someStudent
    expect(toUserFields(toStudentSettings(someStudent))).toMatchObject({
      expectedPayRate,
      currentSuburb,
      homeTownCountry,
    })
  })

  it('API-04 are those of the table, each mapped to its entity field', () => {
    expect(toStudentSettings({ ...someStudent, expectedPayRateEnd: 32, homeTownCountry: 'Malaysia' })).toEqual({
      expectedSalaryStart: 28,
      expectedSalaryEnd: 32,
      phoneNumber: '+61 412345678',
      phoneCountry: 'AU',
      suburbName: 'Carlton',
      suburbZipCode: '3053',
      personalSummary: null,
      nationality: 'Malaysia',
      availability: someStudent.userAvailability,
    })
    expect(Object.keys(customisedUserData.shape.data.shape)).toEqual([
      ...Object.keys(toStudentSettings(someStudent)),
      'resumeData',
      'resumesDeleted',
    ])
    expect(Object.keys(endpoints.customiseUserData.files)).toEqual(['file'])
  })
})

describe('pay in free text', () => {
  it.each([
    ['28', 28],
    ['$28.50 an hour', 28.5],
    ['  30-35 ', 30],
    ['1,250', 1250],
    ['28.456', 28.46],
    ['0', null],
    ['', null],
    ['as much as I can get', null],
    ['99999999', null],
  ])('ST-02 %j is stored as %j', (text, expected) => {
    expect(parsePay(text)).toBe(expected)
  })

  it('ST-02 parses any text to an amount above zero or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parsePay(text)
        expect(amount === null || (amount > 0 && amount <= 10_000)).toBe(true)
      }),
    )
  })
})

const form = {
  phoneNumber: '+61 412345678',
  suburbName: 'Carlton',
  suburbZipCode: '3053',
  personalSummary: 'Hello',
  availability: '[]',
}
const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])

describe('the settings form’s schema', () => {
  it('ST-03 accepts a lone plus in the field; the server requires six digits', () => {
    const message = 'Phone number (including country code) is required.'
    for (const text of ['+', '4']) {
      expect(typedPhone.safeParse(text).success).toBe(true)
      expect(messagesOf(customiseUserData.safeParse({ ...form, phoneNumber: text }))).toEqual({ phoneNumber: message })
    }
    for (const text of ['', '   ', 'call me']) expect(messagesOf(typedPhone.safeParse(text))).toEqual({ '': message })
    expect(customiseUserData.safeParse({ ...form, phoneNumber: '+61 412345' }).success).toBe(true)
  })

  it('ST-06 limits a summary to 2,000 characters, with one for a line break', () => {
    const lines = 'a\r\n'.repeat(1000)
    expect(
      customiseUserData.parse({ ...form, personalSummary: `${lines.slice(0, -2)}b` }).personalSummary,
    ).toHaveLength(2000)
    expect(customiseUserData.safeParse({ ...form, personalSummary: 'x'.repeat(2001) }).success).toBe(false)
  })

  it('ST-07 accepts an empty text or a JSON list of ids to delete', () => {
    expect(customiseUserData.parse({ ...form, resumeFileDelete: '' }).resumeFileDelete).toEqual([])
    expect(customiseUserData.parse({ ...form, resumeFileDelete: `["${someStudent.id}"]` }).resumeFileDelete).toEqual([
      someStudent.id,
    ])
    for (const resumeFileDelete of ['[1]', '{', '["x"]', 'null'])
      expect(customiseUserData.safeParse({ ...form, resumeFileDelete }).success).toBe(false)
  })
})

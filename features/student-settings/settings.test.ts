import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { customiseUserData } from '@/contract'
import { someStudent } from '@/domain/testing/accounts'
import { stepErrors } from '@/features/shared/forms/form'
import { formOf, partsOf, payOnProfile, studentSettingsForm, toggled } from './settings.ts'

const mai = { ...someStudent, expectedPayRateEnd: 32.5, personalSummary: 'Hello' }

describe('the form', () => {
  it('API-04 starts with the account’s data and changes nothing when sent unchanged', () => {
    const form = formOf(mai)
    expect(form).toMatchObject({ expectedSalaryStart: '28', expectedSalaryEnd: '32.5', suburbName: 'Carlton' })
    expect(customiseUserData.parse(withoutFile(partsOf(form, null)))).toEqual({
      expectedSalaryStart: 28,
      expectedSalaryEnd: 32.5,
      phoneNumber: '+61 412345678',
      suburbName: 'Carlton',
      suburbZipCode: '3053',
      personalSummary: 'Hello',
      nationality: '',
      availability: mai.userAvailability,
      resumeFileDelete: [],
    })
  })

  it('ST-07 ST-08 sends the marked ids as JSON, and the file with its idempotency key', () => {
    const file = new File(['%PDF-1.4'], 'cv.pdf')
    const parts = partsOf(
      { ...formOf(mai), resumeFileDelete: ['a', 'b'], fileName: 'cv.pdf' },
      {
        file,
        idempotencyKey: mai.id,
      },
    )
    expect(parts).toMatchObject({ resumeFileDelete: '["a","b"]', file, idempotencyKey: mai.id })
    expect(parts).not.toHaveProperty('fileName')
    expect(partsOf(formOf(mai), null)).toMatchObject({ resumeFileDelete: '', file: '' })
  })

  it('ST-07 unmarks a resume that is marked twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (marked, id) => {
        expect(toggled(toggled(marked, id), id).toSorted()).toEqual(marked.toSorted())
        expect(toggled(marked, id).includes(id)).toBe(!marked.includes(id))
      }),
    )
  })
})

describe('validation errors', () => {
  const form = formOf(mai)
  const errorsOf = (typed: typeof form, isInternationalStudent: boolean) =>
    stepErrors(studentSettingsForm(isInternationalStudent), typed)

  it('ST-02 accepts any pay and an empty week', () => {
    expect(errorsOf(form, false)).toEqual({})
  })

  it('ST-03 rejects a phone number without a digit or a plus', () => {
    const message = 'Phone number (including country code) is required.'
    for (const phoneNumber of ['', ' ', 'none'])
      expect(errorsOf({ ...form, phoneNumber }, false)).toEqual({ phoneNumber: message })
    expect(errorsOf({ ...form, phoneNumber: '+' }, false)).toEqual({})
  })

  it('ST-04 shows the error at the suburb until there is one, then at the zip code', () => {
    const message = 'We really need both those fields to be answered..'
    expect(errorsOf({ ...form, suburbName: '', suburbZipCode: '' }, false)).toEqual({ suburbName: message })
    expect(errorsOf({ ...form, suburbZipCode: '3000' }, false)).toEqual({ suburbZipCode: message })
  })

  it('ST-05 requires a country of an international student only', () => {
    expect(errorsOf(form, true)).toHaveProperty('nationality')
    expect(errorsOf({ ...form, nationality: 'malaysia' }, true)).toEqual({})
  })
})

it('ST-02 shows the pay that will be stored', () => {
  expect(payOnProfile(mai)).toBe('On your profile: $28 – $32.50 Per Hour')
  expect(payOnProfile({ ...mai, expectedPayRateEnd: null })).toBe('On your profile: $28 Per Hour')
  expect(payOnProfile({ ...mai, expectedPayRate: null, expectedPayRateEnd: null })).toBe(
    'No amount is on your profile yet.',
  )
})

function withoutFile({ file: _, ...texts }: Record<string, string | File>) {
  return texts
}

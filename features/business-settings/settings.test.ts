import { describe, expect, it } from 'vitest'
import { customiseCompanyData } from '@/contract'
import { someBusiness } from '@/domain/testing/accounts'
import { stepErrors } from '@/features/shared/forms/form'
import { businessSettingsForm, formOf, settingsOf } from './settings.ts'

const corner = { ...someBusiness, profileOwnerPosition: 'Owner', website: 'https://corner.example' }

describe('the form', () => {
  it('BS-01 starts with the account’s data and changes nothing when sent unchanged', () => {
    expect(customiseCompanyData.parse(settingsOf(formOf(corner)))).toEqual({
      abn: '51824753556',
      companyName: 'Corner',
      ownerFullName: 'Ada Lee',
      profileOwnerPosition: 'Owner',
      phoneNumber: '+61 398765432',
      companyCategory: 'Hospitality',
      website: 'https://corner.example',
      suburbName: 'Fitzroy',
      suburbZipCode: '3065',
      description: 'Coffee and toast',
    })
  })

  it('BS-01 shows a custom category beside Others and sends it as written', () => {
    const form = formOf({ ...corner, companyCategory: 'Circus school' })
    expect(form).toMatchObject({ companyCategory: 'Others', otherCategory: 'Circus school' })
    expect(settingsOf({ ...form, otherCategory: ' Circus ' }).companyCategory).toBe('Circus')
    expect(settingsOf({ ...form, companyCategory: 'Retail' }).companyCategory).toBe('Retail')
  })
})

it('BS-01 BS-02 validation has the settings’ messages', () => {
  expect(stepErrors(businessSettingsForm, formOf(corner))).toEqual({})
  expect(
    stepErrors(businessSettingsForm, {
      ...formOf(corner),
      companyName: ' ',
      ownerFullName: ' ',
      phoneNumber: 'none',
      companyCategory: 'Others',
      otherCategory: ' ',
      website: 'corner',
      abn: '51 824 753 557',
      suburbName: 'Atlantis',
      description: 'Short',
    }),
  ).toEqual({
    companyName: 'We really need the company name for our student applicants..',
    ownerFullName: 'Please enter your full name.',
    phoneNumber: 'Phone number (including country code) is required.',
    otherCategory: 'Please enter your other category ',
    website: 'That does not look like a valid url.',
    abn: 'An ABN has 11 digits, like 51 824 753 556. Check each one.',
    suburbName: 'We really need both those fields to be answered..',
    description: 'We expect a slightly larger description ',
  })
})

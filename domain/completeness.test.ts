import { expect, it } from 'vitest'
import { isBusinessProfileComplete, isStudentProfileComplete } from './completeness'

const student = {
  id: '1',
  email: 'mai@example.edu.au',
  firstName: 'Mai',
  lastName: 'Tran',
  phoneNumber: '+61 412345678',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
}
const business = {
  id: '2',
  createdAt: '2026-11-01T00:00:00.000Z',
  email: 'ada@corner.example',
  companyName: 'Corner',
  companyCategory: 'Hospitality',
  ownerFirstName: 'Ada',
  ownerLastName: 'Lee',
  phoneNumber: '+61 398765432',
  currentSuburb: 'Fitzroy',
}

it('BW-11 isStudentProfileComplete needs every field, and at least one slot', () => {
  expect(isStudentProfileComplete(student)).toBe(true)
  for (const field of Object.keys(student)) {
    expect(isStudentProfileComplete({ ...student, [field]: undefined }), field).toBe(false)
    expect(isStudentProfileComplete({ ...student, [field]: field === 'userAvailability' ? [] : '' }), field).toBe(false)
  }
  expect(isStudentProfileComplete(null)).toBe(false)
})

it('BW-11 isBusinessProfileComplete needs every field', () => {
  expect(isBusinessProfileComplete(business)).toBe(true)
  for (const field of Object.keys(business))
    for (const missing of [undefined, null, ''])
      expect(isBusinessProfileComplete({ ...business, [field]: missing }), `${field} ${missing}`).toBe(false)
  expect(isBusinessProfileComplete(undefined)).toBe(false)
})

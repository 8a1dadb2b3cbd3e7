import { expect, it } from 'vitest'
import { isInstitutionName } from './institution-names.ts'

it.each([
  'Monash University',
  'The University of Melbourne',
  'MONASH  university, Clayton',
  'Mónash University Cafe',
  'RMIT',
  'ＲＭＩＴ University',
  'Campus-Gigs Support',
])('TR-02 %s is reserved', (name) => {
  expect(isInstitutionName(name)).toBe(true)
})

it.each(['Monash Plumbing', 'Victoria Street Cafe', 'University Cafe', 'Melbourne Removals', 'Atomic Coffee', ''])(
  'TR-02 %s is free',
  (name) => {
    expect(isInstitutionName(name)).toBe(false)
  },
)

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
  'CampusGigs Support',
  'MonashUniversity',
  'monashuniversity jobs',
  'Monash Uni',
  'MonashUni Careers',
  'Uni of Melbourne',
  'Sydney Uni',
  'The University of Sydney',
  'M0nash',
  'R\u3164M\u3164I\u3164T',
  'U\u034fN\u034fS\u034fW Sydney',
  'Mo\u115fnash Careers',
  '\u041conash',
  '\u039cONASH UNIVERSITY',
  'Un1versity of Melbourne',
  'R.M.I.T.',
  'RMIT Careers',
  'RMITCareers',
  'Jobs at UNSW',
  'UTS',
  'Torrens',
  'ATO Refunds',
  'Australian Tax Office',
  'Centrelink',
  'myGov',
  'Services Australia Support',
])('TR-02 %s is reserved', (name) => {
  expect(isInstitutionName(name)).toBe(true)
})

it.each([
  'Monash Plumbing',
  'Monash Street Bakery',
  'Deakin & Sons Recruitment',
  'Victoria Street Cafe',
  'University Cafe',
  'Melbourne Removals',
  'Melbourne Uniforms',
  'Sydney Coffee Roasters',
  'Corner Cafe',
  'Atomic Coffee',
  'Anu’s Kitchen',
  'Cleaning Services Australia',
  'Campus Careers',
  '7-Eleven 24/7',
  '茶',
  '',
])('TR-02 %s is free', (name) => {
  expect(isInstitutionName(name)).toBe(false)
})

it('TR-02 an allowed name may be contained, but no other institution’s beside it', () => {
  expect(isInstitutionName('MONASH University careers day', 'Monash University')).toBe(false)
  expect(isInstitutionName('Monash University Monash University', 'Monash University')).toBe(false)
  expect(isInstitutionName('Monash University and RMIT careers day', 'Monash University')).toBe(true)
  expect(isInstitutionName('RM Monash University IT', 'Monash University')).toBe(true)
})

import { describe, expect, it } from 'vitest'
import * as fixtures from '@/client/testing/sessions'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { businessDestination, studentDestination } from './outcomes'

const someStudentSession = (message: string, phoneNumber: string | null) =>
  fixtures.someStudentSession({ message, userData: { ...someStudent, phoneNumber } })
const someBusinessSession = (message: string, phoneNumber: string | null) =>
  fixtures.someBusinessSession({ message, businessData: { ...someBusiness, phoneNumber } })

describe('studentDestination', () => {
  it('SA-04 sends a new student to the wizard', () => {
    expect(studentDestination('signup', someStudentSession('Success', null))).toBe('wizard')
  })

  it('SA-05 sends a known student without a phone number to the wizard', () => {
    expect(studentDestination('signin', someStudentSession('User Exists', null))).toBe('wizard')
    expect(studentDestination('signup', someStudentSession('User Exists', null))).toBe('wizard')
  })

  it('SA-06 returns existing-account for a known student who signs up', () => {
    expect(studentDestination('signup', someStudentSession('User Exists', '+61 1'))).toBe('existing-account')
  })

  it('SA-07 sends a known student who signs in home', () => {
    expect(studentDestination('signin', someStudentSession('User Exists', '+61 1'))).toBe('home')
  })

  it('SA-08 returns null for any other message', () => {
    expect(studentDestination('signin', someStudentSession('Hello', '+61 1'))).toBeNull()
  })
})

it('BA-06 BA-07 businessDestination depends on the server’s message, the phone number and the sign-in method', () => {
  expect(businessDestination('signup', 'provider', someBusinessSession('Success', null))).toBe('wizard')
  expect(businessDestination('signup', 'password', someBusinessSession('Business Created Successfully', null))).toBe(
    'wizard',
  )
  expect(businessDestination('signin', 'password', someBusinessSession('Business Profile Exists', '+61 1'))).toBe(
    'home',
  )
  expect(businessDestination('signin', 'password', someBusinessSession('Business Profile Exists', null))).toBe('wizard')
  expect(businessDestination('signup', 'provider', someBusinessSession('Business Profile Exists', '+61 1'))).toBe(
    'existing-account',
  )
  expect(businessDestination('signin', 'provider', someBusinessSession('Whatever', null))).toBeNull()
})

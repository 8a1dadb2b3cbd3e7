import { describe, expect, it } from 'vitest'
import { guardedPath, type SessionView, signedInPath } from './guards'

const nobody: SessionView = {
  kind: null,
  studentComplete: false,
  studentHasPhone: false,
  businessComplete: false,
  isSuspended: false,
}
const newStudent: SessionView = { ...nobody, kind: 'student' }
const reachableStudent: SessionView = { ...newStudent, studentHasPhone: true }
const student: SessionView = { ...reachableStudent, studentComplete: true }
const newBusiness: SessionView = { ...nobody, kind: 'business' }
const business: SessionView = { ...newBusiness, businessComplete: true }

describe('guardedPath', () => {
  it('RT-11 sends a visitor to the matching sign-in, with the way back', () => {
    expect(guardedPath('student', nobody, '/dashboard?q=bar')).toBe('/student/signin?next=%2Fdashboard%3Fq%3Dbar')
    expect(guardedPath('business', nobody, '/business/gigs')).toBe('/business/signin?next=%2Fbusiness%2Fgigs')
    expect(guardedPath('student-wizard', nobody, '/completeProfile')).toBe('/student/signin?next=%2FcompleteProfile')
  })

  it('RT-11 sends the wrong kind to its own home', () => {
    expect(guardedPath('business', student, '/business/gigs')).toBe('/dashboard')
    expect(guardedPath('student', business, '/dashboard')).toBe('/businessdashboard')
  })

  it('RT-03 redirects from the other kind’s wizard to the own one', () => {
    expect(guardedPath('business-wizard', newStudent, '/completeBusinessProfile')).toBe('/completeProfile')
    expect(guardedPath('student-wizard', newBusiness, '/completeProfile')).toBe('/completeBusinessProfile')
  })

  it('SW-01 BW-01 keeps a complete profile out of its wizard and an unfinished one in it', () => {
    expect(guardedPath('student-wizard', student, '/completeProfile')).toBe('/dashboard')
    expect(guardedPath('business-wizard', business, '/completeBusinessProfile')).toBe('/businessdashboard')
    expect(guardedPath('student-wizard', newStudent, '/completeProfile')).toBeNull()
    expect(guardedPath('business', newBusiness, '/businessdashboard')).toBe('/completeBusinessProfile')
    expect(guardedPath('student', newStudent, '/dashboard')).toBe('/completeProfile')
  })

  it('TR-02 shows a suspended business why, and keeps Help and Settings open', () => {
    const suspended = { ...business, isSuspended: true }
    expect(guardedPath('business', suspended, '/business/gigs')).toBe('/business/suspended')
    expect(guardedPath('suspended-business', suspended, '/business/suspended')).toBeNull()
    expect(guardedPath('business', suspended, '/business/help')).toBeNull()
    expect(guardedPath('business', suspended, '/business/settings')).toBeNull()
    expect(guardedPath('business', suspended, '/business/settings?from=mail')).toBeNull()
    expect(guardedPath('business', suspended, '/business/help/')).toBeNull()
    expect(guardedPath('suspended-business', business, '/business/suspended')).toBe('/businessdashboard')
    expect(guardedPath('suspended-business', student, '/business/suspended')).toBe('/dashboard')
  })

  it('SA-07 lets a student with a phone number search before the availability is in', () => {
    expect(guardedPath('student', reachableStudent, '/dashboard')).toBeNull()
    expect(guardedPath('student-wizard', reachableStudent, '/completeProfile')).toBeNull()
  })
})

describe('signedInPath', () => {
  it('RT-02 sends a complete student home and leaves an incomplete one on the screen', () => {
    expect(signedInPath('student', student)).toBe('/dashboard')
    expect(signedInPath('student', reachableStudent)).toBeNull()
  })

  it('BA-08 sends a complete business home and an incomplete one to its wizard', () => {
    expect(signedInPath('business', business)).toBe('/businessdashboard')
    expect(signedInPath('business', newBusiness)).toBe('/completeBusinessProfile')
    expect(signedInPath('business', nobody)).toBeNull()
  })
})

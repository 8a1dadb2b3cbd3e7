import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardedPath, redirectTo, type SessionView } from './guards'

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/dashboard' } }))
afterEach(() => vi.unstubAllGlobals())

const nobody: SessionView = { kind: null, studentComplete: false, studentHasPhone: false, businessComplete: false }
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

  it('SA-07 lets a student with a phone number search before the availability is in', () => {
    expect(guardedPath('student', reachableStudent, '/dashboard')).toBeNull()
    expect(guardedPath('student-wizard', reachableStudent, '/completeProfile')).toBeNull()
  })
})

describe('redirectTo', () => {
  const replaces = (url: string) => redirectTo({ url }, '/student/signin').headers.has('X-Remix-Replace')

  it('RT-03 RT-11 replaces the browser’s current address, and redirects a pending navigation', () => {
    expect(replaces('http://here.example/dashboard?q=bar')).toBe(true)
    expect(replaces('http://here.example/completeProfile')).toBe(false)
    expect(redirectTo({ url: 'http://here.example/' }, '/student/signin').headers.get('location')).toBe(
      '/student/signin',
    )
  })
})

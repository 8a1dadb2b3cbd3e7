import { expect, it } from 'vitest'
import { heroAction } from './hero-action'

const links = { onboarding: '/onboarding', dashboard: '/dashboard', businessDashboard: '/businessdashboard' }
const user = {
  id: '1',
  email: 'a@b.c',
  firstName: 'Mai',
  lastName: 'Tran',
  phoneNumber: '+61 412345678',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
}
const business = {
  id: '2',
  companyCategory: 'Retail',
  companyName: 'Corner',
  createdAt: '2026-11-01T00:00:00.000Z',
  email: 'a@b.c',
  ownerFirstName: 'Ada',
  ownerLastName: 'Lee',
  phoneNumber: '+61 398765432',
  currentSuburb: 'Fitzroy',
}

it('LA-01 is Get Started without a complete profile', () => {
  const action = { label: 'Get Started', href: '/onboarding' }
  expect(heroAction({ user: null, business: null, kind: null }, links)).toEqual(action)
  expect(heroAction({ user: { ...user, userAvailability: [] }, business: null, kind: 'student' }, links)).toEqual(
    action,
  )
})

it('LA-01 opens the jobs for a complete student and the dashboard for a complete business', () => {
  expect(heroAction({ user, business: null, kind: 'student' }, links)).toEqual({
    label: 'Go to my jobs',
    href: '/dashboard',
  })
  expect(heroAction({ user: null, business, kind: 'business' }, links)).toEqual({
    label: 'Hop back into my biz dashboard',
    href: '/businessdashboard',
  })
})

it('LA-01 follows the session’s kind when both profiles are complete', () => {
  expect(heroAction({ user, business, kind: 'student' }, links).href).toBe('/dashboard')
  expect(heroAction({ user, business, kind: 'business' }, links).href).toBe('/businessdashboard')
})

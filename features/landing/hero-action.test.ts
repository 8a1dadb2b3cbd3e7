import { expect, it } from 'vitest'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { heroAction } from './hero-action'

const links = { onboarding: '/onboarding', dashboard: '/dashboard', businessDashboard: '/businessdashboard' }
const user = someStudent
const business = someBusiness

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

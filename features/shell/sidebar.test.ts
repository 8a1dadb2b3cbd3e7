import { describe, expect, it } from 'vitest'
import { hasSidebar } from './sidebar'

const paths = [
  '/businessdashboard',
  '/business/gigs',
  '/business/gig',
  '/business/settings',
  '/business/events',
  '/business/help',
]

describe('hasSidebar', () => {
  it.each([...paths, '/business/gig/7d1f', '/business/settings/'])('SH-04 %s has a sidebar', (path) => {
    expect(hasSidebar(path, paths)).toBe(true)
  })

  it.each([
    '/',
    '/business/createGig',
    '/business/createGig/success',
    '/business/createEvent',
    '/business/gigsandmore',
    '/businessdashboards',
    '/business/signin',
    '/dashboard',
    '/settings',
  ])('SH-04 %s has none', (path) => {
    expect(hasSidebar(path, paths)).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { documentTitle, isGuarded, ScreenHandle } from './screen-handle'

const session = { businessJobListData: [{ id: 'a', jobTitle: 'Weekend barista' }] }
const match = (handle?: unknown, params = {}) => ({ route: { handle }, params })
const gig = new ScreenHandle(
  ({ businessid }, { businessJobListData }) =>
    businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
  'business',
)

it('joins the page’s title and the product’s name', () => {
  expect(documentTitle(match(new ScreenHandle('Page not found')), session)).toBe('Page not found · Campus Gigs')
  expect(documentTitle(match(new ScreenHandle('')), session)).toBe('Campus Gigs')
  expect(documentTitle(match({ title: 'Not ours' }), session)).toBe('Campus Gigs')
})

it('takes a title from the session, and omits it until it is loaded', () => {
  expect(documentTitle(match(gig, { businessid: 'a' }), session)).toBe('Weekend barista · Campus Gigs')
  expect(documentTitle(match(gig, { businessid: 'b' }), session)).toBe('Gig · Campus Gigs')
})

it('RT-11 tells whether a screen needs a session', () => {
  expect(isGuarded(match(gig))).toBe(true)
  expect(isGuarded(match(new ScreenHandle('Sign in')))).toBe(false)
})

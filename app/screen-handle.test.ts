import { expect, it } from 'vitest'
import { documentTitle, isGuarded, ScreenHandle } from './screen-handle'

const session = { businessJobListData: [{ id: 'a', jobTitle: 'Weekend barista' }] }
const match = (handle?: unknown, params = {}) => ({ handle, params })
const gig = new ScreenHandle(
  ({ businessid }, { businessJobListData }) =>
    businessJobListData.find(({ id }) => id === businessid)?.jobTitle ?? 'Gig',
  'business',
)

it('calls a page by its own name and the product’s', () => {
  expect(documentTitle([match(), match(new ScreenHandle('Page not found'))], session)).toBe(
    'Page not found · Campus Gigs',
  )
  expect(documentTitle([match(new ScreenHandle(''))], session)).toBe('Campus Gigs')
  expect(documentTitle([match(), match({ title: 'Not ours' })], session)).toBe('Campus Gigs')
})

it('takes a name from what is shown, and does without until it is there', () => {
  expect(documentTitle([match(gig, { businessid: 'a' })], session)).toBe('Weekend barista · Campus Gigs')
  expect(documentTitle([match(gig, { businessid: 'b' })], session)).toBe('Gig · Campus Gigs')
})

it('RT-11 knows which screens need a session', () => {
  expect(isGuarded([match(), match(gig)])).toBe(true)
  expect(isGuarded([match(), match(new ScreenHandle('Sign in'))])).toBe(false)
})

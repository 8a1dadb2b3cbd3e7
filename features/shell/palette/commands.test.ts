import { expect, it } from 'vitest'
import {
  destinationOf,
  listingDestinations,
  mergeDestinations,
  type PaletteContent,
  paletteGroups,
  signOutId,
} from './commands'

const content: PaletteContent = {
  screens: [
    { label: 'Gigs', href: '/business/gigs' },
    { label: 'Settings', href: '/business/settings' },
  ],
  actions: [{ label: 'Post a gig', href: '/business/createGig' }],
  signOut: 'Log Out',
  recent: [],
  areGigsFiltered: false,
  ...listingDestinations(
    [
      { id: 'g1', jobTitle: 'Barista', Application: [{ id: 'a1', user: { firstName: 'Mei', lastName: 'Lin' } }] },
      { id: 'g2', jobTitle: 'Waiter', Application: [{ id: 'a2', user: { firstName: null, lastName: null } }] },
    ],
    { gig: (id) => `/gig/${id}`, applicant: (gig, id) => `/gig/${gig}?applicant=${id}` },
  ),
}
const idsIn = (heading: string, query = '', given = content) =>
  paletteGroups(given, query)
    .find((group) => group.heading === heading)
    ?.commands.map(({ id }) => id)

it('contains pages and actions, with signing out last', () => {
  expect(idsIn('Go to')).toEqual(['/business/gigs', '/business/settings'])
  expect(idsIn('Actions')).toEqual(['/business/createGig', signOutId])
})

it('shows gigs and applicants for a query only', () => {
  expect(idsIn('Gigs')).toEqual([])
  expect(idsIn('Gigs', 'b')).toEqual(['/gig/g1', '/gig/g2'])
  expect(idsIn('Applicants', 'b')).toEqual(['/gig/g1?applicant=a1', '/gig/g2?applicant=a2'])
})

it('labels an applicant without a name Applicant', () => {
  expect(content.applicants.map(({ label, detail }) => [label, detail])).toEqual([
    ['Mei Lin', 'Barista'],
    ['Applicant', 'Waiter'],
  ])
})

it('joins the applicants of the session with those that the server found, each once', () => {
  const older = { label: 'Ann Old', detail: 'Barista', href: '/gig/g1?applicant=a9' }
  const merged = mergeDestinations(content.applicants, [older, ...content.applicants.slice(0, 1)])
  expect(merged.map(({ href }) => href).sort()).toEqual([
    '/gig/g1?applicant=a1',
    '/gig/g1?applicant=a9',
    '/gig/g2?applicant=a2',
  ])
})

it('puts recent pages first and only there', () => {
  const recent = [{ label: 'Settings', href: '/business/settings' }]
  expect(idsIn('Recent', '', { ...content, recent })).toEqual(['/business/settings'])
  expect(idsIn('Go to', '', { ...content, recent })).toEqual(['/business/gigs'])
})

it('returns the page of a command, and undefined for signing out', () => {
  expect(destinationOf(content, { id: '/gig/g2', label: 'Waiter' })?.label).toBe('Waiter')
  expect(destinationOf(content, { id: signOutId, label: 'Log Out' })).toBeUndefined()
})

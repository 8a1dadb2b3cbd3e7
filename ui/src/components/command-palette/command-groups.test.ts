import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterGroups, type PaletteGroup } from './command-groups'

const groups: PaletteGroup[] = [
  {
    heading: 'Go to',
    commands: [
      { id: 'settings', label: 'Settings', keywords: ['password', 'résumé'] },
      { id: 'gigs', label: 'Your gigs' },
    ],
  },
  { heading: 'Applicants', commands: [{ id: 'zoe', label: 'Zoë Chen', detail: 'Barista, weekends' }] },
]
const idsFor = (query: string) => filterGroups(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id))

describe('filterGroups', () => {
  it.each([
    ['', ['settings', 'gigs', 'zoe']],
    ['  ', ['settings', 'gigs', 'zoe']],
    ['zoe', ['zoe']],
    ['ZOË weekends', ['zoe']],
    ['weekends zoe', ['zoe']],
    ['resume', ['settings']],
    ['zoe settings', []],
  ])('%j finds %j', (query, ids) => expect(idsFor(query)).toEqual(ids))

  it('removes empty groups', () => {
    expect(filterGroups(groups, 'zoe').map(({ heading }) => heading)).toEqual(['Applicants'])
  })

  it('ranks labels that start with the first word before labels that contain it', () => {
    const commands = [
      { id: 'late', label: 'Post it again' },
      { id: 'first', label: 'It support' },
    ]
    const [found] = filterGroups([{ heading: 'All', commands }], 'it')
    expect(found?.commands.map(({ id }) => id)).toEqual(['first', 'late'])
  })

  it('keeps server results regardless of the query', () => {
    const searched = groups.map((group) => ({ ...group, isFiltered: true }))
    fc.assert(fc.property(fc.string(), (query) => void expect(filterGroups(searched, query)).toEqual(searched)))
  })

  it('never adds a command for any query', () => {
    fc.assert(
      fc.property(fc.string(), (query) => void expect(idsFor('')).toEqual(expect.arrayContaining(idsFor(query)))),
    )
  })
})

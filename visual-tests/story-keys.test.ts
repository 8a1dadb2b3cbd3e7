import { expect, it } from 'vitest'
import { allSnapshotKeys, widthsOfVisit } from './story-keys'

const keysOf = (...tags: string[]) => allSnapshotKeys([{ id: 'a', tags }])

it('asks for a picture at each width, and one more in dark with the tag dark', () => {
  expect(keysOf()).toEqual(['a.desktop', 'a.phone'])
  expect(keysOf('dark')).toEqual(['a.desktop', 'a.desktop.dark', 'a.phone', 'a.phone.dark'])
})

it('asks for one width with phone-only or desktop-only, and for no picture with no-visual', () => {
  expect(keysOf('phone-only')).toEqual(['a.phone'])
  expect(keysOf('desktop-only', 'dark')).toEqual(['a.desktop', 'a.desktop.dark'])
  expect(keysOf('no-visual')).toEqual([])
})

it('visits a story once for both widths, or once for each with both-widths', () => {
  expect(widthsOfVisit(['dark'])).toEqual(['desktop', 'phone'])
  expect(widthsOfVisit(['both-widths'])).toEqual(['desktop'])
  expect(widthsOfVisit(['both-widths', 'phone-only'])).toEqual(['phone'])
})

import { expect, it } from 'vitest'
import { allSnapshotKeys, widthsOfVisit } from './story-keys'

const keysOf = (...tags: string[]) => allSnapshotKeys([{ id: 'a', tags }])

it('asks for a picture at each width, in dark too with the tag', () => {
  expect(keysOf()).toEqual(['a.desktop', 'a.phone'])
  expect(keysOf('dark')).toEqual(['a.desktop', 'a.desktop.dark', 'a.phone', 'a.phone.dark'])
})

it('asks for pictures at the width a play is about, and for none with no-visual', () => {
  expect(keysOf('phone-only')).toEqual(['a.phone'])
  expect(keysOf('desktop-only', 'dark')).toEqual(['a.desktop', 'a.desktop.dark'])
  expect(keysOf('no-visual')).toEqual([])
})

it('visits a story once for both widths, or once for each with both-widths', () => {
  expect(widthsOfVisit(['dark'])).toEqual(['desktop', 'phone'])
  expect(widthsOfVisit(['both-widths'])).toEqual(['desktop'])
  expect(widthsOfVisit(['both-widths', 'phone-only'])).toEqual(['phone'])
})

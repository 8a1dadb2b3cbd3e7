import { expect, it } from 'vitest'
import { opensPalette } from './shortcut'

const ctrlK = { key: 'k', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, isComposing: false }
const commandK = { ...ctrlK, ctrlKey: false, metaKey: true }
const page = { isApple: false, isInTextField: false, isInEditor: false, isInModal: false }

it.each([
  ['Ctrl K on the page', ctrlK, page, true],
  ['⌘K on the page', commandK, { ...page, isApple: true }, true],
  ['with caps lock', { ...ctrlK, key: 'K' }, page, true],
  ['Ctrl K in a text field', ctrlK, { ...page, isInTextField: true }, true],
  ['Ctrl K in a text field of a Mac, where it deletes', ctrlK, { ...page, isInTextField: true, isApple: true }, false],
  ['⌘K in a text field of a Mac', commandK, { ...page, isInTextField: true, isApple: true }, true],
  ['Ctrl K in an editor', ctrlK, { ...page, isInEditor: true }, false],
  ['Ctrl K over a dialog', ctrlK, { ...page, isInModal: true }, false],
  ['K alone', { ...ctrlK, ctrlKey: false }, page, false],
  ['Ctrl Shift K, the console of Firefox', { ...ctrlK, shiftKey: true }, page, false],
  ['Ctrl J', { ...ctrlK, key: 'j' }, page, false],
  ['while an input method composes', { ...ctrlK, isComposing: true }, page, false],
])('%s', (_, press, context, opens) => expect(opensPalette(press, context)).toBe(opens))

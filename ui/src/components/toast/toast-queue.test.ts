import fc from 'fast-check'
import { expect, it } from 'vitest'
import { durationOf, putToast, type QueuedToast, spokenText } from './toast-queue'

const idsOf = (toasts: readonly QueuedToast[]) => toasts.map(({ id }) => id)

it('removes the oldest toast past the limit, and one that must be dismissed last', () => {
  let toasts = putToast([], 'lost', { title: 'Not saved', tone: 'danger' }, 2)
  toasts = putToast(toasts, 'a', { title: 'Saved' }, 2)
  toasts = putToast(toasts, 'b', { title: 'Saved' }, 2)
  expect(idsOf(toasts)).toEqual(['lost', 'b'])
  toasts = putToast(toasts, 'kept', { title: 'Uploading', durationMs: Number.POSITIVE_INFINITY }, 2)
  toasts = putToast(toasts, 'c', { title: 'Saved' }, 2)
  expect(idsOf(toasts)).toEqual(['kept', 'c'])
})

it('replaces a toast in its place', () => {
  const toasts = putToast(putToast([], 'a', { title: 'One' }, 3), 'b', { title: 'Two' }, 3)
  const updated = putToast(toasts, 'a', { title: 'Three' }, 3)
  expect(updated.map(({ options }) => options.title)).toEqual(['Three', 'Two'])
})

it('never shows more than the limit, and always the newest', () => {
  const tones = fc.constantFrom('neutral', 'danger')
  fc.assert(
    fc.property(fc.array(tones), fc.integer({ min: 1, max: 4 }), (raised, limit) => {
      let toasts: readonly QueuedToast[] = []
      raised.forEach((tone, index) => {
        toasts = putToast(toasts, String(index), { title: 'A', tone }, limit)
        expect(toasts.length).toBeLessThanOrEqual(limit)
        expect(toasts.at(-1)?.id).toBe(String(index))
      })
    }),
  )
})

it('stays 7 seconds, 20 with an action, and until dismissed with danger, unless a duration is given', () => {
  const action = { label: 'Undo', onSelect: () => {} }
  expect(durationOf({ title: 'A' })).toBe(7000)
  expect(durationOf({ title: 'A', action })).toBe(20_000)
  expect(durationOf({ title: 'A', tone: 'danger', action })).toBe(Number.POSITIVE_INFINITY)
  expect(durationOf({ title: 'A', tone: 'danger', durationMs: 900 })).toBe(900)
})

it.each([
  [['Notification', 'Saved', 'All good', 'Undo'], '. ', 'Notification. Saved. All good. Undo.'],
  [['Message :', 'Enregistré !', undefined], '. ', 'Message : Enregistré !'],
  [['通知', '已保存'], '。', '通知。已保存。'],
])('speaks %o with pauses', (texts, pause, expected) => {
  expect(spokenText(texts, pause)).toBe(expected)
})

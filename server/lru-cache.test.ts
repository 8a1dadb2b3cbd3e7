import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

test('forgets the values that were not used for longest, beyond the total size', () => {
  const texts = new LruCache<string>(6, ({ length }) => length)
  texts.set('a', 'aa')
  texts.set('b', 'bb')
  texts.set('c', 'cc')
  expect(texts.get('a')).toBe('aa')
  texts.set('d', 'ddd')
  expect(['a', 'b', 'c', 'd'].map((key) => texts.get(key))).toEqual(['aa', undefined, undefined, 'ddd'])
})

test('counts a value that is set again once', () => {
  const texts = new LruCache<string>(4, ({ length }) => length)
  texts.set('a', 'aaa')
  texts.set('a', 'aa')
  texts.set('b', 'bb')
  expect([texts.get('a'), texts.get('b')]).toEqual(['aa', 'bb'])
})

test('does not keep a value that is larger than the total size', () => {
  const texts = new LruCache<string>(2, ({ length }) => length)
  texts.set('a', 'aaa')
  expect(texts.get('a')).toBeUndefined()
})

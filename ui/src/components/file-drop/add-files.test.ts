import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addFiles, type FileFacts, fileKey, matchesAccept } from './add-files'

const file = (name: string, type = 'image/png', size = 10): FileFacts => ({ name, type, size, lastModified: 1 })

it.each([
  ['image/png', 'a.png', 'image/png', true],
  ['image/png', 'a.jpg', 'image/jpeg', false],
  ['image/*', 'a.jpg', 'image/jpeg', true],
  ['image/*', 'a.pdf', 'application/pdf', false],
  ['.PDF, image/*', 'a.pdf', '', true],
  ['.pdf', 'pdf', '', false],
  ['*', 'a', '', true],
  ['*/*', 'a', '', true],
  ['', 'a', '', true],
])('accept "%s" with %s of type "%s" is %s', (accept, name, type, expected) => {
  expect(matchesAccept({ name, type }, accept)).toBe(expected)
})

it('gives each refused file its reason', () => {
  const rules = { accept: 'image/*', maxSizeBytes: 100, maxFiles: 2 }
  const added = [
    file('notes.txt', 'text/plain'),
    file('big.png', 'image/png', 101),
    file('a.png'),
    file('full.png', 'image/png', 100),
    file('c.png'),
  ]
  const { files, refused } = addFiles([file('a.png')], added, rules)
  expect(files.map(({ name }) => name)).toEqual(['a.png', 'full.png'])
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['notes.txt', 'wrongType'],
    ['big.png', 'tooLarge'],
    ['a.png', 'alreadyChosen'],
    ['c.png', 'tooMany'],
  ])
})

it('keeps the chosen files, takes or refuses every added one, and keeps the rules', () => {
  const facts = fc.record({
    name: fc.constantFrom('a.png', 'b.png', 'c.pdf'),
    type: fc.constantFrom('image/png', 'application/pdf'),
    size: fc.integer({ min: 0, max: 3 }),
    lastModified: fc.integer({ min: 0, max: 1 }),
  })
  const rules = fc.record({
    accept: fc.constantFrom('', 'image/*', '.pdf'),
    maxSizeBytes: fc.integer({ min: 0, max: 3 }),
    maxFiles: fc.integer({ min: 0, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(facts), fc.array(facts), rules, (earlier, added, limits) => {
      const chosen = addFiles([], earlier, limits).files
      const { files, refused } = addFiles(chosen, added, limits)
      expect(files.slice(0, chosen.length)).toEqual(chosen)
      expect(files.length - chosen.length + refused.length).toBe(added.length)
      expect(files.length).toBeLessThanOrEqual(limits.maxFiles)
      expect(new Set(files.map(fileKey)).size).toBe(files.length)
      for (const each of files) {
        expect(each.size).toBeLessThanOrEqual(limits.maxSizeBytes)
        expect(matchesAccept(each, limits.accept)).toBe(true)
      }
    }),
  )
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const securityMap = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with, by chapter. Those of level 3 follow them. */
const sectionLengths: Readonly<Record<number, number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

/** The numbers of requirements in a text, ranges such as 5.3.1–5.3.3 written out. */
function requirementsIn(text: string): Set<string> {
  const matches = text.matchAll(/\b(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g)
  return new Set(
    [...matches].flatMap(([, section, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
    ),
  )
}

it('has every requirement of levels 1 and 2', () => {
  const required = Object.entries(sectionLengths).flatMap(([chapter, lengths]) =>
    lengths.flatMap((length, section) =>
      Array.from({ length }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
    ),
  )
  expect(required).toHaveLength(253)
  const mapped = requirementsIn(securityMap)
  expect(required.filter((requirement) => !mapped.has(requirement))).toEqual([])
})

/** The file of a test that the map names; undefined when there is none. */
function testFile(name: string): string | undefined {
  const folders = name.includes('/') ? ['', 'server/resources'] : ['server/resources/accounts']
  return folders.map((folder) => join(root, folder, name)).find((file) => existsSync(file))
}

it('names tests that exist, with their titles', () => {
  const citations = securityMap.matchAll(
    /`([\w/-]+\.(?:test|spec)\.ts)`(?::[^|`]*)?((?:,? (?:"[^"]+"|[A-Z]{2}-\d+))*)/g,
  )
  const missing = [...citations].flatMap(([citation, name = '', quoted = '']) => {
    const file = testFile(name)
    const titles = [...quoted.matchAll(/"([^"]+)"|[A-Z]{2}-\d+/g)].map(([id, title = id]) => title)
    const text = file && readFileSync(file, 'utf8')
    return text !== undefined && titles.every((title) => text.includes(title)) ? [] : [citation]
  })
  expect(missing).toEqual([])
})

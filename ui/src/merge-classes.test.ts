import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { mergeClasses } from './merge-classes'

/** tailwind-merge with our token names; it would read `shadow-card` as a colour. */
const tailwindMerge = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: { shadow: ['card', 'lifted'], font: ['display', 'text'] },
    classGroups: { duration: [{ duration: ['quick', 'calm', 'slow'] }] },
  },
})

const root = join(import.meta.dirname, '../..')

/** The words of all texts in the product's sources, classes among them, without their variants. */
function wordsInSources(): string[] {
  const files = ['app', 'features', 'ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|merge-classes/.test(file))
      .map((file) => join(root, folder, file)),
  )
  const texts = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g), ([, , text = '']) => text),
  )
  const words = texts.flatMap((text) => text.split(/\s+/)).map((word) => word.replace(/^(?:[^[(]*?:)+(?=[^:])/, ''))
  return [...new Set(words)].filter((word) => /^-?[[@a-z][\w./[\](),%#:*+-]*!?$/.test(word))
}

it('agrees with tailwind-merge on every two classes of the product', () => {
  const classes = wordsInSources().filter((word) => tailwindMerge(`${word} ${word}`) === word)
  expect(classes.length).toBeGreaterThan(500)
  const differences = new Set<string>()
  const compare = (pair: string) => {
    if (mergeClasses(pair) !== tailwindMerge(pair)) differences.add(pair)
  }
  // Classes of one group override the same, so one of each is compared with the others.
  const representatives: string[] = []
  for (const name of classes) {
    const isSameGroup = (other: string) =>
      tailwindMerge(`${other} ${name}`) === name && tailwindMerge(`${name} ${other}`) === other
    const representative = representatives.find(isSameGroup)
    if (!representative) representatives.push(name)
    else for (const pair of [`${name} ${representative}`, `${representative} ${name}`]) compare(pair)
  }
  for (const name of representatives)
    for (const other of representatives) if (name !== other) compare(`${name} ${other}`)
  expect([...differences]).toEqual([])
})

it.each([
  ['hover:bg-raised bg-sunken hover:bg-line', 'bg-sunken hover:bg-line'],
  ['sm:hover:p-4 hover:sm:px-2 hover:sm:p-1', 'hover:sm:p-1'],
  ['[&>svg]:size-5 size-4 [&>svg]:size-6', 'size-4 [&>svg]:size-6'],
  ['text-base leading-tight text-ink text-lg', 'text-ink text-lg'],
  ['py-8 py-0! py-1', 'py-0! py-1'],
  ['w-4! w-auto!', 'w-auto!'],
  ['week-note week-body week-note', 'week-note week-body week-note'],
  ['', ''],
])('merges %j', (classes, merged) => {
  expect(mergeClasses(classes)).toBe(merged)
  expect(tailwindMerge(classes)).toBe(merged)
})

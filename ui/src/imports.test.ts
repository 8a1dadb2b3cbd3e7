import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = dirname(fileURLToPath(import.meta.url))
/** The published sources: no tests, stories or test helpers. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|type-test)\.tsx?$|^testing\//.test(file),
)
const specifierPattern = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g

/** A file's imports of modules outside this folder that are no packages. */
function outsideImports(file: string): string[] {
  const specifiers = [...readFileSync(join(root, file), 'utf8').matchAll(specifierPattern)].map(([, name = '']) => name)
  return specifiers.filter((name) => {
    if (name.startsWith('.')) return relative(root, join(root, dirname(file), name)).startsWith('..')
    return name.startsWith('@/') || name.startsWith('/')
  })
}

it('NF-03 imports nothing from features, app or any other folder of the product', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => outsideImports(file).map((name) => `${file} imports ${name}`))).toEqual([])
})

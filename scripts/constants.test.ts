import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { expect, it, vi } from 'vitest'
import { limits } from '../domain/limits'
import { timers } from '../domain/timers'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'
import { syntaxOf } from './syntax.mjs'

// Parsing every product file takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const product = sourceFiles(['app', 'client', 'contract', 'domain', 'features', 'server'])
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/testing\/|\/migrations\//.test(file))
  .filter((file) => !['domain/limits.ts', 'domain/timers.ts'].includes(file))
  .map((file) => ({ file, nodes: syntaxOf(file, readFileSync(join(root, file), 'utf8')).nodes }))

/** The path of a member expression, such as `limits.resume.maxBytes`; null for other expressions. */
function pathOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null
  const object = pathOf(node.object)
  return object && `${object}.${node.property.name}`
}

/** The longest member paths of a file: of `limits.resume.maxBytes` not also `limits.resume`. */
function readPaths(nodes: readonly ESTree.Node[]): string[] {
  const objects = new Set<ESTree.Node>(nodes.flatMap((node) => (node.type === 'MemberExpression' ? [node.object] : [])))
  return nodes.flatMap((node) => (objects.has(node) ? [] : (pathOf(node) ?? [])))
}

/** The paths of every single value in an object of constants. */
function valuePaths(path: string, value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' && !Array.isArray(inner) ? valuePaths(`${path}.${key}`, inner) : `${path}.${key}`,
  )
}

it('declares no limit or duration that the product does not use', () => {
  const read = [...new Set(product.flatMap(({ nodes }) => readPaths(nodes)))].filter((path) => path.includes('.'))
  // `limits.imageTypes.join` reads `limits.imageTypes`; `limits.payRate` reads every value inside it.
  const isRead = (path: string) =>
    read.some((used) => used === path || used.startsWith(`${path}.`) || path.startsWith(`${used}.`))
  const values = [...valuePaths('limits', limits), ...valuePaths('timers', timers)]
  expect(values).toContain('limits.resume.maxBytes')
  expect(values.filter((path) => !isRead(path))).toEqual([])
})

it('has no bare delay or size in bytes outside the server', () => {
  const isTimer = (node: ESTree.Node) => node.type === 'Identifier' && /^set(Timeout|Interval)$/.test(node.name)
  const isNumber = (node: ESTree.Node | undefined, value?: number) =>
    node?.type === 'Literal' && typeof node.value === 'number' && (value === undefined || node.value === value)
  const found = product
    .filter(({ file }) => !file.startsWith('server/'))
    .flatMap(({ file, nodes }) =>
      nodes.flatMap((node) => {
        if (node.type === 'CallExpression' && isTimer(node.callee) && isNumber(node.arguments[1]))
          return `${file}: a delay that is a bare number`
        if (node.type === 'BinaryExpression' && node.operator === '*' && isNumber(node.right, 1024))
          return `${file}: a size in bytes beside domain/limits.ts`
        return []
      }),
    )
  expect(found).toEqual([])
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { disabledFeatures } from './chromium-options'

test('disables every Chromium feature that Playwright disables', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(bundle)?.[1] ?? ''
  const names = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name)
  expect(names).toContain('PaintHolding')
  expect(disabledFeatures).toEqual(expect.arrayContaining(names))
})

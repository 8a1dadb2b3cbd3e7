import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { loadConfigFromFile } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { withoutUnreadIconData } from '../vite.config.ts'
import { root } from './shell.mjs'

it('finds the replaced modules of the client in a folder with a space and an accent in its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus gigs é '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'vite.config.ts'), join(folder, 'vite.config.ts'))
  for (const name of ['node_modules', 'app']) symlinkSync(join(root, name), join(folder, name))
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(folder, 'vite.config.ts'))
  const files = Object.values(loaded?.config.resolve?.alias ?? {})
  expect(files).toHaveLength(1)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it.each(['building-complex', 'calendar-days', 'house', 'search'])(
  'builds the icon %s with its shapes alone',
  (name) => {
    const code = readFileSync(join(root, `node_modules/lucide-react/dist/esm/icons/${name}.mjs`), 'utf8')
    const dataOf = (text: string): unknown => runInNewContext(`(${/= (\{.*?\n\});/s.exec(text)?.[1]})`)
    const asJson = (value: unknown) => JSON.stringify(value, (key, each: unknown) => (key === 'key' ? undefined : each))
    const { node } = Object(dataOf(code))
    expect(JSON.stringify(dataOf(withoutUnreadIconData(code)))).toBe(asJson({ node }))
  },
)

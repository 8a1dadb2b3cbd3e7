import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { root } from './shell.mjs'

interface LockedPackage {
  version?: string
  engines?: { node?: string }
  hasInstallScript?: boolean
  optional?: boolean
}
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { engines, allowScripts }: { engines: { node: string }; allowScripts: Record<string, boolean> } =
  read('package.json')
const { packages }: { packages: Record<string, LockedPackage> } = read('package-lock.json')
/** Without optional packages: most are for other platforms, and npm skips them silently. */
const installed = Object.entries(packages).filter(
  ([path, { optional }]) => path.startsWith('node_modules/') && !optional,
)

describe('npm ci without warnings', () => {
  const oldest = minVersion(engines.node)?.version ?? ''

  it.each([oldest, '22.23.3', '24.21.0'])('every package supports Node %s', (node) => {
    const unsupported = installed
      .filter(([, locked]) => !satisfies(node, locked.engines?.node ?? '*'))
      .map(([path, locked]) => `${path} ${locked.version} wants ${locked.engines?.node}`)
    expect(unsupported).toEqual([])
  })

  it('package.json allows or denies every install script', () => {
    const names = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
  })
})

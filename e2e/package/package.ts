// The package as consumers get it: packed by `npm pack`, and installed outside the repository.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/shell.mjs'
import { install, run } from './programs'

/** Builds and packs the package, as `npm publish` would. @returns the tarball's path */
export async function pack(into: string): Promise<string> {
  const { ok, output } = await run(root, 'npm', 'pack', '-w', '@campus-gigs/ui', '--pack-destination', into)
  if (!ok) throw new Error(`The package could not be packed.\n${output}`)
  // Its scripts print to the same output; npm prints the file's name last.
  return join(into, output.trim().split('\n').at(-1) ?? '')
}

/** The size and number of packages of an installation. */
interface Installed {
  packages: number
  bytes: number
}

/** Installs the tarball alone in a new folder, without React, and measures what came. */
export async function measureInstall(folder: string, tarball: string): Promise<Installed> {
  mkdirSync(folder)
  const manifest = { private: true, dependencies: { '@campus-gigs/ui': `file:${tarball}` } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await install(folder, '--legacy-peer-deps')
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => join(file.parentPath, file.name))
  return {
    packages: paths.filter((path) => /node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path)).length,
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
  }
}

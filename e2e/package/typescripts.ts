// The versions of TypeScript that the package's types are compiled with.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, tool } from './programs'

/** Older versions of TypeScript that the types are compiled with, besides the repository's own. */
const olderTypescripts: Record<string, string> = { '5.9': '5.9.3', '6': '6.0.3' }

/** Installs the older versions of TypeScript in a new folder. */
export async function installTypescripts(folder: string): Promise<void> {
  mkdirSync(folder)
  const dependencies = Object.entries(olderTypescripts).map(([name, version]) => [
    `typescript-${name}`,
    `npm:typescript@${version}`,
  ])
  const manifest = { private: true, dependencies: Object.fromEntries(dependencies) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await install(folder)
}

/** The repository's own version of TypeScript. */
export const newestTypescript = '7'

/** The versions of TypeScript that the types are compiled with. */
export const typescriptNames = [...Object.keys(olderTypescripts), newestTypescript]

/** The compiler of a TypeScript version, which `installTypescripts` has installed in a folder. */
export const typescriptOf = (name: string, folder: string) =>
  name in olderTypescripts ? join(folder, `node_modules/typescript-${name}/bin/tsc`) : tool('tsc')

// Lists the repository's source files, without packages, builds and generated data.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './shell.mjs'

/** The folders with source files. */
export const sourceFolders = [
  '.storybook',
  'app',
  'bench',
  'trust',
  'client',
  'contract',
  'domain',
  'e2e',
  'features',
  'scripts',
  'server',
  'stories',
  'ui',
  'visual-tests',
]

const generatedPath = /(^|\/)(node_modules|dist|output|baselines|test-results|\.cache)(\/|$)/

/**
 * Every source file, as a path from the root with forward slashes, in a fixed order.
 * @param {string[]} [folders]
 * @returns {string[]}
 */
export function sourceFiles(folders = sourceFolders) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !generatedPath.test(file))
    .sort()
}

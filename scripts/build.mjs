// `npm run build`: builds the client and the server. Other commands call it to build only when a source changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compressFolder } from './compress.mjs'
import { writePages } from './pages.mjs'
import { duration, root, run, say } from './shell.mjs'

/** The folders with the sources of the product. */
const sources = ['app', 'client', 'contract', 'domain', 'features', 'server', 'ui']
/** The files outside those folders that decide what is built, and how. */
const settings = [
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'scripts/pages.mjs',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'vite.server.config.ts',
]
/** Has the stamp of the sources of the last build; written when the build is complete. */
const stampFile = join(root, 'dist/build-stamp')
/** Files of every complete build. */
const resultFiles = ['dist/client/pages.json', 'dist/server/main.js']

/** Whether the build reads a file: not tests, stories, MDX or Markdown. */
const isBuildInput = (/** @type {string} */ file) => !/\.(test|stories)\.[a-z]+$|\.mdx$|\.md$/.test(file)

/** @param {string} folder @returns {string[]} paths from the root, in a fixed order */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/node_modules|^ui\/dist/.test(file) && isBuildInput(file))
    .sort()
}

/** A hash of the content of every file that the build reads. File dates do not matter, so it is the same in a new clone. */
export function sourceStamp() {
  const hash = createHash('sha256')
  for (const file of [...sources.flatMap(filesIn), ...settings]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether `dist` has a build of the sources with this stamp. */
function isCurrent(/** @type {string} */ stamp) {
  return (
    resultFiles.every((file) => existsSync(join(root, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
}

/**
 * Builds the product unless the last build is of the same sources.
 * @param {{ force?: boolean }} [options]
 */
export async function buildIfNeeded({ force = false } = {}) {
  const stamp = sourceStamp()
  if (!force && isCurrent(stamp)) return say('The build is current')
  const started = Date.now()
  rmSync(stampFile, { force: true })
  say("Building the browser's side")
  await run('vite', ['build', '--logLevel', 'warn'])
  await run('vite', ['build', '--config', 'vite.prerender.config.ts', '--logLevel', 'warn'])
  const prerenderDir = join(root, 'dist/prerender')
  await writePages(join(root, 'dist/client'), prerenderDir)
  rmSync(prerenderDir, { recursive: true })
  say('Building the server')
  await run('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'])
  const { compressedCount, savedBytes } = await compressFolder(join(root, 'dist/client'))
  writeFileSync(stampFile, stamp)
  const saved = `${compressedCount} files compressed, ${Math.round(savedBytes / 1024)} kB saved`
  say(`Built in ${duration(Date.now() - started)}; ${saved}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await buildIfNeeded({ force: process.argv.includes('--force') })
  } catch (error) {
    console.error(`\nThe build failed. ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

// Bundles a consumer's program with each bundler.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import webpack from 'webpack'
import { run, tool } from './programs'

/** The modules of React, which no bundle includes: the consumer has them. */
const react = /^react(-dom)?(\/|$)/

/**
 * Bundles a module, without React.
 *
 * @param app the folder that packages are resolved from
 * @param entry the module's file
 * @param out the folder to write `entry.js` and its chunks to
 */
export type Bundler = (app: string, entry: string, out: string) => Promise<void>

async function runEsbuild(app: string, entry: string, out: string, ...flags: string[]): Promise<void> {
  const common = ['--bundle', '--minify', '--format=esm', '--external:react', '--external:react-dom', `--outdir=${out}`]
  const { ok, output } = await run(app, tool('esbuild'), entry, ...common, ...flags)
  if (!ok) throw new Error(output)
}

/** Every bundler, by its name. */
export const bundlers: Record<string, Bundler> = {
  /** Into one file, which is esbuild's default. */
  esbuild: (app, entry, out) => runEsbuild(app, entry, out),
  'esbuild --splitting': (app, entry, out) => runEsbuild(app, entry, out, '--splitting'),
  async Rolldown(_, input, dir) {
    // The empty `onLog` hides the warnings about each directive, such as 'use client', that Rolldown leaves out.
    const bundle = await rolldown({ input, external: react, platform: 'browser', onLog() {} })
    try {
      // A hash in a chunk's name depends on the folder and compresses differently each time.
      await bundle.write({ dir, format: 'es', chunkFileNames: '[name].js' })
    } finally {
      await bundle.close()
    }
  },
  webpack: (context, entry, path) =>
    new Promise((resolve, reject) => {
      const options: webpack.Configuration = {
        mode: 'production',
        context,
        entry,
        experiments: { outputModule: true },
        externals: [react],
        externalsType: 'module',
        output: { path, filename: 'entry.js', library: { type: 'module' } },
        // `initialCodes` minifies the output of every bundler.
        optimization: { minimize: false },
      }
      webpack(options, (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()))
        else resolve()
      })
    }),
}

/** The minified code of a bundle's entry, and of each chunk that it imports statically. */
function initialCodes(folder: string): string[] {
  const files = new Set(['entry.js'])
  // Iterating a set also visits names added on the way.
  return Array.from(files, (file) => {
    const { code } = minifySync(file, readFileSync(join(folder, file), 'utf8'))
    for (const [, path = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) files.add(path)
    return code
  })
}

/**
 * The size of the code that a page loads first for one export of a module: in bytes, minified, with Brotli, without React.
 *
 * @param name the export
 * @param from the module as a consumer imports it: `@campus-gigs/ui/button`
 */
export async function bundledSize(bundle: Bundler, app: string, name: string, from: string): Promise<number> {
  const folder = join(app, 'bundles', bundle.name, name, from.replace(/\W/g, '-'))
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `import { ${name} } from '${from}'\nexport const used = ${name}\n`)
  const out = join(folder, 'out')
  await bundle(app, entry, out)
  return initialCodes(out).reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
}

// The modules of the package, as a bundler or Node loads them.
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { forStrangers, isForTheClient } from './components'
import { folder, source, sourceManifest } from './doors'
import { namedBeside } from './pdf-files'

const manifest = sourceManifest()
const packages = [...Object.keys(manifest.dependencies), 'react', 'react-dom']
const isPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`))
/** pdf.js, which is copied. */
const isBeside = (id: string) => id.startsWith('./pdfjs/')

/**
 * One module a source module, so that a bundler takes only what is used.
 *
 * @param output the folder they are written to
 */
export async function buildModules(output: string): Promise<void> {
  const entries = Object.values(manifest.exports).filter((file) => file.endsWith('.ts'))
  const clientModules = new Set<string>()
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [file.replace(/^\.\/src\/|\.ts$/g, ''), join(folder, file)])),
    external: (id) => isPackage(id) || isBeside(id),
    platform: 'neutral',
    plugins: [
      {
        name: 'for-strangers',
        transform(code, id) {
          if (!/\.tsx?$/.test(id)) return null
          if (isForTheClient(id, code)) clientModules.add(id)
          if (id.endsWith('.tsx') || code.includes('createElement(')) return { code: forStrangers(id, code) }
          return { code: namedBeside(code) }
        },
      },
    ],
    experimental: { attachDebugInfo: 'none' },
    transform: { jsx: { runtime: 'automatic', development: false }, target: 'es2022' },
  })
  await bundle.write({
    dir: output,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: source,
    entryFileNames: '[name].js',
    banner: ({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id && clientModules.has(id)) ? "'use client'" : '',
  })
}

// The package as consumers get it: packed by `npm pack`, and installed in an app outside the repository.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PDFDocument } from 'pdf-lib'
import { root } from '../../scripts/shell.mjs'
import { docExamples } from '../../ui/docs/site/examples'

const execute = promisify(execFile)

/** A program's exit code and output. */
export interface RunResult {
  ok: boolean
  output: string
}

/** Runs a program to its end in a folder. */
export async function run(folder: string, command: string, ...args: string[]): Promise<RunResult> {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', npm_config_update_notifier: 'false' }
  try {
    const { stdout } = await execute(command, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })
    return { ok: true, output: stdout }
  } catch (error) {
    const [stdout, stderr] = ['stdout', 'stderr'].map((name) => String(Reflect.get(Object(error), name) ?? ''))
    return { ok: false, output: `${stdout}\n${stderr}\n${error}` }
  }
}

/** A program of the repository's own node_modules. */
export const tool = (name: string) => join(root, 'node_modules/.bin', name)

/** Builds and packs the package, as `npm publish` would. @returns the tarball's path */
export async function pack(into: string): Promise<string> {
  const { ok, output } = await run(root, 'npm', 'pack', '-w', '@campus-gigs/ui', '--pack-destination', into)
  if (!ok) throw new Error(`The package could not be packed.\n${output}`)
  // Its scripts print to the same output; npm prints the file's name last.
  return join(into, output.trim().split('\n').at(-1) ?? '')
}

const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Installs the dependencies of a folder's manifest, development ones too. */
export async function install(folder: string, ...options: string[]): Promise<void> {
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { ok, output } = await run(folder, 'npm', 'install', ...flags, ...options)
  if (!ok) throw new Error(`npm install failed in ${folder}.\n${output}`)
}

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

/** The pages of the app, each with the module in `app/src` that it runs. */
const pages = {
  index: 'main',
  viewer: 'viewer',
  controls: 'controls-main',
  examples: 'examples',
  layers: 'layers',
}

/** Host pages, which only load style sheets, each with the folder it is built in. */
export const hosts: Record<string, string> = {
  'host-plain': 'hosts',
  'host-modules': 'hosts',
  'host-tailwind-first': 'hosts',
  'host-tailwind-last': 'hosts',
  'host-tailwind-3-first': 'hosts-tailwind-3',
  'host-tailwind-3-last': 'hosts-tailwind-3',
  'host-bootstrap-first': 'hosts',
  'host-bootstrap-last': 'hosts',
}

/** An empty Vite app with the tarball and one React in it, outside the repository. */
export async function createApp(folder: string, tarball: string, react: string): Promise<void> {
  mkdirSync(folder)
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true })
  await writePdf(folder)
  const template = readFileSync(join(folder, 'page.html'), 'utf8')
  const hostPages = Object.fromEntries(Object.keys(hosts).map((host) => [host, host]))
  for (const [page, entry] of Object.entries({ ...pages, ...hostPages })) {
    writeFileSync(join(folder, `${page}.html`), template.replace('ENTRY', entry))
  }
  mkdirSync(join(folder, 'src/docs'))
  for (const { name, code } of docExamples()) writeFileSync(join(folder, `src/docs/${name}.tsx`), code)
  const major = react.replace(/^\D*(\d+).*$/, '$1')
  const manifest = {
    name: 'consumer-app',
    private: true,
    type: 'module',
    dependencies: { '@campus-gigs/ui': `file:${tarball}`, react, 'react-dom': react },
    devDependencies: {
      '@types/react': `^${major}.0.0`,
      '@types/react-dom': `^${major}.0.0`,
      '@types/node': devDependencies['@types/node'],
      '@tanstack/react-form': devDependencies['@tanstack/react-form'],
      'react-hook-form': devDependencies['react-hook-form'],
      vite: devDependencies.vite,
      tailwindcss: devDependencies.tailwindcss,
      '@tailwindcss/vite': devDependencies['@tailwindcss/vite'],
    },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await install(folder)
}

/** Writes the page that a server would send, with the markup of every component. */
export function writeServedPage(folder: string, html: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'served.html'), page.replace('<div id="root"></div>', `<div id="served">${html}</div>`))
}

/** An app's server-rendered markup of all components. */
export interface Rendered {
  version: string
  missing: string[]
  problems: string[]
  html: string
  /** With a class of every host, and a `style`. */
  customised: string
  /** A paragraph of the page's own, with classes that have names like ours. */
  theirs: string
}

const vite = (folder: string, ...args: string[]) =>
  run(folder, join(folder, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error', ...args)

/** Renders every component of an app in Node. */
export async function renderOnServer(folder: string): Promise<Rendered> {
  const server = await vite(folder, '--ssr', 'src/server.tsx', '--outDir', 'server')
  const { ok, output } = await run(folder, process.execPath, 'server/server.js')
  if (!ok) throw new Error(server.output + output)
  return JSON.parse(output)
}

/** Builds pages of an app by a configuration of Vite. */
export async function buildPages(folder: string, config: string): Promise<void> {
  const { ok, output } = await vite(folder, '--config', config)
  if (!ok) throw new Error(output)
}

/** Installs the hosts' dependencies besides the repository's Tailwind, and builds their pages. */
export async function addHosts(folder: string): Promise<void> {
  await install(folder, '--save-dev', 'bootstrap@5.3.9', 'tailwindcss-3@npm:tailwindcss@3.4.19')
  const directives = ['base', 'components', 'utilities'].map((name) => `@tailwind ${name};`)
  writeFileSync(join(folder, 'src/host-tailwind-3.css'), directives.join('\n'))
  for (const out of new Set(Object.values(hosts))) await buildPages(folder, `${out}.config.ts`)
}

/** The addresses of the style sheets that a built host page loads, in their order. */
export function sheetsOfHost(folder: string, host: string): string[] {
  const out = join(folder, hosts[host] ?? '')
  const page = readFileSync(join(out, `${host}.html`), 'utf8')
  return Array.from(
    page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    ([, path = '']) => pathToFileURL(join(out, path)).href,
  )
}

/** Writes a page with some markup, without scripts. @returns its address */
export function writePlainPage(folder: string, html: string, sheets: readonly string[] = []): string {
  const file = join(folder, 'plain.html')
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" />`)
  writeFileSync(file, `<!doctype html><html lang="en"><head>${links.join('')}</head><body>${html}</body></html>`)
  return pathToFileURL(file).href
}

/** Writes a PDF in a font that pdf.js contains. */
export async function writePdf(folder: string): Promise<void> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Resume')
  mkdirSync(join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'public/resume.pdf'), await pdf.save())
}

/** Bundles the app with esbuild, which leaves `new URL(…, import.meta.url)` alone: the README says what to copy. */
export async function bundleByEsbuild(folder: string): Promise<RunResult> {
  const out = join(folder, 'esbuild')
  const flags = ['--bundle', '--splitting', '--format=esm', '--jsx=automatic', '--minify', `--outdir=${out}`]
  const result = await run(folder, tool('esbuild'), 'src/main.tsx', 'src/viewer.tsx', ...flags)
  if (!result.ok) return result
  cpSync(join(folder, 'node_modules/@campus-gigs/ui/dist/components/pdf-viewer/pdfjs'), join(out, 'pdfjs'), {
    recursive: true,
  })
  cpSync(join(folder, 'public/resume.pdf'), join(out, 'resume.pdf'))
  for (const page of ['index', 'viewer'] as const) {
    const entry = pages[page]
    const html = readFileSync(join(folder, `${page}.html`), 'utf8').replace(`/src/${entry}.tsx`, `./${entry}.js`)
    const style = `<link rel="stylesheet" href="./${entry}.css" />`
    writeFileSync(join(out, `${page}.html`), html.replace('</head>', `${style}</head>`))
  }
  return result
}

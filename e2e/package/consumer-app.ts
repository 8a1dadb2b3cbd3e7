// The app of the folder `app`, in which the package is installed, built and rendered outside the repository.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDFDocument } from 'pdf-lib'
import { root } from '../../scripts/shell.mjs'
import { docExamples } from '../../ui/docs/site/examples'
import { install, type RunResult, run, tool } from './programs'

const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

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

/**
 * Creates the Vite app of the folder `app`, outside the repository, and installs its packages.
 *
 * @param folder the app's folder, which must not exist
 * @param tarball the packed package
 * @param react the version of React
 */
export async function createApp(folder: string, tarball: string, react: string): Promise<void> {
  mkdirSync(folder)
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true })
  await writePdf(folder)
  writeAppPages(folder)
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

/** Writes the HTML file of each page, from the template `page.html`. */
function writeAppPages(folder: string): void {
  const template = readFileSync(join(folder, 'page.html'), 'utf8')
  // A host page runs the module of its own name.
  const hostPages = Object.fromEntries(Object.keys(hosts).map((host) => [host, host]))
  for (const [page, entry] of Object.entries({ ...pages, ...hostPages })) {
    writeFileSync(join(folder, `${page}.html`), template.replace('ENTRY', entry))
  }
}

/** Writes the page that a server would send, with the markup of every component. */
export function writeServedPage(folder: string, html: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  writeFileSync(join(folder, 'served.html'), page.replace('<div id="root"></div>', `<div id="served">${html}</div>`))
}

/** An app's server-rendered markup, as `app/src/server.tsx` prints it. */
export interface Rendered {
  /** The version of React. */
  version: string
  /** The components that the app doesn't render. */
  missing: string[]
  /** The errors and warnings; with any, there is no markup. */
  problems: string[]
  /** All components. */
  html: string
  /** All components, with a class of every host and a `style`. */
  customised: string
  /** A paragraph of the page's own, with classes that have names like ours. */
  theirs: string
}

const viteBuild = (folder: string, ...args: string[]) =>
  run(folder, join(folder, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error', ...args)

/** Renders every component of an app in Node. */
export async function renderOnServer(folder: string): Promise<Rendered> {
  const built = await viteBuild(folder, '--ssr', 'src/server.tsx', '--outDir', 'server')
  const { ok, output } = await run(folder, process.execPath, 'server/server.js')
  if (!ok) throw new Error(built.output + output)
  return JSON.parse(output)
}

/** Builds pages of an app by a configuration of Vite. */
export async function buildPages(folder: string, config: string): Promise<void> {
  const { ok, output } = await viteBuild(folder, '--config', config)
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

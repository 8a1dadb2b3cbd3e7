// Writes the HTML pages of the built client: one for each screen, with its code preloaded, and for each public page one more
// with its content.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {{ file: string, imports?: string[], assets?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's manifest, by module */
/** @typedef {{ path: string, module?: string }} ServedRoute */
/** @typedef {{ name: string, route: string, pattern: string, dependsOnQuery?: boolean, title: string, description: string, html: string, visitorModule?: string }} RenderedPage */
/** @typedef {{ pattern: string, shell: string, rendered?: string, dependsOnQuery?: boolean, isNotFound?: boolean }} PageEntry */

/**
 * The files of a module and of what it imports.
 * @param {Manifest} manifest
 * @param {string} module
 * @returns {Set<string>}
 */
export function filesOf(manifest, module, files = new Set()) {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no module ${module}. The route table names it.`)
  if (files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files)
  return files
}

/**
 * The scripts that a page's HTML names: those that run, and those that are preloaded.
 * @param {string} html
 * @returns {string[]} paths below the built client
 */
export function scriptsOf(html) {
  return Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.m?js)"/g), ([, file = '']) => file)
}

/** @param {string} text */
const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Replaces a part of the template, which must be there.
 * @param {string} html @param {string} part @param {string} replacement
 */
function replacePart(html, part, replacement) {
  if (!html.includes(part)) throw new Error(`app/index.html has no ${part}`)
  return html.replace(part, () => replacement)
}

/** The style sheet that the template names. */
const styleSheetLink = / *<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+\.css)">\n/

/**
 * Inlines the style sheet, so that the first paint waits for one response only.
 * @param {string} html @param {string} clientDir
 */
function inlineStyleSheet(html, clientDir) {
  const [link = '', file = ''] = styleSheetLink.exec(html) ?? []
  const styles = readFileSync(join(clientDir, file || missing('style sheet')), 'utf8').trim()
  return html.replace(link, () => `    <style>${styles}</style>\n`)
}

/** The font files of every page, by the names of their sources in the manifest. */
const preloadedFonts = [
  'bricolage-grotesque-latin-wght-normal.woff2',
  'atkinson-hyperlegible-next-latin-wght-normal.woff2',
]

/** Preload links for the fonts, which the style sheet would request later. @param {Manifest} manifest */
function fontLinks(manifest) {
  return preloadedFonts.map((name) => {
    const font = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`))?.[1] ?? missing(name)
    return `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">\n`
  })
}

/** Adds preload links for scripts to a page. @param {string} html @param {string[]} files */
function withPreloads(html, files) {
  const links = files.map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
  return replacePart(html, '  </head>', `${links.join('')}  </head>`)
}

/**
 * Adds a public page's title, description and content to its shell.
 * @param {string} shell @param {RenderedPage} page @param {string} clientDir
 */
function withContent(shell, { title, description, html }, clientDir) {
  const titled = replacePart(shell, '<title>Campus Gigs</title>', `<title>${escapeHtml(title)}</title>`)
  const described = inlineStyleSheet(titled, clientDir).replace(
    /(<meta name="description" content=")[^"]*/,
    (_, start) => start + escapeHtml(description),
  )
  return replacePart(described, '<div id="root"></div>', `<div id="root">${html}</div>`)
}

/** @param {string} part @returns {never} */
function missing(part) {
  throw new Error(`The built client has no ${part}.`)
}

/** The regular expression of a route's paths. */
const patternOf = (/** @type {string} */ path) => (path === '/' ? '^/$' : `^${path.replace(/:\w+/g, '[^/]+')}/?$`)

/**
 * Writes `pages/` and `pages.json`, the table that the server finds a path's page by, below the built client.
 * @param {string} clientDir
 * @param {string} prerenderDir the built `app/prerender.tsx`
 */
export async function writePages(clientDir, prerenderDir) {
  /** @type {{ servedRoutes: ServedRoute[], renderPublicPages: () => Promise<RenderedPage[]> }} */
  const { servedRoutes, renderPublicPages } = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href)
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const builtTemplate = readFileSync(join(clientDir, 'index.html'), 'utf8')
  const template = replacePart(builtTemplate, '    <script', `${fontLinks(manifest).join('')}    <script`)
  const startFiles = scriptsOf(template)
  const pages = await renderPublicPages()
  rmSync(join(clientDir, 'pages'), { recursive: true, force: true })
  mkdirSync(join(clientDir, 'pages'))

  /** @param {string | undefined} module */
  function shellOf(module) {
    const files = module ? [...filesOf(manifest, module)] : []
    return withPreloads(
      template,
      files.filter((file) => !startFiles.includes(file)),
    )
  }

  /** The shell of a visitor's screen, whose entry is `visitor.tsx` instead of the app's. @param {string} module */
  function visitorShellOf(module) {
    const entry = manifest['visitor.tsx'] ?? missing('entry of visitors')
    const script = `    <script type="module" crossorigin src="/${entry.file}"></script>\n`
    const withoutStart = template.replace(/ *<(?:script|link)[^>]*\/assets\/[^>"]+\.js">(?:<\/script>)?\n/g, '')
    const files = new Set([...filesOf(manifest, 'visitor.tsx'), ...filesOf(manifest, module)])
    files.delete(entry.file)
    return withPreloads(replacePart(withoutStart, '  </head>', `${script}  </head>`), [...files])
  }

  /** @param {string} name @param {string} html */
  function write(name, html) {
    const file = `pages/${name}.html`
    writeFileSync(join(clientDir, file), html)
    return file
  }

  /** @type {PageEntry[]} */
  const entries = []
  for (const page of pages) {
    const route = servedRoutes.find(({ path }) => path === page.route)
    const shell = shellOf(route?.module)
    const renderedShell = page.visitorModule ? visitorShellOf(page.visitorModule) : shell
    const rendered = withContent(renderedShell, page, clientDir)
    entries.push({
      pattern: page.pattern,
      shell: write(page.name, shell),
      rendered: write(`${page.name}.rendered`, rendered),
      dependsOnQuery: page.dependsOnQuery,
    })
  }
  // The last page's pattern matches every path, so its entry follows those of the other routes.
  const notFound = entries.pop()
  const publicRoutes = new Set(pages.map(({ route }) => route))
  for (const { path, module } of servedRoutes.filter((route) => !publicRoutes.has(route.path))) {
    const name = path.slice(1).replaceAll('/', '-').replaceAll(':', '').toLowerCase()
    entries.push({ pattern: patternOf(path), shell: write(name, shellOf(module)) })
  }
  if (notFound) entries.push({ ...notFound, isNotFound: true })
  writeFileSync(join(clientDir, 'pages.json'), JSON.stringify(entries))
}

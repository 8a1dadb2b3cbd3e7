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
 * The files of a module and of the modules that it imports statically.
 * @param {Manifest} manifest
 * @param {string} module
 * @param {Set<string>} [files] the files found so far, to which the others are added
 * @returns {Set<string>}
 * @throws when the build has no such module
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

/** Escapes a text for HTML, also inside an attribute in double quotes. @param {string} text */
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

/** Throws for a part that the built client should have. @param {string} part @returns {never} */
function missing(part) {
  throw new Error(`The built client has no ${part}.`)
}

/** The source of the regular expression that a route's paths match: a parameter, such as `:id`, is one segment. */
const patternOf = (/** @type {string} */ path) => (path === '/' ? '^/$' : `^${path.replace(/:\w+/g, '[^/]+')}/?$`)

/**
 * The template of all pages: the built `index.html`, with the fonts preloaded.
 * @param {string} clientDir @param {Manifest} manifest
 */
function readTemplate(clientDir, manifest) {
  const built = readFileSync(join(clientDir, 'index.html'), 'utf8')
  return replacePart(built, '    <script', `${fontLinks(manifest).join('')}    <script`)
}

/**
 * The page of a screen without content: the template, with the screen's code preloaded.
 * @param {string} template
 * @param {Manifest} manifest
 * @param {string | undefined} module the screen's module; undefined for a screen without code of its own
 */
function shellOf(template, manifest, module) {
  const loadedAnyway = scriptsOf(template)
  const files = module ? [...filesOf(manifest, module)] : []
  return withPreloads(
    template,
    files.filter((file) => !loadedAnyway.includes(file)),
  )
}

/**
 * The shell of a screen for visitors, which starts `visitor.tsx` instead of the app.
 * @param {string} template @param {Manifest} manifest @param {string} module the screen's module
 */
function visitorShellOf(template, manifest, module) {
  const entry = manifest['visitor.tsx'] ?? missing('entry of visitors')
  const script = `    <script type="module" crossorigin src="/${entry.file}"></script>\n`
  const withoutApp = template.replace(/ *<(?:script|link)[^>]*\/assets\/[^>"]+\.js">(?:<\/script>)?\n/g, '')
  const files = new Set([...filesOf(manifest, 'visitor.tsx'), ...filesOf(manifest, module)])
  files.delete(entry.file)
  return withPreloads(replacePart(withoutApp, '  </head>', `${script}  </head>`), [...files])
}

/** The name of a route's file: `/student/signup` becomes `student-signup`. @param {string} path */
const fileNameOf = (path) => path.slice(1).replaceAll('/', '-').replaceAll(':', '').toLowerCase()

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
  const template = readTemplate(clientDir, manifest)
  const publicPages = await renderPublicPages()
  rmSync(join(clientDir, 'pages'), { recursive: true, force: true })
  mkdirSync(join(clientDir, 'pages'))

  /** Writes a page's file. @param {string} name @param {string} html @returns its path below the built client */
  function write(name, html) {
    const file = `pages/${name}.html`
    writeFileSync(join(clientDir, file), html)
    return file
  }

  /** Writes the two files of a public page: its shell, and the page with its content. @param {RenderedPage} page */
  function writePublicPage(page) {
    const { name, pattern, dependsOnQuery, visitorModule } = page
    const route = servedRoutes.find(({ path }) => path === page.route)
    const shell = shellOf(template, manifest, route?.module)
    const renderedShell = visitorModule ? visitorShellOf(template, manifest, visitorModule) : shell
    const rendered = withContent(renderedShell, page, clientDir)
    return { pattern, shell: write(name, shell), rendered: write(`${name}.rendered`, rendered), dependsOnQuery }
  }

  /** @type {PageEntry[]} */
  const entries = publicPages.map(writePublicPage)
  // The last page's pattern matches every path, so its entry follows those of the other routes.
  const notFound = entries.pop()
  const publicRoutes = new Set(publicPages.map(({ route }) => route))
  for (const { path, module } of servedRoutes.filter((route) => !publicRoutes.has(route.path))) {
    const shell = shellOf(template, manifest, module)
    entries.push({ pattern: patternOf(path), shell: write(fileNameOf(path), shell) })
  }
  if (notFound) entries.push({ ...notFound, isNotFound: true })
  writeFileSync(join(clientDir, 'pages.json'), JSON.stringify(entries))
}

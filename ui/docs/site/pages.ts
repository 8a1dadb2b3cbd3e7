// Every documentation page of the package, with the frame around it.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readManifest, sourceFolder, uiFolder } from '../../build/entry-points'
import { escapeHtml, type PageSource, type RenderedPage, renderPage } from './markdown'
import { readProps } from './props'
import { suitesSection } from './suites'

/** One page of the site. */
export interface Page extends RenderedPage {
  /** Its file: `slider.html`. */
  file: string
  group: 'Start' | 'Components'
}

/** The guides: the file in the site, and the file of the package that it is made from. In the order of the navigation. */
const guides: Record<string, string> = {
  'index.html': 'README.md',
  'forms.html': 'docs/forms.mdx',
  'recipes.html': 'docs/recipes.mdx',
  'accessibility.html': 'docs/accessibility.mdx',
  'from-0.1-to-1.0.html': 'docs/from-0.1-to-1.0.md',
  'changelog.html': 'CHANGELOG.md',
}

/** The titles of the story files that a page imports, by the name that the page imports each under. */
function importedStories(file: string, text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/^import \* as (\w+) from '(\.[^']+\.stories)'$/gm), ([, name = '', path = '']) => {
      const code = readFileSync(join(dirname(file), `${path}.tsx`), 'utf8')
      return [name, /^ {2}title: '([^']+)'/m.exec(code)?.[1] ?? '']
    }),
  )
}

/** Reads a page's text and the titles of its stories. */
function readSource(file: string): PageSource {
  const text = readFileSync(file, 'utf8')
  return { text, stories: importedStories(file, text) }
}

/** The docs pages of the components: the file in the site, and the MDX file that it is made from. */
function componentPages(): [file: string, mdxFile: string][] {
  const components = join(sourceFolder, 'components')
  return readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file): [file: string, mdxFile: string] => [`${basename(file, '.mdx')}.html`, join(components, file)])
    .sort()
}

/** Links between files of the repository become links between pages. */
const linkPages = (html: string) =>
  html.replace(/href="\.\/([^"#]+)\.mdx?(#[^"]*)?"/g, (_, path: string, anchor = '') => {
    const name = path.split('/').at(-1)?.toLowerCase() ?? ''
    return `href="${name === 'readme' ? 'index' : name}.html${anchor}"`
  })

/** All pages, in the order of the navigation. */
export function buildPages(): Page[] {
  const props = readProps()
  const buildPage = (group: Page['group'], file: string, sourceFile: string): Page => {
    const { text, stories } = readSource(sourceFile)
    const suites = suitesSection(file.replace('.html', ''))
    const rendered = renderPage({ text: `${text}\n\n${suites}`, stories }, props)
    return { ...rendered, html: linkPages(rendered.html), file, group }
  }
  return [
    ...Object.entries(guides).map(([file, source]) => buildPage('Start', file, join(uiFolder, source))),
    ...componentPages().map(([file, mdxFile]) => buildPage('Components', file, mdxFile)),
  ]
}

/** What a page is called among others, where its title names the package. */
const shortTitles: Record<string, string> = { 'index.html': 'Overview', 'changelog.html': 'Changelog' }

/** The links to all pages, with the current one marked. */
function navigation(pages: readonly Page[], current: Page): string {
  const link = (page: Page) => {
    const label = shortTitles[page.file] ?? page.title
    return `<li><a href="${page.file}"${page === current ? ' aria-current="page"' : ''}>${label}</a></li>`
  }
  const groups = (['Start', 'Components'] as const).map((group) => {
    const links = pages.filter((page) => page.group === group).map(link)
    return `<h2>${group}</h2><ul>${links.join('')}</ul>`
  })
  return `<nav id="pages" aria-label="Pages">${groups.join('')}</nav>`
}

/** A whole HTML document, which needs no script. */
export function documentOf(pages: readonly Page[], page: Page): string {
  const { name, version } = readManifest()
  const title = page.file === 'index.html' ? name : `${page.title} · ${name}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="fonts.css">
<link rel="stylesheet" href="tokens.css">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header><a href="index.html">${name}</a> <span>${version}</span> <a href="../storybook/">Live examples</a> <a class="to-pages" href="#pages">All pages</a></header>
<div class="columns">
<main id="main" tabindex="-1">
${page.html}</main>
${navigation(pages, page)}
</div>
</body>
</html>
`
}

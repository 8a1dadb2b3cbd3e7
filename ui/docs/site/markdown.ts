// Converts docs pages to HTML: their Markdown, and the five MDX components of Storybook's docs that our pages use
// (`replaceBlocks` lists them).
import { Marked, type Tokens } from 'marked'
import { parseSync } from 'rolldown/utils'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { PropRow } from './props'

/** What a page is made from. */
export interface PageSource {
  /** Markdown or MDX. */
  text: string
  /** The stories that the page imports: titles by their name in the page, `SliderStories` → `ui/Slider`. */
  stories: ReadonlyMap<string, string>
}

/** A page's parts as HTML. */
export interface RenderedPage {
  title: string
  html: string
  /** The ids of the stories it links to. */
  storyIds: string[]
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A heading's id in links. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|&[a-z0-9#]+;/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** One line of Markdown (emphasis, code, links) as HTML, without a paragraph around it. */
function inlineHtml(text: string): string {
  return String(markdown.parseInline(text))
}

/** Wraps HTML that may be wider than a phone in a region that scrolls sideways, by keyboard too. */
const scrollable = (name: string, html: string) =>
  `<div class="scrolls" role="region" tabindex="0" aria-label="${escapeHtml(name)}">${html}</div>`

/** The text of the last heading rendered. It names the tables below it for screen readers. */
let lastHeading = ''

const markdown = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens)
      lastHeading = text.replaceAll('`', '')
      return `<h${depth} id="${slug(html)}">${html}</h${depth}>\n`
    },
    code({ text }: Tokens.Code) {
      return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`
    },
    table({ header, rows }: Tokens.Table) {
      const cells = (row: Tokens.TableCell[], tag: string) =>
        row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
      // Markdown's tables always have a header row; an empty one is left out.
      const isHeaded = header.some(({ text }) => text.trim())
      const head = header.map((cell) => (cell.text.trim() ? cells([cell], 'th') : '<td></td>')).join('')
      const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
      return scrollable(
        lastHeading,
        `<table>${isHeaded ? `<thead><tr>${head}</tr></thead>` : ''}<tbody>${body}</tbody></table>`,
      )
    },
  },
})

/** The table of a component's props. The column of modes is only shown where the props depend on a mode. */
function propsTable(component: string, rows: readonly PropRow[]): string {
  const hasModes = rows.some(({ modes }) => modes.length > 0)
  const body = rows
    .map(({ name, type, isRequired, description, modes }) => {
      const required = isRequired ? ' <small>required</small>' : ''
      const mode = hasModes ? `<td>${modes.map((each) => `<code>${each}</code>`).join(', ') || 'all'}</td>` : ''
      const prop = `<th scope="row"><code>${name}</code>${required}</th>`
      return `<tr>${prop}${mode}<td><code>${escapeHtml(type)}</code></td><td>${inlineHtml(description)}</td></tr>`
    })
    .join('')
  const columns = ['Prop', ...(hasModes ? ['Mode'] : []), 'Type', 'What it is']
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return scrollable(
    `Props of ${component}`,
    `<table class="props"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`,
  )
}

/** The pairs of keys and their effect in the code of an array: `[['Enter', 'Opens the menu']]`. */
function parseKeyRows(code: string): string[][] {
  const [statement] = parseSync('rows.js', `(${code})`).program.body
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  const array = expression?.type === 'ParenthesizedExpression' ? expression.expression : expression
  const pairs = array?.type === 'ArrayExpression' ? array.elements : []
  return pairs.map((pair) => {
    const texts = pair?.type === 'ArrayExpression' ? pair.elements : []
    return texts.map((text) => (text?.type === 'Literal' ? String(text.value) : ''))
  })
}

/** The table of `<Keyboard rows={…} />`, given the code of its rows. */
function keyboardTable(rowsCode: string): string {
  const body = parseKeyRows(rowsCode)
    .map(
      ([keys = '', effect = '']) => `<tr><th scope="row">${escapeHtml(keys)}</th><td>${escapeHtml(effect)}</td></tr>`,
    )
    .join('')
  const head = '<thead><tr><th scope="col">Keys</th><th scope="col">What happens</th></tr></thead>'
  return scrollable('Keys', `<table>${head}<tbody>${body}</tbody></table>`)
}

/** An MDX component on a line of its own, with one attribute or none: `<Canvas of={SliderStories.Default} />`. */
const mdxBlock =
  /^<(Meta|Canvas|ArgTypes|Controls|Keyboard)\b(?:\s+(?:of|rows|title)=(?:\{([\s\S]*?)\}|"([^"]*)"))?\s*\/>$/gm

/** Replaces a page's MDX components by HTML, and removes its imports. Code fences stay as they are. */
function replaceBlocks(text: string, htmlOf: (name: string, attribute: string) => string): string {
  const parts = text.split(/(^```[\s\S]*?^```$)/m)
  const replaced = parts.map((part) => {
    if (part.startsWith('```')) return part
    return part
      .replace(/^import .*$/gm, '')
      .replace(mdxBlock, (_, name: string, expression?: string, title?: string) =>
        htmlOf(name, expression ?? title ?? ''),
      )
  })
  return replaced.join('')
}

/**
 * Converts a page to HTML.
 *
 * @param props the props of every component, by name
 * @throws when it shows the props of a component that has none, or a story that it does not import
 */
export function renderPage({ text, stories }: PageSource, props: ReadonlyMap<string, PropRow[]>): RenderedPage {
  const storyIds: string[] = []
  const ownTitle = [...stories.values()][0] ?? ''

  /** A link to a story, `SliderStories.Default`. */
  function liveStory(reference: string): string {
    const [module = '', name = ''] = reference.split('.')
    const title = stories.get(module)
    if (!title) throw new Error(`${reference} is shown, but its stories are not imported.`)
    const id = toId(title, storyNameFromExport(name))
    storyIds.push(id)
    const address = `../storybook/?path=/story/${id}`
    return `<p class="live"><a href="${address}">Live example: ${storyNameFromExport(name)}</a></p>`
  }

  /** The props of the component of `SliderStories`, of the component with a name, or of the page's own. */
  function propsOf(reference: string): string {
    const component = (stories.get(reference) ?? (reference || ownTitle)).split('/').at(-1) ?? ''
    const rows = props.get(component)
    if (!rows) throw new Error(`${component} has no props to show.`)
    return propsTable(component, rows)
  }

  const markdownText = replaceBlocks(text, (name, attribute) => {
    switch (name) {
      case 'Meta':
        return ''
      case 'Canvas':
        return liveStory(attribute)
      case 'Keyboard':
        return keyboardTable(attribute)
      default:
        return propsOf(attribute)
    }
  })
  const html = String(markdown.parse(markdownText))
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
  return { title, html, storyIds }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isComponent, readComponentEntries, sourceFolder } from '../ui/build/entry-points'
import { peerSuites } from '../ui/docs/peer-suites'
import { renderPage } from '../ui/docs/site/markdown'
import { buildPages, documentOf, type Page } from '../ui/docs/site/pages'
import type { PropRow } from '../ui/docs/site/props'
import { suitesSection } from '../ui/docs/site/suites'
import { storyIndex } from './story-index.mjs'

const label: PropRow = { name: 'label', type: 'string', isRequired: true, description: 'Its `name`.', modes: [] }
const render = (text: string, rows: PropRow[] = [label]) =>
  renderPage({ text, stories: new Map([['PartStories', 'ui/Part']]) }, new Map([['Part', rows]]))

describe('a page', () => {
  it('has the props of its component as a table', () => {
    const { html } = render('# Part\n\n<Meta of={PartStories} />\n\n<ArgTypes of={PartStories} />\n')
    expect(html).toContain('<th scope="row"><code>label</code> <small>required</small></th>')
    expect(html).toContain('<td><code>string</code></td><td>Its <code>name</code>.</td>')
    expect(html).not.toContain('<th scope="col">Mode</th>')
  })

  it('names the modes that have a prop', () => {
    const { html } = render('<Controls />', [label, { ...label, name: 'value', modes: ['edit', 'view'] }])
    expect(html).toContain('<td>all</td>')
    expect(html).toContain('<td><code>edit</code>, <code>view</code></td>')
  })

  it('has its keys as a table', () => {
    const { html } = render("<Keyboard\n  rows={[\n    ['Tab', 'To it'],\n    ['a < b', \"It's\"],\n  ]}\n/>")
    expect(html).toContain('<tr><th scope="row">Tab</th><td>To it</td></tr>')
    expect(html).toContain('<tr><th scope="row">a &lt; b</th><td>It\'s</td></tr>')
  })

  it('links to its live stories, and leaves code as it is', () => {
    const page = render('<Canvas of={PartStories.ExampleLong} />\n\n```tsx\nimport a from "a"\n<Controls />\n```')
    expect(page.html).toContain('href="../storybook/?path=/story/ui-part--example-long"')
    expect(page.storyIds).toEqual(['ui-part--example-long'])
    expect(page.html).toContain('import a from &quot;a&quot;\n&lt;Controls /&gt;')
  })

  it.each(['<ArgTypes of={Other} />', '<Canvas of={OtherStories.Default} />'])('refuses unknown names: %s', (text) => {
    expect(() => render(text)).toThrow(/Other/)
  })
})

describe('the site', () => {
  let pages: Page[] = []
  let documents = new Map<string, string>()
  beforeAll(() => {
    pages = buildPages()
    documents = new Map(pages.map((page) => [page.file, documentOf(pages, page)]))
  }, 60_000)

  it('LS-01 has an example, props, keys and accessibility on each component page', () => {
    const components = pages.filter(({ group }) => group === 'Components')
    expect(components.length).toBeGreaterThanOrEqual(40)
    const parts = ['<pre', 'id="props"', 'id="keyboard"', 'id="accessibility"']
    const without = components.filter(({ html }) => !parts.every((part) => html.includes(part)))
    expect(without.map(({ file }) => file)).toEqual([])
  })

  it('LS-01 has a table of the props of every component', () => {
    const components = readComponentEntries().flatMap(({ names }) => names.filter(isComponent).map(({ name }) => name))
    const without = components.filter(
      (name) => !pages.some(({ html }) => html.includes(`aria-label="Props of ${name}"`)),
    )
    // Those of Stepper are in a table for each mode; VisuallyHidden has only those of a span.
    expect(without.toSorted()).toEqual(['Stepper', 'VisuallyHidden'])
  })

  it('describes every prop', () => {
    const empty = pages.flatMap(({ file, html }) =>
      Array.from(html.matchAll(/<th scope="row"><code>(\w+)<\/code>[^\n]*?<\/tr>/g), ([row, prop]) =>
        row.endsWith('<td></td></tr>') ? [`${file}: ${prop}`] : [],
      ).flat(),
    )
    expect(empty).toEqual([])
  })

  it('shows the props of a field with and without a value', () => {
    const html = pages.find(({ file }) => file.startsWith('text-field'))?.html ?? ''
    expect(html).toContain('<code>value</code> <small>required</small></th><td><code>controlled</code>')
    expect(html).toContain('<code>defaultValue</code></th><td><code>uncontrolled</code>')
  })

  it('LS-04 says how each field works with React Hook Form', () => {
    const registered = ['text-field', 'text-area', 'select', 'checkbox', 'radio-group']
    const controlled = [
      ...['combobox', 'multi-combobox', 'country-combobox', 'place-combobox', 'suburb-combobox', 'phone-field'],
      ...['rich-text-field', 'availability-grid', 'schedule-grid', 'slider', 'file-drop'],
    ]
    const pagesWith = (text: string) =>
      pages.flatMap(({ file, group, html }) =>
        group === 'Components' && html.includes(text) ? [file.replace('.html', '')] : [],
      )
    expect(pagesWith('spread <code>register')).toEqual(registered.toSorted())
    expect(pagesWith('wrap it in a <code>Controller')).toEqual(controlled.toSorted())
  })

  it('links only to pages and headings that exist', () => {
    const broken = [...documents].flatMap(([file, html]) =>
      Array.from(html.matchAll(/href="([^":]*)"/g), ([, address = '']) => address)
        .filter((address) => !address.startsWith('../storybook/') && !address.endsWith('.css'))
        .filter((address) => {
          const [target = '', id] = address.split('#')
          const found = documents.get(target || file)
          return !found || (id !== undefined && !found.includes(`id="${id}"`))
        })
        .map((address) => `${file}: ${address}`),
    )
    expect(broken).toEqual([])
  })

  it('links only to stories that exist', () => {
    const stories = new Set(storyIndex().map(({ id }) => id))
    const linked = pages.flatMap(({ storyIds }) => storyIds)
    expect(linked.length).toBeGreaterThan(35)
    expect(linked.filter((id) => !stories.has(id))).toEqual([])
  })
})

describe('the test suites of other libraries', () => {
  const testsOf = (part: string) => {
    const folder = join(sourceFolder, 'components', part)
    const files = readdirSync(folder).filter((file) => /\.test\.tsx?$/.test(file))
    return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  }

  it.each(peerSuites)(
    'have a test of ours or a deviation with its reason for each case: $part, $suite',
    ({ part, folders = [part], cases }) => {
      const tests = folders.map(testsOf).join('\n')
      expect(cases.filter(({ test, deviation }) => !test && !deviation)).toEqual([])
      expect(cases.filter(({ test }) => test && !tests.includes(test)).map(({ name }) => name)).toEqual([])
      expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    },
  )

  it('are counted on the page', () => {
    const combobox = suitesSection('combobox')
    expect(combobox).toContain('34 cases, 33 with a test of ours, which pass; 3 deviations.')
    expect(combobox).toContain('getInputProps.test.js: 133 cases')
    expect(suitesSection('schedule-grid')).toContain('19 cases, 14 with a test of ours, which pass; 5 deviations.')
    expect(suitesSection('card')).toBe('')
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'
import { syntaxOf } from './syntax.mjs'

/** Every public component, by the name of its folder. */
const parts = [
  'alert',
  'availability-grid',
  'avatar',
  'button',
  'card',
  'checkbox',
  'combobox',
  'command-palette',
  'country-combobox',
  'data-table',
  'dialog',
  'drawer',
  'empty-state',
  'file-drop',
  'locale',
  'menu',
  'pdf-tile',
  'pdf-viewer',
  'phone-field',
  'popover',
  'progress-bar',
  'radio-group',
  'rich-text',
  'rich-text-field',
  'schedule-grid',
  'select',
  'slider',
  'stepper',
  'suburb-combobox',
  'tabs',
  'tag',
  'text-area',
  'text-field',
  'time-ago',
  'toast',
  'windowed-list',
]

/** The sections of a docs page, in this order. */
const headings = [
  'When to use',
  'When not',
  "Do and don't",
  'Words',
  'Example',
  'Props',
  'Keyboard',
  'Accessibility',
] as const

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const publicIndex = read('ui/src/index.ts')

/** A page's sections by heading. A heading in a code block is no heading. */
function sectionsOf(page: string): Map<string, string> {
  const withoutCode = page.replace(/^```[\s\S]*?^```$/gm, (code) => code.replace(/^#/gm, ' #'))
  const [, ...sections] = withoutCode.split(/^## /m)
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return [heading.trim(), lines.join('\n').trim()]
    }),
  )
}

/** The names that a page's code blocks import from the package. */
function importedIn(page: string): string[] {
  const imports = page.matchAll(/^import \{([^}]+)\} from '@campus-gigs\/ui'$/gm)
  return Array.from(imports).flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  )
}

describe.each(parts)('ui/%s', (part) => {
  const page = `ui/src/components/${part}/${part}.mdx`

  it('has its stories and a docs page with every section', () => {
    expect(existsSync(join(root, `ui/src/components/${part}/${part}.stories.tsx`))).toBe(true)
    expect(existsSync(join(root, page)), `${page} is missing`).toBe(true)
    const sections = sectionsOf(read(page))
    expect(Array.from(sections.keys())).toEqual(headings)
    const empty = headings.filter((heading) => !sections.get(heading))
    expect(empty).toEqual([])
  })

  it('has an example that uses only what the package exports', () => {
    const names = importedIn(read(page))
    expect(names.length).toBeGreaterThan(0)
    const unknown = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(publicIndex))
    expect(unknown).toEqual([])
  })
})

describe('translatable text', () => {
  const textAttributes =
    /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|label|placeholder|title)$/
  const hasWord = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text)

  /** Text written into markup, which a consumer can't translate. */
  function hardCodedText(node: ESTree.Node): string | undefined {
    // A format's name is the same in every language.
    if (node.type === 'JSXText')
      return hasWord(node.value) && node.value.trim() !== 'PDF' ? node.value.trim() : undefined
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !textAttributes.test(node.name.name))
      return undefined
    return node.value?.type === 'Literal' && hasWord(node.value.value) ? String(node.value.value) : undefined
  }

  /** The folders of public components, and of the parts they share. */
  const folders = [...parts, 'field', 'visually-hidden', 'week-motif'].map((part) => `ui/src/components/${part}`)
  const views = sourceFiles(folders).filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))

  it('is never hard-coded in the markup of a component', () => {
    expect(views).toContain('ui/src/components/alert/alert.tsx')
    const hardCoded = views.flatMap((file) =>
      syntaxOf(file, read(file)).nodes.flatMap((node) => {
        const found = hardCodedText(node)
        return found === undefined ? [] : [`${file}: ${found}`]
      }),
    )
    expect(hardCoded).toEqual([])
  })

  it.each(['<p>Hello</p>', '<p aria-label="Hello" />', '<B label="Hello" />'])('is found in %s', (markup) => {
    const { nodes } = syntaxOf('ui/a.tsx', `const a = ${markup}`)
    expect(nodes.map(hardCodedText).filter((found) => found !== undefined)).toEqual(['Hello'])
  })
})

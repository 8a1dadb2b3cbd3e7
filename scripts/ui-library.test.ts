import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ESTree } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'
import { syntaxOf } from './syntax.mjs'

/** Every public part of the design system and the folder it lives in. */
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

/** What a docs page says, in this order. */
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
const door = read('ui/src/index.ts')

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

/** What the code blocks of a page import from the package. */
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
    const unknown = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(door))
    expect(unknown).toEqual([])
  })
})

describe('words', () => {
  const isRead = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|alt|label|placeholder|title)$/
  const hasWord = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text)

  /** Words a reader would get that stand in the markup itself, where nobody can replace them. */
  function fixedWords(node: ESTree.Node): string | undefined {
    // A format's name is the same in every language.
    if (node.type === 'JSXText')
      return hasWord(node.value) && node.value.trim() !== 'PDF' ? node.value.trim() : undefined
    if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !isRead.test(node.name.name))
      return undefined
    return node.value?.type === 'Literal' && hasWord(node.value.value) ? String(node.value.value) : undefined
  }

  /** Folders of the parts, and of what they are made of. */
  const folders = [...parts, 'field', 'visually-hidden', 'week-motif'].map((part) => `ui/src/components/${part}`)
  const views = sourceFiles(folders).filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))

  it('can all be replaced: none is written into the markup of a component', () => {
    expect(views).toContain('ui/src/components/alert/alert.tsx')
    const fixed = views.flatMap((file) =>
      syntaxOf(file, read(file)).nodes.flatMap((node) => {
        const words = fixedWords(node)
        return words === undefined ? [] : [`${file}: ${words}`]
      }),
    )
    expect(fixed).toEqual([])
  })

  it.each(['<p>Hello</p>', '<p aria-label="Hello" />', '<B label="Hello" />'])('in %s are noticed', (markup) => {
    const { nodes } = syntaxOf('ui/a.tsx', `const a = ${markup}`)
    expect(nodes.map(fixedWords).filter((words) => words !== undefined)).toEqual(['Hello'])
  })
})

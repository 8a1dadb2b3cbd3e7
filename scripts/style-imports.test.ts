import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './shell.mjs'
import { styleDependencies } from './style-imports'

const at = (path: string) => join(root, path)

it('follows an imported style sheet to other sheets and to Tailwind’s configuration', () => {
  expect(styleDependencies(at('app/entry.ts'), "import './styles.css'\n")).toEqual([
    at('ui/src/styles.css'),
    at('ui/src/fonts.css'),
    at('tailwind.config.ts'),
  ])
})

it('adds the style sheet of a component to its own module only', () => {
  const grid = 'ui/src/components/availability-grid/availability-grid'
  expect(styleDependencies(at(`${grid}.tsx`), '')).toEqual([at(`${grid}.css`)])
})

it('adds the set-up file to the dependencies of a browser test', () => {
  expect(styleDependencies(at('app/router.browser.test.ts'), '')).toEqual([at('.storybook/browser-setup.ts')])
})

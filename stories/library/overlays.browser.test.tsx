import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pinTimeAndRandom } from '../../.storybook/pinned-time'
import '../../.storybook/preview.css'
import * as combobox from '../../ui/src/components/combobox/combobox.stories'
import * as richText from '../../ui/src/components/rich-text-field/rich-text-field.stories'
import { everyRule } from './every-rule'

// Nested overlays, which no story leaves open.

beforeAll(() => setProjectAnnotations([{ beforeEach: pinTimeAndRandom }]))

/** Appends an element to render a story in. */
function createCanvas(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

/**
 * axe's violations as text, without contrast: axe ignores the browser's top layer when it computes contrast. The
 * stories of the same parts check the contrast.
 */
async function violations(): Promise<string[]> {
  const rules = { ...everyRule.rules, 'color-contrast': { enabled: false } }
  // Radix's focus guards pass the focus on at once.
  const context = { include: ['body'], exclude: ['span[tabindex="0"]'] }
  const found = await axe.run(context, { ...everyRule, rules })
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`))
}

it('NF-01 has no violations with a list open in a dialog', async () => {
  await composeStories(combobox).ExampleInDialog.run({ canvasElement: createCanvas() })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  expect(await violations()).toEqual([])
})

it('NF-01 has no violations with the toolbar’s menu open', async () => {
  await composeStories(richText).Written.run({ canvasElement: createCanvas() })
  await page.getByRole('button', { name: /^Text style/ }).click()
  await expect.element(page.getByRole('menuitemradio').first()).toBeVisible()
  expect(await violations()).toEqual([])
})

import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pinWorld } from '../../.storybook/pinned-world'
import '../../.storybook/preview.css'
import * as combobox from '../../ui/src/components/combobox/combobox.stories'
import * as richText from '../../ui/src/components/rich-text-field/rich-text-field.stories'
import { everyRule } from './every-rule'

// Layers over layers, which no story is left with.

beforeAll(() => setProjectAnnotations([{ beforeEach: pinWorld }]))

/** Where a story is shown. */
function canvas(): HTMLElement {
  const element = document.createElement('div')
  document.body.append(element)
  return element
}

/**
 * What axe finds wrong by every rule but contrast, which it reckons by the order of elements and without the browser's
 * top layer. The same colours are held where there is nothing behind them.
 */
async function violations(): Promise<string[]> {
  const rules = { ...everyRule.rules, 'color-contrast': { enabled: false } }
  // Radix's guards send focus on as soon as they get it; nobody meets them.
  const where = { include: ['body'], exclude: ['span[tabindex="0"]'] }
  const found = await axe.run(where, { ...everyRule, rules })
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(' ')}`))
}

it('NF-01 axe, a list open in a dialog', async () => {
  await composeStories(combobox).ExampleInDialog.run({ canvasElement: canvas() })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  expect(await violations()).toEqual([])
})

it('NF-01 axe, the menu of a toolbar open', async () => {
  await composeStories(richText).Written.run({ canvasElement: canvas() })
  await page.getByRole('button', { name: /^Text style/ }).click()
  await expect.element(page.getByRole('menuitemradio').first()).toBeVisible()
  expect(await violations()).toEqual([])
})

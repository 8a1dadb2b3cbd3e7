// The assertions of the ARIA Authoring Practices' own regression test for this pattern (w3c/aria-practices,
// test/tests/combobox_autocomplete-list.js), under its names for them.
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './combobox'

/** Five of them contain an "a". */
const fruits = ['Apple', 'Banana', 'Cherry', 'Fig', 'Grape', 'Lemon', 'Orange', 'Peach', 'Plum']
const withA = ['Apple', 'Banana', 'Grape', 'Orange', 'Peach']
const identity = (option: string) => option

function Example() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Combobox
      label="Fruit"
      options={fruits}
      value={value}
      onChange={setValue}
      optionKey={identity}
      optionLabel={identity}
    />
  )
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const textbox = () => page.getByRole('combobox')
const button = () => element('button')
const options = () => [...document.querySelectorAll('[role="option"]')]
const attribute = (name: string) => textbox().element().getAttribute(name)
const isDisplayed = (id: string | null) => document.getElementById(id ?? '')?.checkVisibility()

async function press(keys: string) {
  await userEvent.click(document.body)
  textbox().element().focus()
  await userEvent.keyboard(keys)
}

/** Expects this option to be the only selected one and the active descendant. */
async function expectActive(index: number) {
  await expect.poll(options).not.toEqual([])
  await expect.poll(() => attribute('aria-activedescendant')).toBe(options()[index]?.id)
  const selected = options().map((option) => option.getAttribute('aria-selected'))
  expect(selected).toEqual(options().map((_, at) => (at === index ? 'true' : null)))
}

function expectNoneSelected() {
  for (const option of options()) expect(option).not.toHaveAttribute('aria-selected')
}

/** No option is active; keys edit the text. */
async function expectTextActive(caret?: number) {
  await expect.poll(() => attribute('aria-activedescendant')).toBe('')
  if (caret === undefined) return
  const input = textbox().element()
  expect(input instanceof HTMLInputElement && input.selectionStart).toBe(caret)
}

beforeEach(async () => {
  await render(<Example />)
})

describe('attributes', () => {
  it('combobox-role, combobox-aria-autocomplete, combobox-aria-activedescendant', () => {
    expect(document.querySelectorAll('input[role="combobox"]')).toHaveLength(1)
    expect(attribute('aria-autocomplete')).toBe('list')
    expect(attribute('aria-activedescendant')).toBeNull()
  })

  it('combobox-aria-controls, button-aria-controls, button-tabindex, button-aria-label', () => {
    for (const holder of [textbox().element(), button()]) {
      const id = holder.getAttribute('aria-controls') ?? ''
      expect(id).not.toBe('')
      expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1)
    }
    expect(button()).toHaveAttribute('tabindex', '-1')
    expect(button().getAttribute('aria-label')).toBeTruthy()
  })

  it('combobox-aria-expanded, button-aria-expanded', async () => {
    const list = attribute('aria-controls')
    for (const holder of [textbox().element(), button()]) expect(holder).toHaveAttribute('aria-expanded', 'false')
    expect(isDisplayed(list)).toBe(false)
    await press('a')
    for (const holder of [textbox().element(), button()]) expect(holder).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => isDisplayed(list)).toBe(true)
  })

  it('listbox-role, listbox-aria-label, option-role', async () => {
    expect(element('[role="listbox"]').getAttribute('aria-label')).toBeTruthy()
    await press('{ArrowDown}')
    await expect.poll(() => options().length).toBeGreaterThan(0)
    expect(options()[0]).toHaveAttribute('aria-setsize', String(fruits.length))
  })

  it('option-aria-selected', async () => {
    await press('a')
    await expect.poll(() => options().length).toBeGreaterThan(0)
    expectNoneSelected()
    await userEvent.keyboard('{ArrowDown}')
    await expectActive(0)
  })
})

describe('keys in the textbox', () => {
  it('textbox-key-alt-down-arrow', async () => {
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => isDisplayed(attribute('aria-controls'))).toBe(true)
    expectNoneSelected()
  })

  it('textbox-key-down-arrow', async () => {
    await press('{ArrowDown}')
    await expect.poll(() => isDisplayed(attribute('aria-controls'))).toBe(true)
    await expectActive(0)
  })

  it('textbox-key-up-arrow', async () => {
    await press('{ArrowUp}')
    await expect.poll(() => options().at(-1)?.textContent).toBe('Plum')
    await expectActive(options().length - 1)
  })

  it('textbox-key-enter', async () => {
    await press('a{Enter}')
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(textbox()).toHaveValue('a')
  })

  it('textbox-key-escape', async () => {
    await press('a{Escape}')
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(textbox()).toHaveValue('a')
    await userEvent.keyboard('{Escape}')
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(textbox()).toHaveValue('')
  })

  it('standard-single-line-editing-keys', async () => {
    await press('a')
    await expect.poll(() => options().map((option) => option.textContent)).toEqual(withA)
  })

  it('standard-single-line-editing-keys: text after Backspace stays while moving through the matches', async () => {
    await press('ap{Backspace}{ArrowDown}')
    await expectActive(0)
    await expect.element(textbox()).toHaveValue('a')
    await expect.poll(() => options().map((option) => option.textContent)).toEqual(withA)
    await userEvent.keyboard('{Backspace}{ArrowDown}')
    await expectActive(0)
    await expect.element(textbox()).toHaveValue('')
    await expect.poll(() => options()[0]?.getAttribute('aria-setsize')).toBe(String(fruits.length))
  })

  it.each(['a', 'a{ArrowDown}'])('test-additional-behavior: a click outside after %s chooses nothing', async (keys) => {
    await press(keys)
    await userEvent.click(document.body)
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    // Unlike the APG's example, ours clears text that names no option unless custom text is allowed.
    await expect.element(textbox()).toHaveValue('')
  })
})

describe('keys in the list', () => {
  it('listbox-key-down-arrow', async () => {
    await press('a{ArrowDown}')
    for (let index = 1; index < withA.length; index += 1) {
      await userEvent.keyboard('{ArrowDown}')
      await expectActive(index)
    }
    await userEvent.keyboard('{ArrowDown}')
    await expectActive(0)
  })

  it('listbox-key-up-arrow', async () => {
    await press('a{ArrowUp}')
    for (let index = withA.length - 2; index > 0; index -= 1) {
      await userEvent.keyboard('{ArrowUp}')
      await expectActive(index)
    }
  })

  it('listbox-key-enter', async () => {
    await press('a{ArrowDown}{Enter}')
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(textbox()).toHaveValue('Apple')
  })

  it('listbox-key-escape', async () => {
    await press('a{ArrowDown}{Escape}')
    await expect.element(textbox()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(textbox()).toHaveValue('a')
  })

  it.each([
    ['listbox-key-left-arrow', '{ArrowLeft}', 0],
    ['listbox-key-right-arrow', '{ArrowRight}', 1],
    ['listbox-key-home', '{Home}', 0],
    ['listbox-key-end', '{End}', 1],
  ])('%s', async (_, key, caret) => {
    await press('a{ArrowDown}')
    await expectActive(0)
    await userEvent.keyboard(key)
    await expectTextActive(caret)
  })

  it('listbox-key-char', async () => {
    await press('{ArrowDown}a')
    await expect.element(textbox()).toHaveValue('a')
    await expectTextActive()
  })
})

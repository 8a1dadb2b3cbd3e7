// Cases of React Aria's tests of its combobox that our own tests didn't have; `ui/docs/react-aria-suites.ts` lists all of them.
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiCombobox } from '../rich-combobox/multi-combobox'
import { RichCombobox } from '../rich-combobox/rich-combobox'
import { Combobox } from './combobox'
import type { ComboboxProps } from './combobox-props'

const animals = ['Aardvark', 'Kangaroo', 'Snake']
const identity = (option: string) => option

function Field(props: Partial<ComboboxProps<string>>) {
  return <Combobox label="Animal" options={animals} optionKey={identity} optionLabel={identity} {...props} />
}

const input = () => page.getByRole('combobox', { name: 'Animal' })
const toggle = () => page.getByRole('button', { name: 'Show options for Animal' })
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
const chips = () =>
  page
    .getByRole('button', { name: /^Remove/ })
    .elements()
    .map((chip) => chip.ariaLabel)

describe('the list', () => {
  it('stays open on a press of the input; its button closes and opens it', async () => {
    await render(<Field />)
    await input().click()
    await expect.poll(labels).toEqual(animals)
    await input().click()
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
    await toggle().click()
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input()).toHaveFocus()
    await toggle().click()
    await expect.poll(labels).toEqual(animals)
  })

  it.each([
    ['its button', () => toggle().click()],
    ['ArrowDown', () => userEvent.keyboard('{Tab}{ArrowDown}')],
  ])('has all options when opened by %s at a chosen one, then those of the text', async (_, open) => {
    await render(<Field defaultValue="Snake" />)
    await open()
    await expect.poll(labels).toEqual(animals)
    await input().fill('roo')
    await expect.poll(labels).toEqual(['Kangaroo'])
    await input().fill(' ')
    await expect.poll(labels).toEqual(animals)
  })

  it('opens on focus where it may, and keeps open when the text is deleted', async () => {
    await render(<Field openOnFocus />)
    await userEvent.tab()
    await expect.poll(labels).toEqual(animals)
    await input().fill('roo')
    await input().fill('')
    await expect.poll(labels).toEqual(animals)
    await expect.element(input()).toHaveAttribute('aria-activedescendant', '')
  })

  it('follows new options while it is open', async () => {
    const screen = await render(<Field />)
    await input().fill('a')
    await screen.rerender(<Field options={[...animals, 'Bat']} />)
    await expect.poll(labels).toEqual(['Aardvark', 'Kangaroo', 'Snake', 'Bat'])
  })

  it('starts without an active option after every key that changes the text', async () => {
    await render(<Field />)
    await input().fill('a')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(input()).not.toHaveAttribute('aria-activedescendant', '')
    await userEvent.keyboard('r')
    await expect.element(input()).toHaveAttribute('aria-activedescendant', '')
  })
})

describe('the value', () => {
  it.each([
    ['Enter', () => userEvent.keyboard('{ArrowDown}{Enter}')],
    ['a press', () => page.getByRole('option', { name: 'Snake' }).click()],
  ])('restores its text when it is chosen again by %s', async (_, choose) => {
    await render(<Field defaultValue="Snake" />)
    await input().fill('Sna')
    await choose()
    await expect.element(input()).toHaveValue('Snake')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  })

  it('is none once its text is deleted', async () => {
    const onChange = vi.fn()
    await render(<Field defaultValue="Snake" onChange={onChange} />)
    await input().clear()
    expect(onChange.mock.calls).toEqual([[null]])
    await userEvent.tab()
    await expect.element(input()).toHaveValue('')
  })

  it('is the active option on Shift+Tab too', async () => {
    const onChange = vi.fn()
    await render(
      <>
        <button type="button">Before</button>
        <Field onChange={onChange} />
      </>,
    )
    await input().click()
    await userEvent.keyboard('{ArrowDown}{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    expect(onChange.mock.calls).toEqual([['Aardvark']])
  })

  it('stays what its owner says, and so does the text of the input', async () => {
    const onChange = vi.fn()
    const screen = await render(<Field value="Snake" onChange={onChange} />)
    await input().click()
    await page.getByRole('option', { name: 'Kangaroo' }).click()
    expect(onChange.mock.calls).toEqual([['Kangaroo']])
    await expect.element(input()).toHaveValue('Snake')
    await screen.rerender(<Field value="Snake" inputValue="text" />)
    await input().fill('other')
    await expect.element(input()).toHaveValue('text')
  })

  it('shows the new text of a renamed option', async () => {
    const named = (name: string) => (code: string) => (code === 'Snake' ? name : code)
    const screen = await render(<Field value="Snake" optionLabel={named('Snake')} />)
    await screen.rerender(<Field value="Snake" optionLabel={named('Python')} />)
    await expect.element(input()).toHaveValue('Python')
  })
})

it('asks for no more options while those asked for are loading', async () => {
  const onLoadMore = vi.fn()
  const fieldProps = { label: 'Animal', options: animals, optionKey: identity, optionLabel: identity, onLoadMore }
  const screen = await render(<RichCombobox {...fieldProps} loading />)
  await input().click()
  const row = page.getByRole('option', { name: 'Loading…' })
  await expect.element(row).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(row, { force: true })
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onLoadMore).not.toHaveBeenCalled()
  await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
  await screen.rerender(<RichCombobox {...fieldProps} />)
  await page.getByRole('option', { name: 'Show more' }).click()
  expect(onLoadMore).toHaveBeenCalledOnce()
})

describe('several values', () => {
  const fieldProps = { label: 'Animal', options: animals, optionKey: identity, optionLabel: identity, name: 'animal' }

  it('are chosen and given up by pressing their options, while the list stays open', async () => {
    const onChange = vi.fn()
    await render(<MultiCombobox {...fieldProps} onChange={onChange} />)
    await input().click()
    await page.getByRole('option', { name: 'Snake' }).click()
    await page.getByRole('option', { name: 'Aardvark' }).click()
    await expect.poll(chips).toEqual(['Remove Snake', 'Remove Aardvark'])
    await page.getByRole('option', { name: 'Snake' }).click()
    await expect.poll(chips).toEqual(['Remove Aardvark'])
    expect(onChange.mock.calls).toEqual([[['Snake']], [['Snake', 'Aardvark']], [['Aardvark']]])
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
  })

  it('stay what their owner says', async () => {
    const onChange = vi.fn()
    await render(<MultiCombobox {...fieldProps} value={['Snake']} onChange={onChange} />)
    await input().fill('roo')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([[['Snake', 'Kangaroo']]])
    expect(chips()).toEqual(['Remove Snake'])
    await input().fill('')
    await userEvent.keyboard('{Backspace}')
    expect(onChange.mock.lastCall).toEqual([[]])
    expect(chips()).toEqual(['Remove Snake'])
  })

  it.each(['{Escape}', '{Enter}', '{Tab}'])('are kept on %s without an active option', async (key) => {
    const onChange = vi.fn()
    await render(<MultiCombobox {...fieldProps} defaultValue={['Snake']} onChange={onChange} />)
    await input().click()
    await userEvent.keyboard(key)
    expect(chips()).toEqual(['Remove Snake'])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('make a required field valid, until the last one is given up', async () => {
    await render(
      <form>
        <MultiCombobox {...fieldProps} required />
      </form>,
    )
    const isValid = () => document.querySelector('form')?.checkValidity()
    expect(isValid()).toBe(false)
    await input().fill('Snake')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(isValid).toBe(true)
    await page.getByRole('button', { name: 'Remove Snake' }).click()
    await expect.poll(isValid).toBe(false)
  })
})

import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PaletteExample } from '../../testing/palette-example'

/** Delays the list's chunk until `arrive` is called. */
const network = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('./command-list', async (original) => {
  await network.arrived
  return original()
})

const field = () => page.getByRole('combobox', { name: 'Jump to' })

// One test: a chunk is loaded once in a page.
it('keeps the keys typed before its list has loaded, selects on Enter, and closes on Escape', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  await render(<PaletteExample onSelect={onSelect} />)
  const open = page.getByRole('button', { name: 'Open' })

  await open.click()
  await userEvent.keyboard('sett')
  await expect.element(field()).toHaveValue('sett')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onSelect).not.toHaveBeenCalled()
  await expect.element(open).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['settings']])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await open.click()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}gi')
  expect(page.getByRole('listbox').elements()).toHaveLength(0)
  network.arrive()
  await expect.element(page.getByRole('option', { name: 'Gigs' })).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('gs')
  await expect.element(field()).toHaveValue('gigs')
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls.at(-1)).toEqual(['gigs'])
})

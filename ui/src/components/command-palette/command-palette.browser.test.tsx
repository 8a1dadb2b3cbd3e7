import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { PaletteExample, paletteGroups } from '../../testing/palette-example'
import { CommandPalette } from './command-palette'

const closed = {
  open: false,
  query: '',
  groups: paletteGroups,
  onOpenChange: () => {},
  onQueryChange: () => {},
  onSelect: () => {},
}

describeConformance('CommandPalette', (props) => <CommandPalette {...closed} title="Jump to" open {...props} />)

const field = () => page.getByRole('combobox', { name: 'Jump to' })
const option = (name: string) => page.getByRole('option', { name })
const status = () => page.getByRole('status')

async function openPalette() {
  const onSelect = vi.fn<(id: string) => void>()
  await render(<PaletteExample onSelect={onSelect} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(field()).toHaveFocus()
  return onSelect
}

/** The option the field points to, which a screen reader reads. */
function activeOption(): string | undefined {
  const id = field().element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

describe('a command palette by keyboard', () => {
  it('focuses its input and makes the first command active', async () => {
    await openPalette()
    await expect.element(page.getByRole('dialog', { name: 'Jump to' })).toHaveAttribute('aria-modal', 'true')
    await expect.poll(activeOption).toBe('Gigs')
  })

  it('moves through all groups and wraps at the ends', async () => {
    await openPalette()
    for (const [key, name] of [
      ['{ArrowDown}', 'Settings'],
      ['{ArrowDown}', 'Sign out'],
      ['{ArrowDown}', 'Gigs'],
      ['{ArrowUp}', 'Sign out'],
      ['{Home}', 'Gigs'],
      ['{End}', 'Sign out'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.poll(activeOption).toBe(name)
      await expect.element(field()).toHaveFocus()
    }
  })

  it('selects a command on Enter, closes, and returns the focus', async () => {
    const onSelect = await openPalette()
    await userEvent.keyboard('out')
    await expect.poll(activeOption).toBe('Sign out')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onSelect.mock.calls).toEqual([['sign-out']])
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('selects nothing without results, and on Escape', async () => {
    const onSelect = await openPalette()
    await userEvent.keyboard('zeppelin')
    await expect.element(status()).toHaveTextContent('No results for “zeppelin”')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  it('closes by its button, which Tab reaches, without selecting', async () => {
    const onSelect = await openPalette()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('selects a command on click', async () => {
    const onSelect = await openPalette()
    await option('Settings').click()
    expect(onSelect.mock.calls).toEqual([['settings']])
  })
})

describe('a command palette with a screen reader', () => {
  it('is a combobox with a named list of named groups', async () => {
    await openPalette()
    const list = page.getByRole('listbox', { name: 'Results' })
    await expect.element(field()).toHaveAttribute('aria-controls', list.element().id)
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(list.getByRole('group', { name: 'Go to' })).toBeVisible()
    await expect.element(list.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveTextContent('Sign out')
  })

  it('announces the number of results', async () => {
    await openPalette()
    await expect.element(status()).toHaveTextContent('3 results')
    await userEvent.keyboard('gig')
    await expect.element(status()).toHaveTextContent('1 result')
  })

  it('replaces its words by labels', async () => {
    await render(<PaletteExample onSelect={() => {}} labels={{ results: 'Résultats' }} />)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(page.getByRole('listbox', { name: 'Résultats' })).toBeVisible()
  })
})

import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog'
import { Menu } from './menu'

const trigger = <button type="button">Menu</button>

/** A stand-in for a router's link component. */
function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={`#router${to}`} {...rest} />
}

it('links through the given router component, or a plain link without one', async () => {
  const items = [{ label: 'Profile', href: '/profile' }]
  const screen = await render(<Menu label="Account" trigger={trigger} items={items} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await screen.rerender(<Menu label="Account" trigger={trigger} items={items} linkAs={RouterLink} />)
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#router/profile')
})

it('skips disabled items and returns the focus', async () => {
  const chosen = vi.fn()
  await render(
    <Menu
      label="Account"
      trigger={trigger}
      items={[
        { label: 'One', disabled: true, onSelect: chosen },
        'separator',
        { label: 'Two', onSelect: chosen },
        { label: 'Three' },
      ]}
    />,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Two' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
  await expect.poll(() => chosen.mock.calls).toHaveLength(1)
})

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Menu label="Gig" trigger={trigger} items={[{ label: 'Close', onSelect: () => setOpen(true) }]} />
      <Dialog title="Close it?" open={open} onOpenChange={setOpen} />
    </>
  )
}

it('closes before its action runs, so that a dialog returns the focus to the button', async () => {
  await render(<Asking />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Close it?' })).toBeVisible()
  expect(document.querySelector('[role="menu"]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

it('opens a newTab link in a new tab without the router', async () => {
  const items = [{ label: 'View', href: '/file.pdf', newTab: true }]
  await render(<Menu label="Resume" trigger={trigger} items={items} linkAs={RouterLink} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  const line = page.getByRole('menuitem', { name: 'View' })
  await expect.element(line).toHaveAttribute('href', '/file.pdf')
  await expect.element(line).toHaveAttribute('target', '_blank')
  await expect.element(line).toHaveAttribute('rel', 'noopener')
})

describe('the APG menu button', () => {
  const chosen = vi.fn()
  const item = (label: string) => ({ label, onSelect: () => chosen(label) })
  const items = [item('Edit'), { label: 'Copy', disabled: true }, item('Close'), item('Delete')]
  const opener = () => page.getByRole('button', { name: 'Menu' })
  const line = (name: string) => page.getByRole('menuitem', { name })

  async function show() {
    chosen.mockClear()
    await render(
      <>
        <Menu label="Gig" trigger={trigger} items={items} />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
  }

  it('exposes aria-haspopup and aria-expanded', async () => {
    await show()
    await expect.element(opener()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener())
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'true')
    const menu = page.getByRole('menu', { name: 'Gig' })
    await expect.element(menu).toBeVisible()
    await expect.element(opener()).toHaveAttribute('aria-controls', menu.element().id)
    const tabIndexes = page
      .getByRole('menuitem')
      .elements()
      .map((each) => each.getAttribute('tabindex'))
    expect(new Set(tabIndexes)).toEqual(new Set(['-1']))
  })

  it('opens on the first item, and with ArrowUp on the last', async () => {
    await show()
    for (const [key, name] of [
      ['{Enter}', 'Edit'],
      [' ', 'Edit'],
      ['{ArrowUp}', 'Delete'],
      ['{ArrowDown}', 'Edit'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(line(name)).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(opener()).toHaveFocus()
    }
  })

  it('moves with the arrow keys and wraps', async () => {
    await show()
    await userEvent.keyboard('{Enter}')
    await expect.element(line('Edit')).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowDown}', 'Close'],
      ['{ArrowDown}', 'Delete'],
      ['{ArrowDown}', 'Edit'],
      ['{ArrowUp}', 'Delete'],
      ['{ArrowUp}', 'Close'],
      ['{End}', 'Delete'],
      ['{Home}', 'Edit'],
      ['d', 'Delete'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(line(name)).toHaveFocus()
    }
  })

  it('selects on Enter and Space, closes on Escape, and returns the focus', async () => {
    await show()
    for (const [goes, name, key] of [
      ['{Home}', 'Edit', '{Enter}'],
      ['{ArrowDown}', 'Close', ' '],
      ['{End}', 'Delete', '{Enter}'],
      ['{Home}', 'Edit', '{Escape}'],
      ['{End}', 'Delete', '{Escape}'],
    ] as const) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(line('Edit')).toHaveFocus()
      await userEvent.keyboard(goes)
      await expect.element(line(name)).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(opener()).toHaveFocus()
      expect(page.getByRole('menu').elements()).toEqual([])
    }
    expect(chosen.mock.calls.flat()).toEqual(['Edit', 'Close', 'Delete'])
  })

  it('moves on from its button on Tab, and back to it on Shift+Tab', async () => {
    await show()
    for (const [shift, name] of [
      [true, 'Menu'],
      [false, 'After'],
    ] as const) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(line('Edit')).toHaveFocus()
      await userEvent.tab({ shift })
      await expect.element(page.getByRole('button', { name })).toHaveFocus()
      expect(page.getByRole('menu').elements()).toEqual([])
    }
    // If the menu returned the focus, it would do so in a zero timeout, which runs before this one.
    await new Promise((resolve) => setTimeout(resolve))
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })
})

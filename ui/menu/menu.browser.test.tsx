import { type ComponentProps, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog'
import { Menu } from './menu'

const trigger = <button type="button">Menu</button>

/** A router's link, as far as a menu cares. */
function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={`#router${to}`} {...rest} />
}

it('links through the router it is given, and plainly without one', async () => {
  const items = [{ label: 'Profile', href: '/profile' }]
  const screen = await render(<Menu label="Account" trigger={trigger} items={items} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await screen.rerender(<Menu label="Account" trigger={trigger} items={items} linkAs={RouterLink} />)
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#router/profile')
})

it('passes over what is disabled, and gives focus back', async () => {
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
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledOnce())
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

it('is gone before its action runs, so that a dialog gives the focus back to the button', async () => {
  await render(<Asking />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Close it?' })).toBeVisible()
  expect(document.querySelector('[role="menu"]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

it('opens a place in a new tab where asked, past the router', async () => {
  const items = [{ label: 'View', href: '/file.pdf', newTab: true }]
  await render(<Menu label="Resume" trigger={trigger} items={items} linkAs={RouterLink} />)
  await page.getByRole('button', { name: 'Menu' }).click()
  const line = page.getByRole('menuitem', { name: 'View' })
  await expect.element(line).toHaveAttribute('href', '/file.pdf')
  await expect.element(line).toHaveAttribute('target', '_blank')
  await expect.element(line).toHaveAttribute('rel', 'noopener')
})

describe('the menu button of the W3C', () => {
  const items = [{ label: 'Edit' }, { label: 'Copy', disabled: true }, { label: 'Close' }, { label: 'Delete' }]
  const opener = () => page.getByRole('button', { name: 'Menu' })
  const line = (name: string) => page.getByRole('menuitem', { name })

  it('says what it opens and whether it is open', async () => {
    await render(<Menu label="Gig" trigger={trigger} items={items} />)
    await expect.element(opener()).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener())
    await expect.element(opener()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByRole('menu', { name: 'Gig' })).toBeVisible()
  })

  it.each([
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Delete'],
  ])('opens with %j on %s', async (key, name) => {
    await render(<Menu label="Gig" trigger={trigger} items={items} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.element(line(name)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener()).toHaveFocus()
    // What opened it last time is forgotten.
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(line('Edit')).toHaveFocus()
  })

  it.each([
    ['{ArrowUp}', 'Delete'],
    ['{ArrowDown}', 'Close'],
    ['{End}', 'Delete'],
    ['{End}{Home}', 'Edit'],
    ['c', 'Close'],
    ['d', 'Delete'],
  ])('goes from its first line with %s to %s', async (keys, name) => {
    await render(<Menu label="Gig" trigger={trigger} items={items} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(line('Edit')).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(line(name)).toHaveFocus()
  })
})

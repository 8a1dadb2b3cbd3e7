import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
  expect(chosen).toHaveBeenCalledOnce()
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

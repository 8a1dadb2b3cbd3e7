import { type ComponentProps, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button'
import { Dialog } from '../dialog/dialog'
import { LocaleProvider } from '../locale/locale-provider'
import { Menu } from './menu'
import type { MenuEntry } from './menu-props'

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

it('shows entries of the same label each, and keeps the focus when one before them is removed', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const untitled: MenuEntry = { label: 'Untitled draft' }
  const menu = (...items: MenuEntry[]) => <Menu label="Drafts" trigger={trigger} items={items} />
  const screen = await render(
    menu({ label: 'New' }, untitled, untitled, 'separator', { group: 'Untitled draft', items: [] }),
  )
  await userEvent.keyboard('{Tab}{ArrowUp}')
  const last = page.getByRole('menuitem', { name: 'Untitled draft' }).nth(1)
  await expect.element(last).toHaveFocus()
  await screen.rerender(menu(untitled, untitled))
  await expect.poll(() => page.getByRole('menuitem').elements()).toHaveLength(2)
  await expect.element(last).toHaveFocus()
  expect(onError).not.toHaveBeenCalled()
})

it('moves the focus to the item that replaces the focused one, or to the last', async () => {
  const menu = (...labels: string[]) => (
    <Menu label="Gig" trigger={trigger} items={[{ label: 'Edit' }, ...labels.map((label) => ({ label }))]} />
  )
  const screen = await render(menu('Pause'))
  await userEvent.keyboard('{Tab}{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Pause' })).toHaveFocus()
  await screen.rerender(menu('Resume'))
  await expect.element(page.getByRole('menuitem', { name: 'Resume' })).toHaveFocus()
  await screen.rerender(menu())
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
})

it('moves the focus to the item that replaces the focused one in a submenu', async () => {
  const menu = (label: string) => <Menu label="Gig" trigger={trigger} items={[{ label: 'More', items: [{ label }] }]} />
  const screen = await render(menu('Pause'))
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'More' })).toHaveFocus()
  await press('{ArrowRight}', page.getByRole('menuitem', { name: 'Pause' }))
  await screen.rerender(menu('Resume'))
  await expect.element(page.getByRole('menuitem', { name: 'Resume' })).toHaveFocus()
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

it("keeps its focus rules beside the caller's own handlers", async () => {
  const handlers = { onFocus: vi.fn(), onKeyDownCapture: vi.fn() }
  const items = [{ label: 'One' }, { label: 'Two' }]
  await render(<Menu label="Account" trigger={trigger} items={items} {...handlers} />)
  await userEvent.keyboard('{Tab}{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Two' })).toHaveFocus()
  expect(handlers.onFocus).toHaveBeenCalled()
  // Radix alone would keep the focus in the menu.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
  expect(handlers.onKeyDownCapture).toHaveBeenCalled()
})

it("gives the list the caller's id, and names it in aria-controls", async () => {
  await render(<Menu label="Account" trigger={trigger} items={[{ label: 'One' }]} id="account-menu" />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menu')).toHaveAttribute('id', 'account-menu')
  await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-controls', 'account-menu')
})

describe('while its list is rendered', () => {
  const menu = page.getByRole('menu', { name: 'Account' })

  /** A menu that was not opened yet, after another one has loaded the list's code. */
  async function renderLoadedMenu() {
    const content = <Menu label="Account" trigger={trigger} items={[{ label: 'Profile' }]} />
    const other = await render(content)
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(menu).toBeVisible()
    await other.unmount()
    await render(content)
    return page.getByRole('button', { name: 'Menu' }).element()
  }

  const press = (button: Element, key: string) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('exposes the press first', async () => {
    const button = await renderLoadedMenu()
    press(button, 'Enter')
    await Promise.resolve()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(menu.query()).toBeNull()
    await expect.element(menu).toBeVisible()
  })

  it.each(['Escape', 'Tab'])('stays closed after %s', async (key) => {
    const button = await renderLoadedMenu()
    press(button, 'Enter')
    press(button, key)
    await Promise.resolve()
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

function InFrame() {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const items = [{ label: 'Share', items: [{ label: 'By e-mail' }] }]
  return (
    <div data-testid="frame" ref={setFrame}>
      <Menu label="Gig" trigger={trigger} items={items} container={frame} />
    </div>
  )
}

it('opens with its submenu in its container', async () => {
  await render(<InFrame />)
  await userEvent.keyboard('{Tab}{Enter}')
  const frame = page.getByTestId('frame')
  await press('{ArrowDown}', frame.getByRole('menuitem', { name: 'Share' }))
  await press('{ArrowRight}', frame.getByRole('menuitem', { name: 'By e-mail' }))
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

/** Presses a key and waits for the focus: a menu moves it in a timeout. */
async function press(key: string, focused: Locator) {
  await userEvent.keyboard(key)
  await expect.element(focused).toHaveFocus()
}

describe('groups, choices and submenus', () => {
  const chosen = vi.fn()
  async function show(dir: 'ltr' | 'rtl' = 'ltr') {
    chosen.mockClear()
    const items: MenuEntry[] = [
      { label: 'Copy', shortcut: 'Control+D', onSelect: () => chosen('copy') },
      'separator',
      { label: 'Share', items: [{ label: 'By e-mail', onSelect: () => chosen('mail') }, { label: 'As a link' }] },
      { group: 'Show', items: [{ label: 'Archived', checked: false, onChange: chosen }] },
      {
        group: 'Sort by',
        value: 'pay',
        onChange: chosen,
        options: [
          { value: 'new', label: 'Newest' },
          { value: 'pay', label: 'Pay' },
        ],
      },
    ]
    await render(
      <LocaleProvider locale={{ language: 'en', direction: dir }}>
        <Menu label="Gigs" trigger={trigger} items={items} />
      </LocaleProvider>,
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Copy', exact: true })).toHaveFocus()
  }

  it('names its groups and exposes what is chosen, and the shortcut', async () => {
    await show()
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('aria-keyshortcuts', 'Control+D')
    await expect.element(page.getByText('Ctrl+D')).toBeVisible()
    const display = page.getByRole('group', { name: 'Show' })
    await expect.element(display.getByRole('menuitemcheckbox', { name: 'Archived' })).not.toBeChecked()
    const sort = page.getByRole('group', { name: 'Sort by' })
    await expect.element(sort.getByRole('menuitemradio', { name: 'Pay' })).toBeChecked()
    await expect.element(sort.getByRole('menuitemradio', { name: 'Newest' })).not.toBeChecked()
    expect(page.getByRole('separator').elements()).toHaveLength(1)
    const items = Array.from(page.getByRole('menu').element().querySelectorAll('[role^="menuitem"]'))
    expect(items.map((item) => [item.textContent, item.getAttribute('tabindex')])).toEqual(
      ['CopyCtrl+D', 'Share', 'Archived', 'Newest', 'Pay'].map((text, index) => [text, index === 0 ? '0' : '-1']),
    )
  })

  it.each(['ltr', 'rtl'] as const)('opens a submenu within a phone’s width (%s)', async (dir) => {
    onTestFinished(() => page.viewport(1280, 800))
    await page.viewport(375, 667)
    await show(dir)
    await press('{ArrowDown}', page.getByRole('menuitem', { name: 'Share' }))
    await press(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}', page.getByRole('menuitem', { name: 'By e-mail' }))
    await expect
      .poll(() => {
        const { left, right } = page.getByRole('menu', { name: 'Share' }).element().getBoundingClientRect()
        return [left >= 0, right <= 375]
      })
      .toEqual([true, true])
  })

  it('checks an item and stays open, and chooses one of several and closes', async () => {
    await show()
    const archived = page.getByRole('menuitemcheckbox', { name: 'Archived' })
    await press('{ArrowDown}', page.getByRole('menuitem', { name: 'Share' }))
    await press('{ArrowDown}', archived)
    await press(' ', archived)
    expect(chosen.mock.calls).toEqual([[true]])
    await press('{ArrowDown}', page.getByRole('menuitemradio', { name: 'Newest' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
    expect(chosen).toHaveBeenLastCalledWith('new')
  })

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'opens a submenu with the arrow that points to it (%s), and runs its action once closed',
    async (dir, open, close) => {
      await show(dir)
      const share = page.getByRole('menuitem', { name: 'Share' })
      const mail = page.getByRole('menu', { name: 'Share' }).getByRole('menuitem', { name: 'By e-mail' })
      const button = page.getByRole('button', { name: 'Menu' })
      await press('{ArrowDown}', share)
      await expect.element(share).toHaveAttribute('aria-haspopup', 'menu')
      await expect.element(share).toHaveAttribute('aria-expanded', 'false')
      await press(open, mail)
      await expect.element(share).toHaveAttribute('aria-expanded', 'true')
      await press(close, share)
      await expect.element(mail).not.toBeInTheDocument()
      await press('{Enter}', mail)
      await press('{Enter}', button)
      await expect.poll(() => chosen.mock.calls).toEqual([['mail']])
      // Shift+Tab in a submenu leaves the whole menu.
      await press('{Enter}', page.getByRole('menuitem', { name: 'Copy', exact: true }))
      await press('{ArrowDown}', share)
      await press(open, mail)
      await press('{Shift>}{Tab}{/Shift}', button)
      expect(page.getByRole('menu').elements()).toEqual([])
    },
  )
  it('moves in a submenu as in a menu, and closes both on Escape', async () => {
    await show()
    const [mail, link] = ['By e-mail', 'As a link'].map((name) => page.getByRole('menuitem', { name }))
    if (!mail || !link) throw new Error('The submenu has no items')
    await press('{ArrowDown}', page.getByRole('menuitem', { name: 'Share' }))
    await press(' ', mail)
    for (const [key, focused] of [
      ['{ArrowDown}', link],
      ['{ArrowDown}', mail],
      ['{ArrowUp}', link],
      ['{Home}', mail],
      ['{End}', link],
      ['b', mail],
    ] as const) {
      await press(key, focused)
    }
    await press('{Escape}', page.getByRole('button', { name: 'Menu' }))
    expect(page.getByRole('menu').elements()).toEqual([])
  })
})

it.each([
  ['disabled', { disabled: true }],
  ['busy', { busy: true }],
])('does not open from a button that is %s', async (_, state) => {
  await render(<Menu label="Account" trigger={<Button {...state}>Menu</Button>} items={[{ label: 'One' }]} />)
  const button = page.getByRole('button', { name: 'Menu' })
  const pointerDown = new PointerEvent('pointerdown', { bubbles: true, cancelable: true })
  button.element().dispatchEvent(pointerDown)
  button.element().focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

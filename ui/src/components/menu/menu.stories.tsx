import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../button/button'
import { Menu } from './menu'
import type { MenuEntry, MenuItem } from './menu-props'

const signOut = fn()

const profile: MenuItem = { label: 'Profile', icon: <UserRound />, href: '#profile' }
const settings: MenuItem = { label: 'Settings', icon: <Settings />, disabled: true }
const deleteDraft: MenuItem = { label: 'Delete draft', icon: <Trash2 />, danger: true }
const leave: MenuItem = { label: 'Sign out', icon: <LogOut />, onSelect: signOut }

const meta = {
  title: 'ui/Menu',
  component: Menu,
  tags: ['!autodocs'],
  args: {
    label: 'Account',
    trigger: <Button>Menu</Button>,
    items: [profile, settings, 'separator', deleteDraft, leave],
    align: 'start',
  },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile')
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Groups, items that are on or off, one of several, and a menu beside the menu. */
export const Choices: Story = {
  tags: ['no-visual'],
  render: function Render(args) {
    const [archived, setArchived] = useState(true)
    const [order, setOrder] = useState('pay')
    const items: MenuEntry[] = [
      { label: 'Copy', shortcut: 'Control+D' },
      { label: 'Share', items: [{ label: 'By e-mail' }, { label: 'As a link' }] },
      { group: 'Show', items: [{ label: 'Archived gigs', checked: archived, onChange: setArchived }] },
      {
        group: 'Sort by',
        value: order,
        onChange: setOrder,
        options: [
          { value: 'new', label: 'Newest' },
          { value: 'pay', label: 'Pay' },
        ],
      },
    ]
    return <Menu {...args} label="Gigs" items={items} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const archived = await screen.findByRole('menuitemcheckbox', { name: 'Archived gigs' })
    await userEvent.click(archived)
    await expect(archived).not.toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Pay' })).toBeChecked()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share' }))
    await expect(await screen.findByRole('menuitem', { name: 'By e-mail' })).toBeVisible()
  },
}

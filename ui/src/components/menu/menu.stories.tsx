import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, Trash2, UserRound } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Menu, type MenuItem } from './menu'

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
    signOut.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu', { name: 'Account' })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Delete draft' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{Home}s')
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(signOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile')
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true')
  },
}

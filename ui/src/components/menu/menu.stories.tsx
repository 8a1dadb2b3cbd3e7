import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, Trash2, UserRound } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
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
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile')
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true')
  },
}

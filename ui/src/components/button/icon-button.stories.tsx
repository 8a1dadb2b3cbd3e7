import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './icon-button'

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: [
          'A button whose icon everybody knows: close, edit, remove. Where the icon needs explaining use `Button`.',
          '',
          '**Keyboard** Tab, Enter, Space. **Accessibility** `label` is the accessible name and the tooltip.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toContainElement(canvas.getByTitle('Close'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const Small: Story = { args: { size: 'sm' } }
export const Outlined: Story = { args: { variant: 'secondary', label: 'Edit', icon: <Pencil /> } }
export const Danger: Story = { args: { variant: 'danger', label: 'Remove', icon: <Trash2 /> } }
export const Disabled: Story = { args: { disabled: true } }

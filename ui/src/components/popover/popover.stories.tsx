import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button/button'
import { Popover } from './popover'

const meta = {
  title: 'ui/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    label: 'How the match is counted',
    trigger: <Button>How is this counted?</Button>,
    children: (
      <>
        <p>Every part of your week the gig wants and you are free in counts.</p>
        <Button size="sm" className="mt-3">
          Show me
        </Button>
      </>
    ),
  },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'How is this counted?' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
  },
}

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'How the match is counted' })).toBeVisible()
  },
}

import { Button } from '@campus-gigs/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ActionAlert } from './action-alert'

const meta = {
  title: 'ui/ActionAlert',
  component: ActionAlert,
  args: { failure: "We can't reach the server. Check your connection and try again.", onRetry: fn() },
  render: (args) => (
    <form className="flex max-w-xl flex-wrap gap-3">
      <ActionAlert {...args} />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ActionAlert>

export default meta
type Story = StoryObj<typeof meta>

/** Retry goes with its alert while the next try is under way, so the form's own button takes the focus. */
export const Failed: Story = {
  tags: ['PF-02'],
  render: (args) => {
    const [failure, setFailure] = useState(args.failure)
    return meta.render({ ...args, failure, onRetry: () => setFailure(null) })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}

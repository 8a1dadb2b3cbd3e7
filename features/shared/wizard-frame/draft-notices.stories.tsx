import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftNotices } from './draft-notices'

const meta = {
  title: 'ui/WizardFrame/DraftNotices',
  component: DraftNotices,
  args: { resumed: null, failure: null, onStartOver: fn(), onRetry: fn() },
  decorators: [(Story) => <div className="flex max-w-xl flex-col gap-4">{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DraftNotices>

export default meta
type Story = StoryObj<typeof meta>

/** A form as an earlier visit left it, which the server has just refused. */
export const Both: Story = {
  args: { resumed: 'Your answers are as you left them.', failure: 'We could not save. Please try again.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your answers are as you left them.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not save. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Where trying the same again would not help, it is not offered. */
export const WithoutRetry: Story = {
  args: { failure: 'Something on an earlier step needs you.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

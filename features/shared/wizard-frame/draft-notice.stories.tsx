import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftNotice } from './draft-notice'

const meta = {
  title: 'ui/WizardFrame/DraftNotice',
  component: DraftNotice,
  args: { children: 'Your answers are as you left them.', onStartOver: fn(), onDismiss: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DraftNotice>

export default meta
type Story = StoryObj<typeof meta>

/** A form with a draft from an earlier visit. */
export const Resumed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your answers are as you left them.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

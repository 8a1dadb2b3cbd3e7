import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { WithdrawDialogScreen } from '@/features/job-application/screens/withdraw-dialog-screen'

const meta = {
  title: 'Screens/Job application/Withdraw',
  component: WithdrawDialogScreen,
  args: { companyName: 'Morning Ritual Espresso', isBusy: false, failure: null, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof WithdrawDialogScreen>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog', { name: 'Withdraw your application?' }))

export const Asks: Story = {
  async play({ args }) {
    await expect(dialog().getByText(/^Morning Ritual Espresso can't see it or open your resume any more/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Keep it' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw application' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

/** What is being done can't be taken back, so nothing closes the dialog. */
export const Withdrawing: Story = {
  tags: ['PF-02'],
  args: { isBusy: true },
  async play({ args }) {
    await expect(dialog().getByRole('button', { name: 'Keep it' })).toBeDisabled()
    await expect(dialog().getByRole('button', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const NotWithdrawn: Story = {
  tags: ['PF-02'],
  args: { failure: "We can't reach the server." },
  async play({ args }) {
    await expect(dialog().getByRole('alert')).toHaveTextContent("Your application hasn't been withdrawn.")
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

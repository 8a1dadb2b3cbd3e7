import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { DeleteAccountDialog } from '@/features/shared'

const meta = {
  title: 'Screens/Account settings/Delete account',
  component: DeleteAccountDialog,
  args: {
    kind: 'student',
    hasPassword: false,
    isBusy: false,
    failure: null,
    passwordError: undefined,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteAccountDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }))
const confirm = () => dialog().getByRole('button', { name: 'Delete my account' })

export const Student: Story = {
  async play({ args }) {
    await expect(dialog().getByRole('region', { name: 'What goes' })).toHaveTextContent('resumes')
    await expect(dialog().getByRole('region', { name: 'What stays' })).toHaveTextContent(
      'no name, no resume, no letter',
    )
    await expect(dialog().queryByLabelText('Current password')).toBeNull()
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my account' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(confirm())
    await expect(args.onConfirm).toHaveBeenCalledWith(undefined)
  },
}

/** What is being done can't be taken back, so nothing closes the dialog. */
export const Deleting: Story = {
  args: { isBusy: true },
  async play({ args }) {
    await expect(dialog().getByRole('button', { name: 'Keep my account' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The dialog asks an account with a username for its password. */
export const BusinessWithPassword: Story = {
  args: { kind: 'business', hasPassword: true },
  async play({ args }) {
    await expect(dialog().getByRole('region', { name: 'What goes' })).toHaveTextContent(
      'Your live gigs: they close, and your applicants see that.',
    )
    await userEvent.click(confirm())
    const password = dialog().getByLabelText(/^Current password/)
    await expect(password).toHaveAccessibleDescription('Please enter your current password.')
    await expect(password).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(password, 'flat white')
    await userEvent.click(confirm())
    await expect(args.onConfirm).toHaveBeenCalledWith('flat white')
  },
}

export const WrongPassword: Story = {
  args: { kind: 'business', hasPassword: true, passwordError: "That isn't your current password." },
  async play() {
    await expect(dialog().getByLabelText(/^Current password/)).toHaveAccessibleDescription(
      "That isn't your current password.",
    )
  },
}

export const NotDeleted: Story = {
  tags: ['PF-02'],
  args: { failure: "We can't reach the server." },
  async play({ args }) {
    await expect(dialog().getByRole('alert')).toHaveTextContent("Your account hasn't been deleted.")
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

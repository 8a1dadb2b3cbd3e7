import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SessionEndedDialog } from '@/features/identity/screens/session-ended-dialog'

const meta = {
  title: 'Screens/Identity/Session ended',
  component: SessionEndedDialog,
  args: {
    open: true,
    method: 'identity',
    username: '',
    busy: false,
    error: null,
    onIdentity: fn(),
    onCredentials: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SessionEndedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ThroughTheProvider: Story = {
  tags: ['RT-11'],
  async play({ args }) {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' })
    await expect(dialog).toHaveAccessibleDescription(/nothing you typed is lost/)
    await userEvent.click(screen.getByRole('button', { name: 'Continue with your identity account' }))
    await expect(args.onIdentity).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
  },
}

export const WithCredentials: Story = {
  tags: ['RT-11'],
  args: { method: 'credentials', username: 'corner.cafe' },
  async play({ args }) {
    await expect(await screen.findByLabelText('Username')).toHaveValue('corner.cafe')
    await userEvent.type(screen.getByLabelText('Password'), 'flat white, please{Enter}')
    await expect(args.onCredentials).toHaveBeenCalledWith({ username: 'corner.cafe', password: 'flat white, please' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SessionEndedDialog } from '@/features/identity/screens/session-ended-dialog'

const meta = {
  title: 'Screens/Identity/Session ended',
  component: SessionEndedDialog,
  args: {
    open: true,
    method: 'provider',
    username: '',
    busy: false,
    error: null,
    onProviderSignIn: fn(),
    onPasswordSignIn: fn(),
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
    await expect(args.onProviderSignIn).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
  },
}

export const WithCredentials: Story = {
  tags: ['RT-11'],
  args: { method: 'password', username: 'corner.cafe' },
  async play({ args }) {
    await expect(await screen.findByLabelText('Username')).toHaveValue('corner.cafe')
    await userEvent.type(screen.getByLabelText('Password'), 'flat white, please{Enter}')
    await expect(args.onPasswordSignIn).toHaveBeenCalledWith({
      username: 'corner.cafe',
      password: 'flat white, please',
    })
  },
}

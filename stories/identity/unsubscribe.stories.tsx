import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UnsubscribeScreen } from '@/features/identity/screens/unsubscribe-screen'

const meta = {
  title: 'Screens/Identity/Stop e-mails',
  tags: ['no-visual'],
  component: UnsubscribeScreen,
  args: {
    state: { phase: 'done', topic: 'applicants' },
    onUnsubscribe: fn(),
    settingsHrefs: { student: '/settings', business: '/business/settings' },
  },
} satisfies Meta<typeof UnsubscribeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  tags: ['TR-07'],
  async play({ canvas }) {
    await expect(canvas.getByText("You won't get e-mails about new applicants any more.")).toBeVisible()
    await expect(canvas.getByText(/Switch them on again in your settings/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/business/settings')
  },
}

/** The page needs a button press, because mail scanners open links too. */
export const Ready: Story = {
  tags: ['TR-07'],
  args: { state: { phase: 'idle' } },
  async play({ args, canvas }) {
    await expect(args.onUnsubscribe).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these e-mails' }))
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { state: { phase: 'failed', message: "We can't reach the server." } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(canvas.getByRole('button', { name: 'Stop these e-mails' }))
    await expect(args.onUnsubscribe).toHaveBeenCalledOnce()
  },
}

/** A link that is incomplete or has an invalid signature. */
export const Broken: Story = {
  args: { state: { phase: 'broken' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This link is incomplete/)
  },
}

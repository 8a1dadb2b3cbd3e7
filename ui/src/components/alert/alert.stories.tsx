import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button'
import { Alert } from './alert'

const meta = {
  title: 'ui/Alert',
  component: Alert,
  tags: ['!autodocs'],
  args: { children: 'Your profile is visible to businesses.' },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your profile is visible to businesses.')
  },
}

export const Success: Story = { args: { tone: 'success', children: 'Your application is on its way.' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Two of these shifts overlap.' } }

export const Danger: Story = {
  args: { tone: 'danger', title: 'We could not save', children: 'Check your connection.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not saveCheck your connection.')
  },
}

export const WithAction: Story = {
  args: {
    title: 'Welcome back!',
    children: 'Your answers are as you left them.',
    action: (
      <Button size="sm" variant="quiet">
        Start over
      </Button>
    ),
  },
}

export const Retry: Story = {
  args: { tone: 'danger', title: 'We could not save', children: 'Nothing you typed is lost.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** A pending retry: another press does nothing. */
export const Retrying: Story = {
  args: {
    tone: 'danger',
    children: 'We could not save.',
    onRetry: fn(),
    retrying: true,
    labels: { retry: 'Try again' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import type { ToastOptions } from './toast'
import { ToastProvider, useToast } from './toast-provider'

function Raise({ options }: { options: ToastOptions }) {
  const { toast } = useToast()
  return <Button onClick={() => toast(options)}>Save</Button>
}

/** One transient message, raised by a button. */
function ToastDemo(options: ToastOptions) {
  return (
    <ToastProvider>
      <Raise options={options} />
    </ToastProvider>
  )
}

const meta = {
  title: 'ui/Toast',
  component: ToastDemo,
  tags: ['!autodocs'],
  args: { title: 'Gig saved' },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, iframeHeight: 240 },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await within(screen.getByRole('region')).findByText(args.title)).toBeVisible()
  },
} satisfies Meta<typeof ToastDemo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Success: Story = { args: { tone: 'success', description: 'You will find it under Saved.' } }

export const Danger: Story = { args: { tone: 'danger', title: 'Not saved', description: 'You are offline.' } }

export const WithAction: Story = {
  args: { title: 'Gig removed', action: { label: 'Undo', onSelect: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(args.action?.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect(save).toHaveFocus()
    save.blur()
  },
}

function Upload() {
  const { promise } = useToast()
  const [finish, setFinish] = useState<() => void>()
  const task = () => new Promise<void>((resolve) => setFinish(() => resolve))
  const handleUpload = () =>
    promise(task(), {
      loading: 'Sending 3 files…',
      success: { title: '3 files sent', tone: 'success' },
      error: 'Not sent',
    })
  return finish ? <Button onClick={finish}>Finish</Button> : <Button onClick={() => void handleUpload()}>Send</Button>
}

/** One message for the start and the end of a task, at the top of the screen. */
export const Task: Story = {
  tags: ['no-visual'],
  render: () => (
    <ToastProvider position="top">
      <Upload />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByRole('listitem', { name: 'Sending 3 files…' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(await screen.findByRole('listitem', { name: '3 files sent' })).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

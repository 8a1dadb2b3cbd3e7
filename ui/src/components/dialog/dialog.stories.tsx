import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Button } from '../button/button'
import { TextField } from '../text-field/text-field'
import { Dialog, type DialogProps } from './dialog'

/** A button that opens the dialog, and gets the focus back. */
function Openable(props: DialogProps) {
  const [open, onOpenChange] = useControlled(props.open, props.onOpenChange)
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={onOpenChange} />
    </>
  )
}

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Withdraw your application?',
    description: 'The business will no longer see it.',
    size: 'sm',
    footer: (
      <>
        <Button>Keep it</Button>
        <Button variant="danger">Withdraw</Button>
      </>
    ),
  },
  render: (args) => <Openable {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your application?' })
    await expect(dialog).toHaveAccessibleDescription('The business will no longer see it.')
  },
}

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Sign in again to go on', description: undefined },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again to go on' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const Form: Story = {
  args: {
    size: 'md',
    title: 'Add a referee',
    description: 'Somebody who has seen you work.',
    children: (
      <div className="flex flex-col gap-4">
        <TextField label="Name" value="" onChange={fn()} />
        <TextField label="Email" type="email" value="" onChange={fn()} />
      </div>
    ),
    footer: <Button variant="primary">Add</Button>,
  },
}

export const LongContent: Story = {
  args: {
    size: 'lg',
    title: 'Terms of the gig',
    description: undefined,
    children: Array.from({ length: 30 }, (_, index) => index + 1).map((clause) => (
      <p key={clause} className="mb-3">
        {clause}. The shift starts and ends at the times shown, in Melbourne, whatever the season.
      </p>
    )),
    footer: <Button variant="primary">I have read this</Button>,
  },
}

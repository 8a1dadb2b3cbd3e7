import { Card, TextField } from '@campus-gigs/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SettingsFrame, type SettingsFrameProps } from './settings-frame'
import { SettingsSection } from './settings-section'

const meta = {
  title: 'ui/SettingsFrame',
  component: SettingsFrame,
  args: {
    heading: 'Settings',
    header: <Card>Mei Lin</Card>,
    saveLabel: 'Save',
    canSave: true,
    saving: false,
    status: 'Not saved yet.',
    celebrating: false,
    onSave: fn(),
    onRetry: fn(),
    onStartOver: fn(),
    onDismissRestored: fn(),
    onCelebrated: fn(),
    children: (
      <>
        <SettingsSection title="Name" description="As people call you.">
          <TextField label="Name" hideLabel value="Mei" onChange={fn()} />
        </SettingsSection>
        <SettingsSection title="A wide one" wide>
          <p>Something that needs the whole width.</p>
        </SettingsSection>
      </>
    ),
  },
} satisfies Meta<typeof SettingsFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Enter in a field does not submit a form whose button is disabled. */
export const NothingToSave: Story = {
  args: { canSave: false, status: 'Nothing has changed yet.' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

const failure = { title: 'Not saved.', message: 'The server cannot be reached.' }

/** A save that the story resolves. */
function Saves({ ending, ...props }: SettingsFrameProps & { ending: Partial<SettingsFrameProps> }) {
  const [state, setState] = useState<Partial<SettingsFrameProps>>({})
  function save() {
    setState({ saving: true, canSave: false })
    setTimeout(() => setState({ canSave: false, ...ending }), 50)
  }
  return <SettingsFrame {...props} {...state} onSave={save} />
}

/** The button is disabled after the response, so the focus moves to the notice or to the next control. */
export const FocusAfterFailing: Story = {
  render: (args) => <Saves {...args} ending={{ failure }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.')
  },
}

/** The status is announced by itself, so a screen reader would read it twice if it took the focus. */
export const FocusAfterSaving: Story = {
  render: (args) => <Saves {...args} ending={{ status: 'Saved.' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Save' })).toHaveFocus())
    await expect(canvas.getByText('Saved.')).toHaveRole('status')
  },
}

export const ChangedElsewhere: Story = {
  args: { conflict: 'What you changed here was changed elsewhere too. Saving keeps yours.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Restored: Story = {
  args: { restored: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismissRestored).toHaveBeenCalledOnce()
  },
}

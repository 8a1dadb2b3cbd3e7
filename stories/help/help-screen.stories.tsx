import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { newMessageDraft } from '@/features/help/message-draft'
import { questionsFor } from '@/features/help/questions'
import { HelpScreen } from '@/features/help/screens/help-screen'
import { draftInState } from '../draft-in-state'
import { fill } from '../fill'

const meta = {
  title: 'Screens/Help',
  component: HelpScreen,
  render: draftInState(HelpScreen),
  args: {
    kind: 'student',
    questions: questionsFor('student', '2026-11-21'),
    draft: newMessageDraft('mei.lin@student.example'),
    resumed: false,
    serverErrors: {},
    saveState: 'changed',
    failure: null,
    onChange: fn(),
    onSend: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof HelpScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Twelve questions, and an error at the form's missing field. */
export const Student: Story = {
  tags: ['FD-08'],
  async play({ args, canvas }) {
    await expect(canvas.getAllByRole('group')).toHaveLength(12)
    await userEvent.click(canvas.getByText('How do I apply?'))
    await expect(canvas.getByText(/Open a gig and choose Fast apply/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(canvas.getByText('Write your message first.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await fill(canvas.getByLabelText(/Your message/), 'Where is my badge?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** The business's page contains the specification's line (RT-08). */
export const Business: Story = {
  tags: ['FD-08', 'RT-08'],
  args: { kind: 'business', questions: questionsFor('business', '2026-11-21') },
  async play({ canvas }) {
    await expect(canvas.getByText(/developers are currently working on the feature/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search the answers'), 'poster scan')
    await expect(canvas.getByText('1 answer')).toHaveAttribute('role', 'status')
  },
}

export const NothingFound: Story = {
  tags: ['FD-08'],
  async play({ canvas }) {
    await fill(canvas.getByLabelText('Search the answers'), 'zeppelin')
    await expect(canvas.getByText('No answer has these words. Try others, or write to us.')).toBeVisible()
  },
}

export const Sent: Story = {
  tags: ['FD-08'],
  args: { saveState: 'saved', questions: [] },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Message sent' })).toBeVisible()
    await expect(canvas.getByText('mei.lin@student.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const SendingFailed: Story = {
  tags: ['FD-08'],
  args: { saveState: 'offline', failure: "We can't reach the server." },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

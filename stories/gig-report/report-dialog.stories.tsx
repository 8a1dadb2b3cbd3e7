import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { messages, moderationMessages } from '@/domain'
import { ReportDialogScreen } from '@/features/gig-report/screens/report-dialog-screen'
import { fill } from '../fill'

const meta = {
  title: 'Screens/Report a gig',
  component: ReportDialogScreen,
  tags: ['TR-02'],
  args: {
    jobTitle: 'Weekend barista',
    companyName: 'Morning Ritual Espresso',
    phase: 'asking',
    failure: null,
    serverErrors: {},
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReportDialogScreen>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog', { name: 'Report this gig' }))

export const Asks: Story = {
  async play({ args }) {
    const send = dialog().getByRole('button', { name: 'Send report' })
    await userEvent.click(send)
    await expect(dialog().getByText(moderationMessages.report.reasonRequired)).toBeVisible()
    await userEvent.click(dialog().getByRole('radio', { name: 'Something else' }))
    await userEvent.click(send)
    await expect(dialog().getByText(moderationMessages.report.textRequired)).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await fill(dialog().getByLabelText(/Tell us what is wrong/), 'The shop has closed.')
    await userEvent.click(dialog().getByRole('radio', { name: 'Morning Ritual Espresso, the business' }))
    await userEvent.click(send)
    const report = { subject: 'business', reason: 'other', text: 'The shop has closed.' }
    await expect(args.onSend).toHaveBeenCalledWith(report)
  },
}

export const NotSent: Story = {
  tags: ['no-visual'],
  args: { failure: messages.general.offline },
  async play() {
    await expect(dialog().getByRole('alert')).toHaveTextContent("Your report hasn't been sent.")
  },
}

export const Sending: Story = {
  tags: ['no-visual'],
  args: { phase: 'sending' },
  async play() {
    await expect(dialog().getByRole('button', { name: 'Send report' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The confirmation after a sent report. */
export const Thanks: Story = {
  tags: ['no-visual'],
  args: { phase: 'sent' },
  async play({ args }) {
    const thanks = within(screen.getByRole('dialog', { name: 'Thanks for telling us.' }))
    await expect(thanks.getByText(/reads every report, the oldest first/)).toBeVisible()
    for (const button of thanks.getAllByRole('button', { name: 'Close' }).slice(-1)) await userEvent.click(button)
    await expect(args.onClose).toHaveBeenCalled()
  },
}

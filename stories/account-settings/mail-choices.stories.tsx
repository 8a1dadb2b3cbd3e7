import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MailChoicesList } from '@/features/shared'
import { businessMailSettings, studentMailSettings } from '../handlers/mail-settings'

const meta = {
  title: 'Screens/Account settings/E-mails',
  tags: ['no-visual'],
  component: MailChoicesList,
  args: {
    settings: businessMailSettings,
    unsaved: [],
    failure: undefined,
    announcement: '',
    onChoose: fn(),
    onReload: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MailChoicesList>
export default meta
type Story = StoryObj<typeof meta>

export const Business: Story = {
  tags: ['TR-07'],
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'Once a day, all in one' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'At once' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ topic: 'applicants', frequency: 'atOnce' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A gig is about to expire' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ topic: 'expiry', frequency: 'never' })
  },
}

/** A checkbox shows the new choice before the save has ended. */
export const Saving: Story = {
  args: { unsaved: [{ topic: 'applicants', frequency: 'never' }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'No e-mails' })).toBeChecked()
  },
}

export const NotSaved: Story = {
  tags: ['PF-02'],
  args: {
    settings: studentMailSettings,
    failure: { choices: [{ topic: 'applications', frequency: 'never' }], message: "We can't reach the server." },
  },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('checkbox', { name: /^A gig I applied to/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ topic: 'applications', frequency: 'never' })
    await expect(canvas.getByRole('checkbox', { name: /^A gig I applied to/ })).toHaveFocus()
  },
}

export const NothingIsSent: Story = {
  tags: ['TR-07'],
  args: { settings: { ...businessMailSettings, isSending: false } },
  async play({ canvas }) {
    await expect(canvas.getByText("This server can't send e-mails, so none of these reach you.")).toBeVisible()
  },
}

export const Unverified: Story = {
  tags: ['TR-07'],
  args: { settings: { ...businessMailSettings, isEmailVerified: false } },
  async play({ canvas }) {
    await expect(canvas.getByText(/once you've verified your e-mail address/)).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { SessionsList } from '@/features/shared'
import { threeDevices } from '../handlers/sessions'

const [thisDevice, phone, unknown] = threeDevices

const meta = {
  title: 'Screens/Account settings/Sessions',
  component: SessionsList,
  args: {
    sessions: threeDevices,
    providerName: null,
    ending: null,
    failure: null,
    announcement: '',
    onEnd: fn(),
    onEndOthers: fn(),
    onReload: fn(),
    onSignOutAtProvider: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SessionsList>
export default meta
type Story = StoryObj<typeof meta>

/** Other devices can be signed out, one by one or all at once; this device can't. */
export const Devices: Story = {
  tags: ['SA-09'],
  async play({ canvas, args, userEvent }) {
    const devices = canvas.getAllByRole('listitem')
    await expect(devices.map((device) => device.textContent)).toEqual([
      expect.stringMatching(/^Chrome on WindowsLast used just nowThis device$/),
      expect.stringMatching(/^Safari on iPhoneLast used 3 hours ago/),
      expect.stringMatching(/^Unknown deviceLast used 3 days ago/),
    ])
    const [current] = devices
    await expect(current && within(current).queryByRole('button')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of Safari on iPhone' }))
    await expect(args.onEnd).toHaveBeenLastCalledWith(phone?.id)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of all other devices' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

/** The identity provider supports sign-out, so a second button offers it. */
export const OnlyThisDevice: Story = {
  args: { sessions: thisDevice ? [thisDevice] : [], providerName: 'id.example' },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of id.example too' }))
    await expect(args.onSignOutAtProvider).toHaveBeenCalledOnce()
  },
}

/** The alert is in the row of the pressed button. */
export const NotEnded: Story = {
  tags: ['PF-02'],
  args: { failure: { action: unknown?.id ?? '', message: "We can't reach the server." } },
  async play({ canvas, args, userEvent }) {
    const row = within(canvas.getAllByRole('listitem').at(-1) ?? document.body)
    await expect(row.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(row.getByRole('button', { name: 'Retry' }))
    await expect(args.onEnd).toHaveBeenLastCalledWith(unknown?.id)
  },
}

export const NotLoaded: Story = {
  args: { sessions: null, failure: { action: 'load', message: "We can't reach the server." } },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

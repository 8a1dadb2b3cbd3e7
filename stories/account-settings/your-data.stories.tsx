import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { YourData } from '@/features/shared'

const meta = {
  title: 'Screens/Account settings/Your data',
  component: YourData,
  args: {
    kind: 'student',
    legalLinks: { privacy: '/privacy', terms: '/terms' },
    exportState: { isBusy: false, failure: null, announcement: '' },
    onDownload: fn(),
    onDelete: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof YourData>
export default meta
type Story = StoryObj<typeof meta>

export const OfAStudent: Story = {
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const NotDownloaded: Story = {
  tags: ['PF-02'],
  args: { exportState: { isBusy: false, failure: "We can't reach the server.", announcement: '' } },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Your data hasn't been downloaded.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProgressBar } from './progress-bar'

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  tags: ['!autodocs'],
  args: { label: 'Uploading', value: 40 },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
  },
}

export const WithValue: Story = { args: { showValue: true } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Empty: Story = { args: { value: 0, showValue: true } }
export const Full: Story = { args: { value: 100, showValue: true } }

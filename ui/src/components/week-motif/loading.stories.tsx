import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Loading } from './loading'

const meta = {
  title: 'ui/Loading',
  component: Loading,
  args: { label: 'Finding gigs' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: [
          'A wait of unknown length: the week lights up in a wave. Where the length is known use `ProgressBar`; inside',
          'a pressed button use its `busy`.',
          '',
          '**Accessibility** a status, so the label is announced once; still under reduced motion.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Finding gigs')
  },
}
export const HiddenLabel: Story = { args: { hideLabel: true } }
export const Large: Story = { args: { size: 168 } }

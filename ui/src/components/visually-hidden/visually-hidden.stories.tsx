import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden'

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['!autodocs'],
  args: { children: ', three shifts clash' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['both-widths'],
  render: (args) => (
    <p>
      Weekend barista
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(', three shifts clash')
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

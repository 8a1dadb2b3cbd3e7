import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './avatar'

/** A portrait as an SVG data URL, so that stories need no file. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#fdcf52"/><circle cx="48" cy="40" r="20" fill="#275042"/><circle cx="48" cy="100" r="36" fill="#275042"/></svg>',
)}`

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  tags: ['!autodocs'],
  args: { name: 'Mei Tanaka' },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mei Tanaka' })).toHaveTextContent('MT')
  },
}

export const WithPicture: Story = {
  args: { src: face },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Mei Tanaka' })).toHaveTextContent('')
  },
}

export const BrokenPicture: Story = {
  tags: ['no-visual'],
  args: { src: 'data:image/png;base64,AA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Mei Tanaka' })).toHaveTextContent('MT'))
  },
}

export const Business: Story = { args: { name: 'Lygon Street Espresso', shape: 'square' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const ExtraLarge: Story = { args: { size: 'xl', src: face } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Design/Look', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Look: StoryObj = {
  render: () => (
    <h1 className="font-display text-5xl text-brand-ink p-8">Campus Gigs {new Date().toISOString().slice(0, 16)}</h1>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('2026-11-21T01:30')
  },
}

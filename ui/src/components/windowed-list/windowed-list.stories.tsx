import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card'
import { WindowedList, type WindowedListProps } from './windowed-list'

const gigs = Array.from({ length: 20_000 }, (_, index) => ({
  id: `gig-${index}`,
  title: `Gig ${(index + 1).toLocaleString('en-AU')}`,
  lines: 1 + ((index * 7) % 4),
}))
type Gig = (typeof gigs)[number]

const meta = {
  title: 'Content/WindowedList',
  component: WindowedList<Gig>,
  args: {
    'aria-label': 'Gigs',
    items: gigs,
    keyOf: ({ id }) => id,
    rowHeight: 110,
    gap: 12,
    children: ({ id, title, lines }) => (
      <Card padding="md">
        <h3 className="text-lg">
          <a href={`#${id}`}>{title}</a>
        </h3>
        {Array.from({ length: lines }, (_, line) => `${line + 1} of ${lines} lines`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
    ),
  },
} satisfies Meta<WindowedListProps<Gig>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="h-120 overflow-y-auto p-3">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '20000')
  },
}

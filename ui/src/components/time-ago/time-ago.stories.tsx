import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeAgo } from './time-ago-text'

const now = new Date('2026-11-21T01:30:00.000Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const DAY = 86_400

const meta = {
  title: 'ui/TimeAgo',
  component: TimeAgo,
  tags: ['!autodocs'],
  args: { date: before(DAY), now },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof TimeAgo>

export default meta
type Story = StoryObj<typeof meta>

export const Yesterday: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('yesterday')
    await expect(time).toHaveAttribute('datetime', '2026-11-20T01:30:00.000Z')
    await expect(time.title).toContain('20 November 2026')
    await expect(time.title).toContain('AEDT')
  },
}

export const InAnotherTimeZone: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('yesterday').title).toMatch(/10:30.am GMT\+9$/)
  },
}

const vectors: readonly [number, string][] = [
  [4, 'just now'],
  [5, '5 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [27 * DAY, '3 weeks ago'],
  [28 * DAY, '1 month ago'],
  [30 * DAY, '1 month ago'],
  [359 * DAY, '11 months ago'],
  [360 * DAY, '1 year ago'],
  [365 * DAY, '1 year ago'],
  [-60, 'just now'],
]

export const EveryUnit: Story = {
  tags: ['FM-01'],
  render: () => (
    <ul className="text-ink">
      {vectors.map(([seconds]) => (
        <li key={seconds}>
          <TimeAgo date={before(seconds)} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(shown).toEqual(vectors.map(([, words]) => words))
  },
}

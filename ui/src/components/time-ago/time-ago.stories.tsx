import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Yesterday: Story = {}

const days = [1, 6, 7, 27, 28, 30, 359, 360, 365]
/** In seconds; the last is an instant in the future. */
const ages = [4, 5, 59, 60, 3599, 3600, 86_399, ...days.map((count) => count * DAY), -60]

export const EveryUnit: Story = {
  render: () => (
    <ul className="text-ink">
      {ages.map((seconds) => (
        <li key={seconds}>
          <TimeAgo date={before(seconds)} now={now} />
        </li>
      ))}
    </ul>
  ),
}

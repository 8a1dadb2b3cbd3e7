import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { Card } from './card'

const meta = {
  title: 'ui/Card',
  component: Card,
  tags: ['!autodocs'],
  args: { children: 'Barista, four mornings a week, a minute from campus.' },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Brand: Story = { args: { tone: 'brand' } }
export const Note: Story = { args: { tone: 'note' } }
export const NoPadding: Story = { args: { padding: 'none' } }
export const LargePadding: Story = { args: { padding: 'lg' } }

export const ExampleWithAction: Story = {
  args: {
    as: 'article',
    children: (
      <>
        <h3 className="text-lg">Weekend barista</h3>
        <p className="mt-1 mb-4 text-ink-muted">Carlton, $31 an hour.</p>
        <Button variant="brand">See the shifts</Button>
      </>
    ),
  },
}

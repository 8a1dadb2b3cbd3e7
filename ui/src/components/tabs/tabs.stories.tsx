import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Tabs, type TabsProps } from './tabs'

function Controlled(props: TabsProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <Tabs {...props} value={value} onChange={onChange} />
}

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  args: {
    label: 'Applications',
    value: 'new',
    onChange: fn(),
    items: [
      { value: 'new', label: 'New', count: 4, content: <p>Four students have applied.</p> },
      { value: 'shortlist', label: 'Shortlisted', count: 1, content: <p>One student is on your shortlist.</p> },
      { value: 'hired', label: 'Hired', content: <p>Nobody has been hired yet.</p> },
    ],
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'New 4' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const ManyTabs: Story = {
  args: {
    value: '1',
    items: Array.from({ length: 12 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Week ${index + 1}`,
      content: <p>Week {index + 1}</p>,
    })),
  },
}

/** Beside the panel, with one that can't be selected. A visited panel keeps what was typed. */
export const Vertical: Story = {
  tags: ['no-visual'],
  args: {
    orientation: 'vertical',
    panels: 'visited',
    items: [
      { value: 'new', label: 'New', count: 4, content: <input aria-label="Search new" className="w-full" /> },
      { value: 'shortlist', label: 'Shortlisted', content: <p>Nobody yet.</p>, disabled: true },
      { value: 'hired', label: 'Hired', content: <p>Nobody has been hired yet.</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search new'), 'Mei')
    await userEvent.click(canvas.getByRole('tab', { name: 'New 4' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Hired' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByLabelText('Search new')).toHaveValue('Mei')
  },
}

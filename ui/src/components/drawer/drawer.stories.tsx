import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Button } from '../button/button'
import { Checkbox } from '../checkbox/checkbox'
import { Drawer, type DrawerProps } from './drawer'

function Openable(props: DrawerProps) {
  const [open, onOpenChange] = useControlled(props.open, props.onOpenChange)
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Filters</Button>
      <Drawer {...props} open={open} onOpenChange={onOpenChange} />
    </>
  )
}

const meta = {
  title: 'ui/Drawer',
  component: Drawer,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filters',
    children: (
      <div className="flex flex-col gap-3">
        <Checkbox label="Casual" checked onChange={fn()} />
        <Checkbox label="Part time" checked={false} onChange={fn()} />
      </div>
    ),
    footer: <Button variant="primary">Show 12 gigs</Button>,
  },
  render: (args) => <Openable {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
}

export const Left: Story = { tags: ['desktop-only'], args: { side: 'start' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './button'

const meta = {
  title: 'ui/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Save my week', onClick: fn() },
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save my week' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(button).toHaveAttribute('type', 'button')
  },
}

export const Primary: Story = { args: { variant: 'primary', children: 'Get Started' } }
export const Brand: Story = { args: { variant: 'brand' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Skip' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Delete this draft' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg', variant: 'primary' } }
export const FullWidth: Story = { args: { fullWidth: true, variant: 'primary' } }

export const WithIcons: Story = {
  args: {
    iconStart: <Plus aria-hidden="true" className="size-5" />,
    iconEnd: <ArrowRight aria-hidden="true" className="size-5" />,
    children: 'Post a gig',
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save my week' })).toBeDisabled()
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save my week' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { asChild: true, variant: 'brand', children: <a href="#gigs">See the gigs</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the gigs' })).toHaveAttribute('href', '#gigs')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ExampleFormActions: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet">Back</Button>
      <Button>Save draft</Button>
      <Button variant="primary" iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}>
        Next
      </Button>
    </div>
  ),
}

export const ExampleAllVariants: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(3,max-content)] items-center gap-4 overflow-x-auto p-1">
      {(['primary', 'brand', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className="contents">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} busy>
            {variant}
          </Button>
          <Button variant={variant} disabled>
            {variant}
          </Button>
        </div>
      ))}
    </div>
  ),
}

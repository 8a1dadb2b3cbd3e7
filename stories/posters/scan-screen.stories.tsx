import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { initialScan } from '@/features/posters/scan'
import { ScanScreen, type ScanScreenProps } from '@/features/posters/screens/scan-screen'

const meta = {
  title: 'Screens/Posters/Scan',
  component: ScanScreen,
  args: { scan: initialScan, isRecording: false, isMinimal: false, homeHref: '/', onStop: fn(), onOpen: fn() },
} satisfies Meta<typeof ScanScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Stops the countdown on request, as the page does. */
function Stoppable(props: ScanScreenProps) {
  const [scan, setScan] = useState<ScanScreenProps['scan']>({ ...initialScan, remainingMs: 2000 })
  const outcome = { kind: 'target', url: 'https://fair.example/spring', isVerified: true } as const
  return <ScanScreen {...props} scan={scan} onStop={() => setScan({ phase: 'ready', remainingMs: 2000, outcome })} />
}

export const CountingDown: Story = {
  tags: ['SC-01', 'SC-03', 'dark'],
  args: { scan: { ...initialScan, remainingMs: 3900 }, isRecording: true },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hold on...')
    await expect(canvas.getByRole('timer')).toHaveTextContent('Redirecting you in 4 seconds..')
    await expect(canvas.getByText(/Never your location\. It is deleted after 90 days\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: "Don't redirect me" }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onStop).toHaveBeenCalledTimes(2)
  },
}

/** The countdown names the target's host. */
export const NamesItsHost: Story = {
  tags: ['TR-02', 'no-visual'],
  args: {
    scan: {
      ...initialScan,
      remainingMs: 5900,
      outcome: { kind: 'target', url: 'https://fair.example/spring', isVerified: true },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('This poster leads to fair.example.')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('Redirecting you in 6 seconds..')
  },
}

/** After the visitor stops the countdown, the link names its target. */
export const Stopped: Story = {
  tags: ['SC-01', 'SC-02'],
  render: (args) => <Stoppable {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: "Don't redirect me" }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your link is ready!' })).toHaveFocus()
    const link = canvas.getByRole('link', { name: 'Click here! Goes to fair.example' })
    await expect(link).toHaveAttribute('href', 'https://fair.example/spring')
  },
}

export const Failed: Story = {
  tags: ['SC-01'],
  args: { scan: { phase: 'ready', remainingMs: 5000, outcome: { kind: 'failed' } } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your link is ready!')
    await expect(canvas.getByRole('alert')).toHaveTextContent("We can't reach the server.")
    await userEvent.click(canvas.getByRole('button', { name: 'Click here!' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The server is slow: after the click the page waits for the response. */
export const StillAsking: Story = {
  args: { scan: { phase: 'ready', remainingMs: 0, outcome: null }, isRecording: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /Click here!/ })).toHaveAttribute('aria-busy', 'true')
  },
}

export const UnknownPoster: Story = {
  tags: ['SC-01'],
  args: { scan: { phase: 'ready', remainingMs: 5000, outcome: { kind: 'none', isKnown: false } } },
  async play({ canvas }) {
    await expect(canvas.getByText(/isn't in use any more/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Click here!' })).toHaveAttribute('href', '/')
  },
}

export const EventWithoutPage: Story = {
  tags: ['SC-01'],
  args: { scan: { phase: 'ready', remainingMs: 5000, outcome: { kind: 'none', isKnown: true } } },
  async play({ canvas }) {
    await expect(canvas.getByText(/This event has no page of its own/)).toBeVisible()
  },
}

export const AsksNotToBeTracked: Story = {
  tags: ['SC-03'],
  args: { isMinimal: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/we only count which poster was scanned, and when/)).toBeVisible()
  },
}

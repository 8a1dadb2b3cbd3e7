import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BrokenScreen } from '@/features/shell/screens/broken-screen'
import { NotFoundScreen } from '@/features/shell/screens/not-found-screen'

const meta = {
  title: 'Screens/Shell/Lost',
  component: NotFoundScreen,
  args: { homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>
export default meta

export const NotFound: StoryObj<typeof meta> = {
  tags: ['RT-12'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

const retry = fn()

export const Broken: StoryObj<typeof meta> = {
  render: ({ homeHref }) => <BrokenScreen reason="internal" homeHref={homeHref} onRetry={retry} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const NotLoaded: StoryObj<typeof meta> = {
  render: ({ homeHref }) => <BrokenScreen reason="notLoaded" homeHref={homeHref} onRetry={retry} />,
  async play({ canvas }) {
    await expect(canvas.getByText(/Check your connection and try again/)).toBeVisible()
  },
}

import { Component, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLazyModule, useLazyModuleOrThrow } from './use-lazy-module'

const load = vi.fn<() => Promise<{ text: string }>>()

function Part({ isAwaited }: { isAwaited: boolean }) {
  return <p>{useLazyModuleOrThrow(load, true, isAwaited)?.text ?? 'None yet'}</p>
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? <p>Broken</p> : this.props.children)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  load.mockReset().mockRejectedValueOnce(new Error('offline'))
})

it('PF-02 loads a part again after a failed load', async () => {
  load.mockResolvedValue({ text: 'Loaded' })
  await render(<Part isAwaited={false} />)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5_000)
  await expect.element(page.getByText('Loaded')).toBeVisible()
})

it('PF-02 throws to the error boundary when a pressed part does not load', async () => {
  load.mockRejectedValue(new Error('offline'))
  const screen = await render(
    <Boundary>
      <Part isAwaited={false} />
    </Boundary>,
  )
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await screen.rerender(
    <Boundary>
      <Part isAwaited />
    </Boundary>,
  )
  await expect.element(page.getByText('Broken')).toBeVisible()
})

function Awaited() {
  const { module, failure } = useLazyModule(load, true, true)
  return <p>{failure ? 'Not loaded' : (module?.text ?? 'None yet')}</p>
}

it('PF-02 shows a pressed part that loads after a failure', async () => {
  load.mockResolvedValue({ text: 'Loaded' })
  await render(<Awaited />)
  await expect.element(page.getByText('Not loaded')).toBeVisible()
  vi.advanceTimersByTime(5_000)
  await expect.element(page.getByText('Loaded', { exact: true })).toBeVisible()
})

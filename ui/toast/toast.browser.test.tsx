import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import type { ToastOptions } from './toast'
import { ToastProvider, useToast } from './toast-provider'

function Raise({ options }: { options: ToastOptions }) {
  const { toast } = useToast()
  return (
    <button type="button" onClick={() => toast(options)}>
      Raise
    </button>
  )
}

const show = (options: ToastOptions) =>
  render(
    <ToastProvider>
      <Raise options={options} />
    </ToastProvider>,
  )

const raise = () => page.getByRole('button', { name: 'Raise' })
const shown = () => page.getByRole('listitem')

it('shows at most the last three', async () => {
  await show({ title: 'Saved' })
  for (let times = 0; times < 5; times += 1) await raise().click()
  await vi.waitFor(() => expect(shown().elements()).toHaveLength(3))
})

it('F8 reaches the messages and Escape takes one away', async () => {
  await show({ title: 'Saved', tone: 'danger' })
  await raise().click()
  await expect.element(shown()).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(shown().elements()).toHaveLength(0))
})

it('goes by itself, except when something went wrong', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const good = await show({ title: 'Saved' })
    raise()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(100)
    expect(shown().elements()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(8_000)
    expect(shown().elements()).toHaveLength(0)
    await good.unmount()

    await show({ title: 'Not saved', tone: 'danger' })
    raise()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(shown().elements()).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

it('says what is missing when there is no provider', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(renderHook(() => useToast())).rejects.toThrow('<ToastProvider>')
  errors.mockRestore()
})

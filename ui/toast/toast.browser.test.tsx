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
  await show({ title: 'Saved', description: 'All of it.', tone: 'danger' })
  await raise().click()
  await expect.element(shown()).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  const message = page.getByRole('listitem', { name: 'Saved' })
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveAccessibleDescription('All of it.')
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

it('is announced once', async () => {
  await show({ title: 'Gig saved', tone: 'danger' })
  const said: string[] = []
  const listener = new MutationObserver(() => {
    for (const live of document.querySelectorAll('[aria-live]')) {
      const words = live.textContent ?? ''
      if (words.includes('Gig saved') && said.at(-1) !== words) said.push(words)
    }
  })
  listener.observe(document.body, { childList: true, subtree: true, characterData: true })
  await raise().click()
  await vi.waitFor(() => expect(said).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  listener.disconnect()
  expect(said).toHaveLength(1)
  expect(document.querySelectorAll('[aria-live]').length).toBeLessThanOrEqual(1)
})

it.each([
  ['the pointer is over it', () => new PointerEvent('pointermove', { bubbles: true })],
  ['the focus is in it', () => new FocusEvent('focusin', { bubbles: true })],
])('waits while %s', async (_, enter) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    await show({ title: 'Saved' })
    raise()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(1000)
    page.getByRole('region').element().dispatchEvent(enter())
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown().elements()).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

it('says everything in other words when given them', async () => {
  await render(
    <ToastProvider labels={{ dismiss: 'Fermer', notification: 'Message :', messages: (key) => `Messages : ${key}` }}>
      <Raise options={{ title: 'Enregistré' }} />
    </ToastProvider>,
  )
  await raise().click()
  await vi.waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Message : Enregistré'))
  await expect.element(page.getByRole('region', { name: 'Messages : F8' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }))
  await vi.waitFor(() => expect(shown().elements()).toHaveLength(0))
})

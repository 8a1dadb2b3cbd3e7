import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
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
/** Presses the button by script: a mouse pointer could hover over a toast, which pauses its timer. */
const press = () =>
  raise()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
const shown = () => page.getByRole('listitem')

it('shows at most the last three', async () => {
  await show({ title: 'Saved' })
  for (let times = 0; times < 5; times += 1) await raise().click()
  await expect.poll(() => shown().elements()).toHaveLength(3)
})

it('focuses toasts on F8 and dismisses one on Escape', async () => {
  await show({ title: 'Saved', description: 'All of it.', tone: 'danger' })
  await raise().click()
  await expect.element(shown()).toBeVisible()
  await userEvent.keyboard('{F8}{Tab}')
  const message = page.getByRole('listitem', { name: 'Saved' })
  await expect.element(message).toHaveFocus()
  await expect.element(message).toHaveAccessibleDescription('All of it.')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => shown().elements()).toHaveLength(0)
})

it('disappears by itself unless its tone is danger', async () => {
  fakeTimeouts()
  const good = await show({ title: 'Saved' })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(() => shown().elements()).toHaveLength(0)
  await good.unmount()

  await show({ title: 'Not saved', tone: 'danger' })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(shown().elements()).toHaveLength(1)
})

it('throws without a provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(renderHook(() => useToast())).rejects.toThrow('<ToastProvider>')
})

it('is announced once', async () => {
  fakeTimeouts()
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
  await expect.poll(() => said).toHaveLength(1)
  // Radix removes the announcement after a while; a repeated one would have appeared by then.
  await vi.advanceTimersByTimeAsync(1500)
  const announcements = () => [...document.querySelectorAll('[aria-live]')].map((live) => live.textContent)
  await expect.poll(announcements).not.toContainEqual(expect.stringContaining('Gig saved'))
  listener.disconnect()
  expect(said).toHaveLength(1)
  expect(document.querySelectorAll('[aria-live]').length).toBeLessThanOrEqual(1)
})

it.each([
  ['the pointer is over it', () => new PointerEvent('pointermove', { bubbles: true })],
  ['the focus is in it', () => new FocusEvent('focusin', { bubbles: true })],
])('waits while %s', async (_, enter) => {
  fakeTimeouts()
  await show({ title: 'Saved' })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  page.getByRole('region').element().dispatchEvent(enter())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown().elements()).toHaveLength(1)
})

it('replaces every word by labels', async () => {
  await render(
    <ToastProvider labels={{ dismiss: 'Fermer', notification: 'Message :', messages: (key) => `Messages : ${key}` }}>
      <Raise options={{ title: 'Enregistré' }} />
    </ToastProvider>,
  )
  await raise().click()
  await expect.poll(() => document.querySelector('[aria-live]')?.textContent).toBe('Message : Enregistré')
  await expect.element(page.getByRole('region', { name: 'Messages : F8' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }))
  await expect.poll(() => shown().elements()).toHaveLength(0)
})

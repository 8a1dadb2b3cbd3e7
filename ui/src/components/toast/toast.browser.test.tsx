import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import { Dialog } from '../dialog/dialog'
import type { ToastOptions } from './toast'
import { type ToastApi, ToastProvider, type ToastProviderProps, useToast } from './toast-provider'

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

/** Renders a provider and returns its API. */
async function renderApi(props: Omit<ToastProviderProps, 'children'> = {}): Promise<ToastApi> {
  const wrapper = ({ children }: { children?: ReactNode }) => <ToastProvider {...props}>{children}</ToastProvider>
  const { result } = await renderHook(() => useToast(), { wrapper })
  return result.current
}

const raise = () => page.getByRole('button', { name: 'Raise' })
/** Presses the button by script: a mouse pointer could hover over a toast, which pauses its timer. */
const press = () =>
  raise()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
const shown = () => page.getByRole('listitem')
const shownTexts = () =>
  shown()
    .elements()
    .map((each) => each.textContent)

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

it('leaves the focus where it is on F8 without a toast, or with a modifier key', async () => {
  await show({ title: 'Saved', tone: 'danger' })
  raise().element().focus()
  await userEvent.keyboard('{F8}')
  await expect.element(raise()).toHaveFocus()
  press()
  await expect.element(shown()).toBeVisible()
  await userEvent.keyboard('{Shift>}{F8}{/Shift}')
  await expect.element(raise()).toHaveFocus()
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

it('stays for a duration longer than the browser’s longest timeout', async () => {
  fakeTimeouts()
  await show({ title: 'Saved', durationMs: 2 ** 31 })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(shown().elements()).toHaveLength(1)
})

it('throws without a provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(renderHook(() => useToast())).rejects.toThrow('<ToastProvider>')
})

/** Every text that was added to a live region, in order. */
function listenToAnnouncements() {
  const announced: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const live = target instanceof Element ? target.closest('[aria-live]:not([aria-live=off])') : null
      for (const node of addedNodes) if (live) announced.push(`${live.getAttribute('aria-live')}: ${node.textContent}`)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return announced
}

it('announces each message once and with pauses, the same one again too', async () => {
  fakeTimeouts()
  const announced = listenToAnnouncements()
  const { toast, update } = await renderApi()
  toast({ title: 'Saved', description: 'All good', action: { label: 'Undo', onSelect: () => {} } })
  await expect.poll(() => announced).toEqual(['polite: Notification. Saved. All good. Undo.'])
  toast({ title: 'Saved!' })
  const id = toast({ title: 'Saved!' })
  update(id, { title: 'Not saved', tone: 'danger' })
  await expect
    .poll(() => announced.slice(1))
    .toEqual(['polite: Notification. Saved!', 'polite: Notification. Saved!', 'assertive: Notification. Not saved.'])
  await vi.advanceTimersByTimeAsync(1500)
  // Later readers of the page don't meet the announcements.
  const left = () => [...document.querySelectorAll('[aria-live]:not([aria-live=off])')].map((live) => live.textContent)
  await expect.poll(left).toEqual(['', ''])
  expect(announced).toHaveLength(4)
})

it('updates a message in its place and restarts its timer, and dismisses one or all', async () => {
  fakeTimeouts()
  const { toast, update, dismiss } = await renderApi()
  const first = toast({ title: 'First' })
  toast({ title: 'Second', durationMs: 60_000 })
  await expect.poll(shownTexts).toEqual(['First', 'Second'])
  await vi.advanceTimersByTimeAsync(6000)
  update(first, { description: 'Of two' })
  await expect.poll(shownTexts).toEqual(['FirstOf two', 'Second'])
  await vi.advanceTimersByTimeAsync(6000)
  expect(shown().elements()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(shownTexts).toEqual(['Second'])
  update(first, { title: 'Gone' })
  toast({ title: 'Third' })
  dismiss(first)
  await expect.poll(() => shown().elements()).toHaveLength(2)
  dismiss()
  await expect.poll(() => shown().elements()).toHaveLength(0)
})

it.each([
  [() => Promise.resolve(3), 'polite: Notification. 3 files sent.'],
  [() => Promise.reject(new Error('offline')), 'assertive: Notification. Not sent: offline.'],
] as const)('tells how a task ended, also after its message was dismissed', async (run, end) => {
  const announced = listenToAnnouncements()
  const { promise, dismiss } = await renderApi()
  let go = () => {}
  const task = new Promise<void>((resolve) => {
    go = resolve
  }).then((): Promise<number> => run())
  const result = promise(task, {
    loading: 'Sending…',
    success: (count) => `${count} files sent`,
    error: (reason) => ({ title: `Not sent: ${reason instanceof Error ? reason.message : ''}` }),
  })
  expect(result).toBe(task)
  await expect.element(shown()).toHaveTextContent('Sending…')
  dismiss()
  go()
  await result.catch(() => {})
  await expect.poll(() => announced).toEqual(['polite: Notification. Sending…', end])
  expect(shown().elements()).toHaveLength(1)
})

it('shows up to its limit where it is told', async () => {
  const { toast } = await renderApi({ limit: 1, position: 'top-start' })
  toast({ title: 'First' })
  toast({ title: 'Second' })
  await expect.poll(() => shown().elements()).toHaveLength(1)
  const { top, left } = shown().element().getBoundingClientRect()
  expect([top, left]).toEqual([16, 16])
})

it('goes on with the time that was left when the pointer leaves', async () => {
  fakeTimeouts()
  await show({ title: 'Saved' })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  await userEvent.hover(shown())
  await vi.advanceTimersByTimeAsync(60_000)
  await userEvent.hover(raise())
  await vi.advanceTimersByTimeAsync(1500)
  expect(shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  await expect.poll(() => shown().elements()).toHaveLength(0)
})

it('returns the focus to the next message, then to where it was before F8', async () => {
  const { toast } = await renderApi()
  await render(<button type="button">Page</button>)
  page.getByRole('button', { name: 'Page' }).element().focus()
  toast({ title: 'First' })
  toast({ title: 'Second' })
  await expect.poll(() => shown().elements()).toHaveLength(2)
  await userEvent.keyboard('{F8}{Tab}{Escape}')
  await expect.element(page.getByRole('listitem', { name: 'Second' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus()
})

it('keeps the focus when a message with it is removed, pressed or not', async () => {
  const { toast, dismiss } = await renderApi({ limit: 1 })
  await render(<button type="button">Page</button>)
  const button = page.getByRole('button', { name: 'Page' })
  toast({ title: 'First' })
  await expect.poll(() => shown().elements()).toHaveLength(1)
  button.element().focus()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(button).toHaveFocus()
  toast({ title: 'Second' })
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await userEvent.keyboard('{F8}{Tab}')
  toast({ title: 'Third' })
  await expect.element(page.getByRole('listitem', { name: 'Third' })).toHaveFocus()
  dismiss()
  await expect.element(button).toHaveFocus()
})

it('does not close a dialog behind it when it is pressed', async () => {
  const changed = vi.fn()
  await show({ title: 'Saved' })
  await raise().click()
  await render(<Dialog open onOpenChange={changed} title="Edit" />)
  await userEvent.click(document.querySelector('[data-toasts] button') ?? document.body)
  await expect.poll(() => document.querySelector('[data-toasts] li')).toBeNull()
  expect(changed).not.toHaveBeenCalled()
})

it('is reached by F8 while a dialog is open, which stays open on Escape', async () => {
  const changed = vi.fn()
  const { toast } = await renderApi()
  await render(
    <Dialog open onOpenChange={changed} title="Edit">
      <input aria-label="Name" />
    </Dialog>,
  )
  const input = page.getByRole('textbox', { name: 'Name' })
  await expect.element(input).toHaveFocus()
  toast({ title: 'First', tone: 'danger' })
  toast({ title: 'Second', tone: 'danger' })
  await expect.poll(() => shown().elements()).toHaveLength(2)
  await userEvent.keyboard('{F8}{Escape}')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{F8}{Tab}')
  await expect.element(page.getByRole('listitem', { name: 'First' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('listitem', { name: 'Second' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listitem', { name: 'First' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{F8}{Tab}{Escape}')
  await expect.element(input).toHaveFocus()
  expect(changed).not.toHaveBeenCalled()
})

it('waits while the focus is in it', async () => {
  fakeTimeouts()
  await show({ title: 'Saved' })
  press()
  await expect.poll(() => shown().elements()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await userEvent.keyboard('{F8}')
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
  await expect.poll(() => document.querySelector('[aria-live]')?.textContent).toBe('Message : Enregistré.')
  await expect.element(page.getByRole('region', { name: 'Messages : F8' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }))
  await expect.poll(() => shown().elements()).toHaveLength(0)
})

import { flushSync } from 'react-dom'
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { untilMet } from '@/client/testing/frames'
import { ScanPage } from './scan-page'

const target = { success: true, targetUrl: 'https://fair.example/spring', isVerified: true }
let fetched: MockInstance<typeof fetch>

beforeEach(() => {
  fetched = vi.spyOn(window, 'fetch')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
})

async function scan() {
  const leave = vi.fn()
  await render(<ScanPage eventorganiser="corner-cafe" posterid="fair-1" homeHref="/" onLeave={leave} />)
  return leave
}

/** Renders a scanned poster, and waits until the page has the server's response. */
async function scanAnswered(answer: object) {
  const response = new Response(JSON.stringify(answer))
  const read = vi.spyOn(response, 'text')
  fetched.mockResolvedValueOnce(response)
  const leave = await scan()
  await untilMet(() => read.mock.settledResults.at(-1)?.type === 'fulfilled')
  return leave
}

const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))
const countdown = () => page.getByRole('timer').element().textContent

it('SC-01 counts six seconds down, then opens the server’s target', async () => {
  const leave = await scanAnswered(target)
  expect(countdown()).toBe('Redirecting you in 6 seconds..')
  pass(5999)
  expect(countdown()).toBe('Redirecting you in 1 seconds..')
  expect(leave).not.toHaveBeenCalled()
  pass(1)
  expect(leave.mock.calls).toEqual([['https://fair.example/spring']])
})

it('SC-01 ticks every 100 ms', async () => {
  await scanAnswered(target)
  pass(950)
  // 5050 ms are left; the last tick was at 5100 ms.
  expect(countdown()).toBe('Redirecting you in 6 seconds..')
  pass(49)
  expect(countdown()).toBe('Redirecting you in 6 seconds..')
  pass(1)
  expect(countdown()).toBe('Redirecting you in 5 seconds..')
  const lit = () => document.querySelectorAll('rect.fill-brand, rect.fill-action').length
  const before = lit()
  pass(300)
  expect(lit()).toBeLessThan(before)
})

it('SC-01 is ready when the server has not answered within six seconds, and accepts its late answer', async () => {
  let answer: (response: Response) => void = () => undefined
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const leave = await scan()
  expect(page.getByRole('heading', { name: 'Hold on...' }).query()).not.toBeNull()
  pass(6000)
  await expect.element(page.getByRole('heading', { name: 'Your link is ready!' })).toHaveFocus()
  answer(new Response(JSON.stringify(target)))
  const link = page.getByRole('link', { name: /^Click here!/ })
  await expect.element(link).toHaveAttribute('href', 'https://fair.example/spring')
  expect(leave).not.toHaveBeenCalled()
})

it('SC-01 is ready at once when recording fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await scan()
  await untilMet(() => page.getByRole('heading', { name: 'Your link is ready!' }).query() !== null)
  await expect.element(page.getByRole('button', { name: 'Click here!' })).toBeVisible()
})

it('TR-02 names an unverified business’s host before it leaves, also when the first recording fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const leave = await scan()
  await untilMet(() => page.getByRole('button', { name: 'Click here!' }).query() !== null)
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ ...target, isVerified: false })))
  await page.getByRole('button', { name: 'Click here!' }).click()
  await expect.element(page.getByRole('link', { name: /fair\.example/ })).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
})

it('SC-01 gives the focus to the heading when the late answer replaces the button that has it', async () => {
  let answer: (response: Response) => void = () => undefined
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await scan()
  await page.getByRole('button', { name: "Don't redirect me" }).click()
  await expect.element(page.getByRole('heading', { name: 'Your link is ready!' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Click here!' })).toHaveFocus()
  answer(new Response(JSON.stringify(target)))
  await expect.element(page.getByRole('link', { name: /^Click here!/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your link is ready!' })).toHaveFocus()
})

it('SC-02 does not leave for a target that arrives after the page was left', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  const leave = vi.fn()
  const screen = await render(<ScanPage eventorganiser="corner-cafe" posterid="fair-1" homeHref="/" onLeave={leave} />)
  await untilMet(() => page.getByRole('button', { name: 'Click here!' }).query() !== null)
  const response = new Response(JSON.stringify(target))
  const read = vi.spyOn(response, 'text')
  let answer: (response: Response) => void = () => undefined
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  await page.getByRole('button', { name: 'Click here!' }).click()
  await screen.unmount()
  answer(response)
  await untilMet(() => read.mock.settledResults.at(-1)?.type === 'fulfilled')
  expect(leave).not.toHaveBeenCalled()
})

it('SC-01 creates and stores the visit’s id, and sends the same id with the next scan', async () => {
  const sentId = (): unknown => {
    const body = fetched.mock.lastCall?.[1]?.body
    return typeof body === 'string' ? JSON.parse(body).data.userData.sessionId : null
  }
  await scanAnswered(target)
  const made = sentId()
  expect(made).toMatch(/^[0-9a-f-]{36}$/)
  expect(sessionStorage.getItem('campus-gigs:scan-session')).toBe(made)
  await scanAnswered(target)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(sentId()).toBe(made)
})

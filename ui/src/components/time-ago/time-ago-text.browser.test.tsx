import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TimeAgo } from './time-ago-text'

const now = new Date('2026-11-21T01:30:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
})

afterEach(() => {
  // First, because it would bring back a faked `Date` that a test has stubbed.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('FM-01 is a time element with text, instant and the full Melbourne date', async () => {
  await render(<TimeAgo date="2026-11-20T01:30:00.000Z" now={now} data-testid="time" className="mt-9" />)
  const time = page.getByTestId('time')
  await expect.element(time).toHaveTextContent('yesterday')
  await expect.element(time).toHaveAttribute('datetime', '2026-11-20T01:30:00.000Z')
  expect((time.element().getAttribute('title') ?? '').replace(/\s/g, ' ')).toMatch(
    /^Friday,? 20 November 2026 at 12:30 pm AEDT$/,
  )
  await expect.element(time).toHaveClass('mt-9')
  expect(vi.getTimerCount()).toBe(0)
})

it('FM-01 follows the clock with one shared timer', async () => {
  const screen = await render(
    <>
      <TimeAgo date={now} data-testid="a" />
      <TimeAgo date="2026-11-21T01:29:00.000Z" data-testid="b" />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5000)
  await expect.element(page.getByTestId('a')).toHaveTextContent('5 seconds ago')
  vi.advanceTimersByTime(55_000)
  await expect.element(page.getByTestId('a')).toHaveTextContent('1 minute ago')
  await expect.element(page.getByTestId('b')).toHaveTextContent('2 minutes ago')
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

it('FM-01 pauses while hidden, and updates at once when visible', async () => {
  await render(<TimeAgo date={now} data-testid="a" />)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(3_600_000)
  await expect.element(page.getByTestId('a')).toHaveTextContent('just now')
  setHidden(false)
  await expect.element(page.getByTestId('a')).toHaveTextContent('1 hour ago')
  expect(vi.getTimerCount()).toBe(1)
})

it('renders nothing for an invalid date', async () => {
  await render(<TimeAgo date="soon" now={now} data-testid="a" />)
  expect(page.getByTestId('a').elements()).toHaveLength(0)
})

it('names the instant in a time zone of the host', async () => {
  await render(<TimeAgo date="2026-11-20T01:30:00.000Z" now={now} timeZone="Europe/Paris" data-testid="a" />)
  expect((page.getByTestId('a').element().getAttribute('title') ?? '').replace(/\s/g, ' ')).toMatch(
    /^Friday,? 20 November 2026 at 2:30 am GMT\+1$/,
  )
})

it('renders the date on a server at any time, and corrects a cached page without a warning', async () => {
  const posted = <TimeAgo date="2026-11-20T20:00:00.000Z" timeZone="Australia/Melbourne" data-testid="a" />
  const html = renderToString(posted)
  vi.setSystemTime(now.getTime() + 86_400_000)
  expect(renderToString(posted)).toBe(html)
  expect(html).toContain('>21 November 2026</time>')

  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const recovered: unknown[] = []
  const logged = vi.spyOn(console, 'error')
  const root = hydrateRoot(container, posted, { onRecoverableError: (error) => recovered.push(error) })
  await expect.element(page.getByTestId('a')).toHaveTextContent('yesterday')
  expect(recovered).toEqual([])
  expect(logged).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

it('reads no clock while a server renders it', () => {
  const read = vi.fn()
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct(target, args) {
        if (args.length === 0) read()
        return Reflect.construct(target, args)
      },
    }),
  )
  renderToString(<TimeAgo date="2026-11-20T01:30:00.000Z" />)
  expect(read).not.toHaveBeenCalled()
})

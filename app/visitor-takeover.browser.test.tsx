import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryHistory } from './navigation/history'
import { createRouter } from './navigation/router'
import { readPositions } from './navigation/scroll-positions'
import { VisitorRoot } from './visitor-root'
import { hydrateVisitorPage, type LoadApp } from './visitor-takeover'

const tokenKey = 'campus-gigs:session-token'

function Root() {
  return (
    <main id="main" style={{ height: '300vh' }}>
      <h1>The app</h1>
    </main>
  )
}

function FailingRoot(): never {
  throw new Error('broken too')
}

/** An app at the document's address. */
const loadApp = async () => ({
  startApp() {
    const router = createRouter(
      [{ path: '*', handle: null, load: async () => () => null }],
      createMemoryHistory([window.location.pathname]),
    )
    onTestFinished(router.start())
    return router
  },
  Root,
})

/** A long page that fails when its button is pressed. */
function Screen() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('broken')
  return (
    <main id="main" style={{ height: '300vh' }}>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </main>
  )
}

function hydrate(load: LoadApp = loadApp) {
  const element = document.createElement('div')
  element.innerHTML = renderToString(<VisitorRoot Screen={Screen} open={async () => undefined} />)
  document.body.append(element)
  const root = hydrateVisitorPage(element, Screen, load)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
}

afterEach(() => {
  localStorage.removeItem(tokenKey)
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

it('SH-01 the app replaces a visitor’s page that breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hydrate()
  await page.getByRole('button', { name: 'Break' }).click()
  await expect.element(page.getByRole('heading', { name: 'The app' })).toBeVisible()
})

it.each<[string, LoadApp]>([
  ['does not load', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['fails too', async () => ({ ...(await loadApp()), Root: FailingRoot })],
])('SH-01 a visitor’s page that breaks says so and offers a reload where the app %s', async (_, load) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hydrate(load)
  await page.getByRole('button', { name: 'Break' }).click()
  await expect.element(page.getByRole('heading', { name: "This page didn't load" })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('SA-10 keeps the focus and the scroll position when another tab signs in', async () => {
  hydrate()
  await page.getByRole('button', { name: 'Break' }).element().focus({ preventScroll: true })
  window.scrollTo(0, 200)
  localStorage.setItem(tokenKey, 'token')
  await expect
    .poll(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
      return document.activeElement?.textContent
    })
    .toBe('The app')
  expect([...readPositions().values()]).toEqual([200])
})

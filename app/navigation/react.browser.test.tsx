import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMemoryHistory } from './history'
import { RouterProvider, Screen, useNavigate, useNextLocation, useSearchParams } from './react'
import { createRouter } from './router'
import { ScrollRestoration } from './scroll-restoration'

/** Links of two screens, and what a press on the first screen opens. */
function Layout() {
  const navigate = useNavigate()
  return (
    <>
      <output>{useNextLocation().pathname}</output>
      <button type="button" onClick={() => void navigate('/second')}>
        Second
      </button>
      <Screen />
    </>
  )
}

function First() {
  const navigate = useNavigate()
  return (
    <>
      <h1>First {useSearchParams().get('item')}</h1>
      <button type="button" onClick={() => void navigate({ search: 'item=1' })}>
        Item
      </button>
    </>
  )
}

const Second = () => <h1>Second</h1>

async function open() {
  const routes = [
    { path: '/first', handle: null, load: async () => First },
    { path: '/second', handle: null, load: async () => Second },
    { path: '*', handle: null, load: async () => First },
  ]
  const router = createRouter(routes, createMemoryHistory(['/first']))
  onTestFinished(router.start())
  await router.whenReady()
  await router.navigate('/second')
  await router.navigate('/first')
  const view = await render(
    <RouterProvider router={router}>
      <Layout />
    </RouterProvider>,
  )
  return { router, view }
}

it('changes the current address before it renders another screen', async () => {
  const { view } = await open()
  const seen: (string | null)[] = []
  const observer = new MutationObserver(() => seen.push(view.container.textContent))
  observer.observe(view.container, { subtree: true, childList: true, characterData: true })
  await view.getByRole('button', { name: 'Second' }).click()
  await expect.element(view.getByRole('heading')).toHaveTextContent('Second')
  observer.disconnect()
  expect(seen).toEqual(['/secondSecondFirst Item', '/secondSecondSecond'])
})

it('keeps the state of a screen that changes right before another one opens', async () => {
  const { view } = await open()
  const headings: (string | null | undefined)[] = []
  const observer = new MutationObserver(() => headings.push(view.container.querySelector('h1')?.textContent))
  observer.observe(view.container, { subtree: true, childList: true, characterData: true })
  const item = view.getByRole('button', { name: 'Item' }).element()
  const second = view.getByRole('button', { name: 'Second' }).element()
  if (!(item instanceof HTMLElement && second instanceof HTMLElement)) throw new Error('The buttons are HTML elements.')
  item.click()
  // React renders in a microtask, before the next frame.
  await new Promise<void>(queueMicrotask)
  second.click()
  await expect.element(view.getByRole('heading')).toHaveTextContent('Second')
  observer.disconnect()
  expect([...new Set(headings)]).toEqual(['First 1', 'Second'])
})

it('opens an item of the screen that is shown while another screen is about to be', async () => {
  const { router, view } = await open()
  const item = view.getByRole('button', { name: 'Item' }).element()
  const second = view.getByRole('button', { name: 'Second' }).element()
  if (!(item instanceof HTMLElement && second instanceof HTMLElement)) throw new Error('The buttons are HTML elements.')
  second.click()
  item.click()
  await expect.element(view.getByRole('heading')).toHaveTextContent('First 1')
  expect(router.getState().location).toMatchObject({ pathname: '/first', search: '?item=1' })
})

it('shows a screen whose fragment has an invalid encoding', async () => {
  const history = createMemoryHistory(['/#%'])
  const router = createRouter([{ path: '/', handle: null, load: async () => () => <h1>Home</h1> }], history)
  onTestFinished(router.start())
  await router.whenReady()
  const screen = await render(
    <RouterProvider router={router}>
      <Screen />
      <ScrollRestoration />
    </RouterProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

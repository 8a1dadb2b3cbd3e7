import { expect, it, vi } from 'vitest'
import { createMemoryHistory } from './history'
import { createRouter } from './router'
import type { Route } from './routes'

const Empty = () => null
const route = (path: string, options: Partial<Route> = {}): Route => ({
  path,
  handle: null,
  load: async () => Empty,
  ...options,
})

/** A router at an address, with the functions that finish the loading of `/slow`. */
async function startAt(address: string) {
  let finishLoading = () => {}
  const slow = new Promise<typeof Empty>((resolve) => {
    finishLoading = () => resolve(Empty)
  })
  let isSignedIn = true
  const routes = [
    route('/'),
    route('/next'),
    route('/slow', { load: () => slow }),
    route('/broken', { load: () => Promise.reject(new Error('offline')) }),
    route('/guarded', {
      redirect: ({ pathname, search }) => (isSignedIn ? null : `/signin?next=${pathname}${search}`),
    }),
    route('/signin', { redirect: () => (isSignedIn ? '/next' : null) }),
    route('*'),
  ]
  const history = createMemoryHistory(['/', address])
  const router = createRouter(routes, history)
  router.start()
  await router.whenReady()
  return {
    router,
    finishLoading,
    signOut: () => {
      isSignedIn = false
    },
    address: () => router.getState().location.pathname + router.getState().location.search,
    /** The address of the history's current entry. */
    shown: () => history.location().pathname,
  }
}

it('RT-11 replaces an address that redirects, so that Back does not return to it', async () => {
  const { router, address } = await startAt('/signin')
  expect(address()).toBe('/next')
  expect(router.getState().action).toBe('REPLACE')
})

it('RT-11 redirects a pending navigation with its query, as a new entry', async () => {
  const { router, address, signOut } = await startAt('/')
  signOut()
  await router.navigate('/guarded?q=bar')
  expect(address()).toBe('/signin?next=/guarded?q=bar')
  expect(router.getState().action).toBe('PUSH')
})

it('keeps the current screen until the code of the next one has loaded', async () => {
  const { router, address, shown, finishLoading } = await startAt('/next')
  const opened = router.navigate('/slow')
  expect([address(), shown(), router.getState().isLoading]).toEqual(['/next', '/next', true])
  finishLoading()
  await opened
  expect([address(), shown(), router.getState().isLoading]).toEqual(['/slow', '/slow', false])
})

it('lets a later navigation supersede one that is loading', async () => {
  const { router, address, finishLoading } = await startAt('/')
  const superseded = router.navigate('/slow')
  await router.navigate('/next')
  finishLoading()
  await superseded
  expect(address()).toBe('/next')
  expect(router.getState().isLoading).toBe(false)
})

it('is ready once a navigation that superseded the first one is shown', async () => {
  const router = createRouter(
    [route('/slow', { load: () => new Promise(() => {}) }), route('*')],
    createMemoryHistory(['/slow']),
  )
  router.start()
  await router.navigate('/next')
  await router.whenReady()
  expect(router.getState().location.pathname).toBe('/next')
})

it('has the error of a screen that did not load, and tries again at the next navigation', async () => {
  const { router } = await startAt('/')
  await router.navigate('/broken')
  expect(router.getState().error).toEqual(new Error('offline'))
  await router.navigate('/next')
  expect(router.getState().error).toBeNull()
})

it('opens a partial address on the current path, with its state', async () => {
  const { router, address } = await startAt('/next?a=1')
  await router.navigate({ search: 'b=2' }, { state: 'opened' })
  expect(address()).toBe('/next?b=2')
  expect(router.getState().location.state).toBe('opened')
})

it('adds no second entry for the address that is shown, unless with a state of its own', async () => {
  const { router } = await startAt('/')
  await router.navigate('/next')
  expect(router.getState().action).toBe('PUSH')
  await router.navigate('/next')
  expect(router.getState().action).toBe('REPLACE')
  await router.navigate('/next', { state: 'step' })
  expect(router.getState().action).toBe('PUSH')
})

it('redirects the current address again after the account has changed', async () => {
  const { router, address, signOut } = await startAt('/guarded')
  signOut()
  await router.revalidate()
  expect(address()).toBe('/signin?next=/guarded')
  expect(router.getState().action).toBe('REPLACE')
})

it('waits before it loads another screen, but not before the first one', async () => {
  let finishWait = () => {}
  const beforeLoad = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finishWait = resolve
      }),
  )
  const load = vi.fn(async () => Empty)
  const router = createRouter([route('/'), route('/next', { load }), route('*')], createMemoryHistory(['/']), {
    beforeLoad,
  })
  router.start()
  await router.whenReady()
  expect(beforeLoad).not.toHaveBeenCalled()
  const navigation = router.navigate('/next')
  expect(router.getState().isLoading).toBe(true)
  expect(load).not.toHaveBeenCalled()
  finishWait()
  await navigation
  expect(router.getState().location.pathname).toBe('/next')
})

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { savedJobs, session, startBusinessSession, startClient, startStudentSession, useSession } from '@/client'
import type { BusinessSession, StudentSession } from '@/contract'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { candidateActionsOutbox } from '@/features/gig-tracking'
import { createMemoryHistory } from './navigation/history'
import { RouterProvider, Screen } from './navigation/react'
import { createRouter } from './navigation/router'
import { paths } from './paths'
import { RootLayout } from './root-layout'
import { GigPosted } from './routes/gig-wizard-routes'
import { ScreenHandle } from './screen-handle'

const success = { message: 'Success', response: 'Success' }
const business: BusinessSession = { ...success, businessData: someBusiness, businessJobListData: [] }
const student: StudentSession = { ...success, userData: someStudent, savedJobs: [], jobList: [], resumeList: [] }

const sessionEnded = { success: false, code: 'unauthenticated', message: 'Please sign in first.' }

/** The server's response to each call, by its path. */
const server = vi.fn<(path: string) => unknown>()

beforeEach(() => {
  onTestFinished(startClient())
  server.mockReset()
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const answer = server(String(url))
    const hasEnded = answer === sessionEnded
    return new Response(JSON.stringify(answer ?? {}), { status: hasEnded ? 401 : answer ? 200 : 500 })
  })
})

const titleOf = vi.fn(() => 'Saved')

function SavedCount() {
  return <main id="main">{useSession().savedJobs.length} saved</main>
}

/** Renders an address inside the layout. */
async function open(address: string) {
  const router = createRouter(
    [
      { path: paths.gigPosted(), handle: null, load: async () => GigPosted },
      { path: paths.gigs(), handle: new ScreenHandle('Gigs', 'business'), load: async () => () => <main id="main" /> },
      { path: '/saved', handle: new ScreenHandle(titleOf), load: async () => SavedCount },
      { path: '*', handle: null, load: async () => () => <main id="main" /> },
    ],
    createMemoryHistory([paths.home(), address]),
  )
  onTestFinished(router.start())
  await router.whenReady()
  await render(
    <RouterProvider router={router}>
      <RootLayout>
        <Screen />
      </RootLayout>
    </RouterProvider>,
  )
  return router
}

it('renders the title again only when a list that it may read changes', async () => {
  server.mockReturnValue({ ...student, savedJobs: ['91900000-0000-4000-8000-000000000001'] })
  startStudentSession({ token: 'token', ...student })
  await open('/saved')
  // The refresh on load, which replaces all lists.
  await expect.element(page.getByText('1 saved')).toBeVisible()
  titleOf.mockClear()
  savedJobs.mark('91900000-0000-4000-8000-000000000002', true)
  await expect.element(page.getByText('2 saved')).toBeVisible()
  expect(titleOf).not.toHaveBeenCalled()
})

describe('SA-10 a signed-in session', () => {
  const saved = (id: string): StudentSession => ({ ...student, savedJobs: [id], jobList: [someListing()] })
  const reads = () => server.mock.calls.filter(([path]) => path === '/api/users/session').length

  it('is refreshed on load and whenever the page gets the focus', async () => {
    startStudentSession({ token: 'token', ...student })
    server.mockReturnValue(saved('91900000-0000-4000-8000-000000000001'))
    await open(paths.dashboard())
    await expect.poll(() => session.savedJobs).toEqual(['91900000-0000-4000-8000-000000000001'])
    expect(session.jobList).toHaveLength(1)
    expect(reads()).toBe(1)

    server.mockReturnValue(saved('91900000-0000-4000-8000-000000000002'))
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => session.savedJobs).toEqual(['91900000-0000-4000-8000-000000000002'])
    expect(reads()).toBe(2)
  })

  it('SH-06 that has ended meanwhile is signed out without a sign-in, and a rating that is not sent stays stored', async () => {
    server.mockReturnValue(business)
    startBusinessSession({ token: 'token', ...business })
    const router = await open(paths.gigs())
    await expect.poll(() => server).toHaveBeenCalled()
    candidateActionsOutbox.setAccount(someBusiness.id)
    candidateActionsOutbox.add({
      jobListingId: '91900000-0000-4000-8000-000000000001',
      applicationId: '91900000-0000-4000-8000-0000000000aa',
      action: { status: 'rated', notes: 'Yes', changedAt: '2026-11-21T01:30:00.000Z' },
    })
    await page.getByRole('button', { name: /^Corner/ }).click()
    const line = page.getByRole('menuitem', { name: 'Log Out' })
    await expect.element(line).toBeVisible()
    server.mockReturnValue(sessionEnded)
    await line.click()
    await expect.poll(() => router.getState().location.pathname).toBe(paths.onboarding())
    expect(page.getByRole('dialog').elements()).toEqual([])
    expect(server).toHaveBeenCalledWith('/api/business/action-on-candidate')
    expect(Object.keys(localStorage).filter((key) => key.includes(`outbox`))).toHaveLength(1)
  })

  it('is not loaded while nobody is signed in', async () => {
    await open(paths.onboarding())
    window.dispatchEvent(new Event('focus'))
    expect(reads()).toBe(0)
  })
})

describe('RT-06', () => {
  beforeEach(() => {
    server.mockReturnValue(business)
    startBusinessSession({ token: 'token', ...business })
  })

  it('labels /businessdashboard Profile, in the sidebar and in the menu', async () => {
    await open('/businessdashboard')
    const link = page.getByRole('navigation', { name: 'Business' }).getByRole('link', { name: 'Profile' })
    await expect.element(link).toHaveAttribute('href', '/businessdashboard')
    await page.getByRole('button', { name: /^Corner/ }).click()
    const line = page.getByRole('menuitem', { name: 'Profile' })
    await expect.element(line).toHaveAttribute('href', '/businessdashboard')
  })

  it('redirects from the success screen to the gigs when no gig was just posted', async () => {
    const router = await open('/business/createGig/success')
    await expect.poll(() => router.getState().location.pathname).toBe('/business/gigs')
    expect(router.getState().action).toBe('REPLACE')
    await router.navigate(-1)
    await expect.poll(() => router.getState().location.pathname).toBe('/')
  })
})

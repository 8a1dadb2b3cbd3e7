import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listings, session, startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { type Application, clock } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { JobHistoryPage, type JobHistoryPageProps } from './job-history-page'

const application: Application = {
  id: '91900000-0000-4000-8000-0000000000aa',
  appliedAt: '2026-11-20T05:00:00.000Z',
  jobListingId: someListing().id,
  notes: '',
  answers: '[]',
  resumeFile: null,
  sharesContact: true,
  expiredAt: null,
}
const listing = someListing({ Application: [application] })

/** The requests that wait for an answer, by the end of their address. */
let answers: Map<string, (answer: object) => void>

beforeEach(() => {
  clock.set('2026-11-21T01:30:00.000Z')
  onTestFinished(startClient())
  signIn(application)
  answers = new Map()
  vi.spyOn(window, 'fetch').mockImplementation(
    (input) =>
      new Promise((resolve) => {
        answers.set(String(input), (answer) => resolve(new Response(JSON.stringify(answer))))
      }),
  )
})

function signIn(sent: Application) {
  startStudentSession(someStudentSession({ jobList: [{ ...listing, Application: [sent] }] }))
}

/** Answers the pending request of a call. */
function answer(path: string, response: object) {
  const send = answers.get(`/api/${path}`)
  if (!send) throw new Error(`No request of ${path} waits for an answer.`)
  send({ success: true, ...response })
}

function historyPage(props: Pick<JobHistoryPageProps, 'openedId' | 'onOpenedChange'> & Partial<JobHistoryPageProps>) {
  return (
    <JobHistoryPage
      tab="applied-jobs"
      onTabChange={vi.fn()}
      onReport={vi.fn()}
      links={{ dashboard: '/dashboard', job: (jobId) => `/dashboard?job=${jobId}` }}
      {...props}
    />
  )
}

it('stays on the page when Back closes the application whose withdrawal is pending', async () => {
  const goBack = vi.fn()
  const screen = await render(historyPage({ openedId: listing.id, onOpenedChange: goBack }))
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await page
    .getByRole('dialog', { name: 'Withdraw your application?' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await screen.rerender(historyPage({ openedId: null, onOpenedChange: vi.fn() }))
  await expect.poll(() => answers.has('/api/job-action/withdraw-application')).toBe(true)
  answer('job-action/withdraw-application', { message: 'Success', userApplications: [] })
  const notice = page.getByText(/is withdrawn\.$/)
  await expect.element(notice).toHaveFocus()
  // The focus has it read; a live region would be read too.
  await expect.element(notice).not.toHaveAttribute('role')
  expect(session.jobList[0]?.Application).toEqual([])
  expect(goBack).not.toHaveBeenCalled()
})

it('gives the focus to the other button of the row whose note about edits is dismissed', async () => {
  signIn({ ...application, listingEdits: { jobTitle: '2026-11-20T06:00:00.000Z' } })
  await render(historyPage({ openedId: null, onOpenedChange: vi.fn() }))
  await page.getByRole('button', { name: 'Got it about Barista' }).click()
  answer('users/see-listing-edits', { message: 'Success' })
  await expect.element(page.getByText('Changed since you applied:')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'View application for Barista' })).toHaveFocus()
})

it('shows no letter of an application that was withdrawn and sent again', async () => {
  const opened = historyPage({ openedId: listing.id, onOpenedChange: vi.fn() })
  const screen = await render(opened)
  answer(`jobs/${listing.id}/comparison`, { enough: false, measures: [] })
  answer(`jobs/${listing.id}`, {
    jobListing: { ...listing, Application: [{ ...application, notes: '<p>Dear Corner</p>' }] },
  })
  await expect.element(page.getByText('Dear Corner')).toBeVisible()
  await screen.rerender(historyPage({ openedId: null, onOpenedChange: vi.fn() }))
  signIn({ ...application, id: '91900000-0000-4000-8000-0000000000ab' })
  await screen.rerender(opened)
  await expect.element(page.getByRole('dialog', { name: 'Barista' })).toBeVisible()
  await expect.element(page.getByText('Dear Corner')).not.toBeInTheDocument()
})

const second = someListing({
  id: '91900000-0000-4000-8000-00000000bbbb',
  jobTitle: 'Usher',
  Application: [
    {
      ...application,
      id: '91900000-0000-4000-8000-0000000000bb',
      jobListingId: '91900000-0000-4000-8000-00000000bbbb',
      listingEdits: { jobTitle: '2026-11-20T06:00:00.000Z' },
    },
  ],
})

it('stops sharing contact details with a second business while the first change is pending', async () => {
  const sent: unknown[] = []
  vi.mocked(window.fetch).mockImplementation((_, init) => {
    sent.push(JSON.parse(String(init?.body ?? null))?.data)
    return new Promise(() => {})
  })
  startStudentSession(someStudentSession({ jobList: [listing, second] }))
  const opened = (openedId: string | null) => historyPage({ openedId, onOpenedChange: vi.fn() })
  const shares = page.getByRole('checkbox', { name: /^Share my phone/ })
  const screen = await render(opened(listing.id))
  await shares.click()
  await screen.rerender(opened(null))
  await screen.rerender(opened(second.id))
  await shares.click()
  await expect.element(shares).not.toBeChecked()
  expect(sent).toContainEqual({ jobListingId: listing.id, isShared: false })
  expect(sent).toContainEqual({ jobListingId: second.id, isShared: false })
})

it('dismisses the notes about the edits of two gigs at once', async () => {
  const edits = { listingEdits: { jobTitle: '2026-11-20T06:00:00.000Z' } }
  startStudentSession(
    someStudentSession({ jobList: [{ ...listing, Application: [{ ...application, ...edits }] }, second] }),
  )
  await render(historyPage({ openedId: null, onOpenedChange: vi.fn() }))
  await page.getByRole('button', { name: 'Got it about Barista' }).click()
  await page.getByRole('button', { name: 'Got it about Usher' }).click()
  const sent = vi.mocked(window.fetch).mock.calls.filter(([path]) => path === '/api/users/see-listing-edits')
  expect(sent).toHaveLength(2)
})

it('keeps Undo of a closed gig in its place when the list is loaded again without the gig', async () => {
  const others = ['Usher', 'Waiter'].map((jobTitle, index) =>
    someListing({ id: `91900000-0000-4000-8000-00000000bbb${index}`, jobTitle }),
  )
  const [usher, waiter] = others
  if (!usher || !waiter) throw new Error('Two listings are needed.')
  const closed = someListing({ status: 'closed' })
  const savedIds = [usher.id, closed.id, waiter.id]
  startStudentSession(someStudentSession({ jobList: [usher, closed, waiter], savedJobs: savedIds }))
  await render(historyPage({ tab: 'saved-jobs', openedId: null, onOpenedChange: vi.fn() }))
  await page.getByRole('button', { name: 'Remove Barista' }).click()
  listings.replaceAll([usher, waiter])
  const titles = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(page.getByRole('button', { name: 'Undo Barista' })).toHaveFocus()
  expect(titles()).toEqual(['Usher', 'Barista', 'Waiter'])
  await page.getByRole('button', { name: 'Undo Barista' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove Barista' })).toBeVisible()
  expect(session.savedJobs).toContain(closed.id)
})

it('shows no failure of the withdrawal of another application', async () => {
  startStudentSession(someStudentSession({ jobList: [listing, second] }))
  const opened = (openedId: string | null) => historyPage({ openedId, onOpenedChange: vi.fn() })
  const confirm = page
    .getByRole('dialog', { name: 'Withdraw your application?' })
    .getByRole('button', { name: 'Withdraw application' })
  const screen = await render(opened(listing.id))
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await confirm.click()
  // Back leaves the page.
  await screen.unmount()
  await render(opened(second.id))
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await expect.element(confirm).not.toHaveAttribute('aria-busy', 'true')
  answer('job-action/withdraw-application', { success: false, code: 'internal', message: 'No.' })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(page.getByText('No.')).not.toBeInTheDocument()
})

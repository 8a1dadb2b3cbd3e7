import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session, startClient, startStudentSession } from '@/client'
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

function historyPage(props: Pick<JobHistoryPageProps, 'openedId' | 'onOpenedChange'>) {
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

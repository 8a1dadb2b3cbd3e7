import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startBusinessSession, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { type BusinessJobListing, clock } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { GigTrackingPage } from './gig-tracking-page'
import { manageGigState } from './manage-gig.store'
import { actionLabels } from './screens/manage-gig-props'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const leftGig: BusinessJobListing = {
  ...someListing({ id: '91900000-0000-4000-8000-0000000000b1', jobTitle: 'Barista' }),
  version: 1,
  belowMinimumReason: null,
  reviewReasons: [],
  applicants: { total: 0, waiting: 0, latestAt: null },
  Application: [],
}
const nextGig = { ...leftGig, id: '91900000-0000-4000-8000-0000000000b2', jobTitle: 'Waiter' }

/** The number of actions on gigs that were sent. */
const sentActionCount = () => vi.mocked(window.fetch).mock.calls.filter(([url]) => isAction(url)).length
const isAction = (url: RequestInfo | URL) => String(url).includes('/job-action/')

/**
 * Acts on a gig, opens another one before the server answers, and then answers.
 * @param actOnNext acts on the other gig before the answer. Default: nothing
 */
async function leaveDuring(action: () => Promise<void>, answer: Response, actOnNext = async () => {}) {
  onTestFinished(startClient())
  clock.set(new Date('2026-11-21T01:30:00.000Z'))
  onTestFinished(clock.reset)
  startBusinessSession(someBusinessSession())
  const responds: ((answer: Response) => void)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = String(input)
    if (isAction(url)) return new Promise((resolve) => responds.push(resolve))
    const jobListing = [leftGig, nextGig].find(({ id }) => url.endsWith(id))
    return Response.json({ success: true, jobListing, supportEmail: 'support@campusgigs.example' })
  })
  const onClosed = vi.fn()
  const pageOf = (id: string) => (
    <GigTrackingPage
      key={id}
      jobListingId={id}
      applicationId={null}
      onApplicationChange={vi.fn()}
      onClosed={onClosed}
      gigsHref="/gigs"
      editHref="/edit"
      repostHref="/repost"
      printablePosterHref="/poster"
      renderListing={() => null}
    />
  )
  const view = await render(pageOf(leftGig.id))
  await userEvent.click(page.getByRole('button', { name: 'Manage Job' }))
  await action()
  await expect.poll(() => manageGigState.pendingActions[leftGig.id]).toBeDefined()
  await view.rerender(pageOf(nextGig.id))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Waiter' })).toBeVisible()
  await actOnNext()
  responds[0]?.(answer)
  await expect.poll(() => manageGigState.pendingActions[leftGig.id]).toBeUndefined()
  return { onClosed }
}

async function closeJob() {
  await userEvent.click(page.getByRole('menuitem', { name: actionLabels.close }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: actionLabels.close }))
}

const pauseJob = () => userEvent.click(page.getByRole('menuitem', { name: actionLabels.pause }))

it('does not navigate when a gig is closed after its page was left', async () => {
  const { onClosed } = await leaveDuring(closeJob, Response.json({ success: true, response: 'Success' }))
  expect(onClosed).not.toHaveBeenCalled()
})

it('shows no failure of the gig whose page was left', async () => {
  const refusal = { success: false, code: 'internal', message: 'No.' }
  await leaveDuring(pauseJob, Response.json(refusal, { status: 500 }))
  expect(manageGigState.failedAction).toMatchObject({ jobListingId: leftGig.id })
  await nextFrame()
  expect(page.getByText('No.').query()).toBeNull()
})

it('pauses a gig while the action on the gig whose page was left is pending', async () => {
  await leaveDuring(pauseJob, Response.json({ success: true, jobListing: leftGig }), async () => {
    await userEvent.click(page.getByRole('button', { name: 'Manage Job' }))
    await pauseJob()
    await expect.poll(sentActionCount).toBe(2)
  })
})

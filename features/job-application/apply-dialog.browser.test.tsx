import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draftStore, listings, startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { clock, type JobListing, messages } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { ApplyDialog } from './apply-dialog'
import { applyForm, applyStep, startingDraft } from './apply-form'

const question = { question: 'When could you start?', options: ['Straight away', 'Within a week'] }
const whole = someListing({ questions: [question] })
const { jobDescription: _, detailedAddress: __, questions: ___, ...card } = whole

beforeEach(() => {
  clock.set('2026-11-21T01:30:00.000Z')
  onTestFinished(startClient())
})

function signIn(jobList: JobListing[]): void {
  startStudentSession(someStudentSession({ jobList }))
}

const links = { appliedJobs: '/applied' }

it('AP-07 waits for the first resume that is being uploaded, and AP-04 names it as missing without an upload', async () => {
  const listing = someListing({ questions: [] })
  draftStore('application', applyForm([]).schema, 'sessionStorage').write(`${someStudent.id}:${listing.id}`, {
    ...startingDraft(),
    coverLetter: '<p>Hello</p>',
  })
  const upload = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  signIn([listing])
  await render(
    <ApplyDialog
      jobListingId={listing.id}
      step={applyStep.letter}
      onStepChange={vi.fn()}
      onClose={vi.fn()}
      links={links}
    />,
  )
  const send = page.getByRole('button', { name: 'Send application' })
  await send.click()
  const missing = page.getByText(messages.apply.fieldsEmpty)
  await expect.element(missing).toBeVisible()
  const file = new File(['%PDF-1.7'], 'mai.pdf', { type: 'application/pdf' })
  await userEvent.upload(page.getByLabelText('Upload a resume'), file)
  await expect.poll(() => upload).toHaveBeenCalledOnce()
  await expect.element(missing).not.toBeInTheDocument()
  await send.click()
  await expect.element(page.getByText(messages.apply.waitsForResume)).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
})

it('AP-05 opens with the questions, once the session has them, and stays open when a refresh leaves them out', async () => {
  signIn([card])
  await render(
    <ApplyDialog
      jobListingId={whole.id}
      step={applyStep.letter}
      onStepChange={vi.fn()}
      onClose={vi.fn()}
      links={links}
    />,
  )
  expect(page.getByRole('dialog').elements()).toEqual([])
  listings.upsert(whole)
  const dialog = page.getByRole('dialog', { name: whole.jobTitle })
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeVisible()
  signIn([card])
  await expect.element(dialog.getByRole('button', { name: 'Next' })).toBeVisible()
})

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listings, startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { clock, type JobListing } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { ApplyDialog } from './apply-dialog'
import { applyStep } from './apply-form'

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

it('AP-05 opens with the questions, once the session has them, and stays open when a refresh leaves them out', async () => {
  signIn([card])
  const links = { appliedJobs: '/applied' }
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

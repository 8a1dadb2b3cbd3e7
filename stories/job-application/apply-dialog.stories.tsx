import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { session } from '@/client'
import type { RequestOf } from '@/contract'
import { type Application, messages } from '@/domain'
import { ApplyDialog, type ApplyDialogProps } from '@/features/job-application'
import { applicationBarista, applicationBumpIn, gigBaristaApplied } from '../fixtures/applications'
import { gigBarista, gigBumpIn, gigs } from '../fixtures/listings'
import { resumeHospo, resumeLongName, resumesFive } from '../fixtures/resumes'
import { answerTo, refusal } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

const sent = fn<(payload: RequestOf<'apply'>) => void>()

/** A page with a button that opens the dialog, as the dashboard does. */
function Openable(props: ApplyDialogProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <ApplyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const meta = {
  title: 'Screens/Job application/Apply, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: ApplyDialog,
  render: (args) => <Openable {...args} />,
  args: {
    jobListingId: gigBarista.id,
    onClose: fn(),
    links: { appliedJobs: '/student/job-history/applied-jobs' },
  },
  beforeEach: () => {
    sent.mockClear()
    return signedInStudent({ jobList: gigs, resumeList: [resumeHospo] })
  },
} satisfies Meta<typeof ApplyDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
/** The step's submit button, labelled Next or Send application. */
const next = () => dialog().getByRole('button', { name: /^(Next|Send application)$/ })
const pdf = (bytes = 8) => new File(['%PDF-1.7'.padEnd(bytes)], 'cv.pdf', { type: 'application/pdf' })
const fileInput = async () => within(await screen.findByRole('dialog')).findByLabelText(/^Upload a/)

async function fillIn(letter: string) {
  // The student's only resume is preselected.
  await expect(await screen.findByRole('button', { name: 'Mei Lin - Hospo.pdf' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await userEvent.click(await dialog().findByRole('textbox', { name: 'Cover letter' }))
  await userEvent.keyboard(letter)
  await waitFor(() => expect(dialog().getByRole('textbox', { name: 'Cover letter' })).toHaveTextContent(letter))
}

const applied = (application: Application) =>
  answerTo('apply', (payload) => {
    sent(payload)
    return { success: true, message: 'Success', userApplications: [application] }
  })

export const Apply: Story = {
  tags: ['AP-05', 'AP-06', 'AP-10'],
  parameters: { msw: { handlers: [applied(applicationBarista)] } },
  async play() {
    await fillIn('Hello')
    await userEvent.click(next())
    await expect(await dialog().findByRole('link', { name: 'See your applied jobs' })).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith({
      resumeId: resumeHospo.id,
      coverLetter: '<p>Hello</p>',
      jobListingId: gigBarista.id,
    })
    await expect(session.jobList.find(({ id }) => id === gigBarista.id)?.Application).toHaveLength(1)
    await expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
  },
}

export const ApplyWithAnswers: Story = {
  tags: ['AP-05', 'AP-10'],
  args: { jobListingId: gigBumpIn.id },
  parameters: { msw: { handlers: [applied(applicationBumpIn)] } },
  async play() {
    await fillIn('Hello')
    await userEvent.click(next())
    await dialog().findByRole('heading', { name: 'Questions from the employer' })
    for (const radio of await dialog().findAllByRole('radio')) await userEvent.click(radio)
    await userEvent.click(next())
    await dialog().findByRole('link', { name: 'See your applied jobs' })
    await expect(sent.mock.lastCall?.[0].answers).toEqual(
      gigBumpIn.questions.map(({ question, options }) => ({ question, answer: options.at(-1) })),
    )
  },
}

let refusals = 0

export const NothingReturned: Story = {
  tags: ['AP-11'],
  beforeEach: () => {
    refusals = 0
  },
  parameters: {
    msw: {
      handlers: [
        answerTo('apply', () => {
          refusals += 1
          return refusals === 1 ? null : { success: true, message: 'Success', userApplications: [applicationBarista] }
        }),
      ],
    },
  },
  async play() {
    await fillIn('Hello')
    await userEvent.click(next())
    await expect(await dialog().findByRole('alert')).toHaveTextContent(messages.apply.submitFailed)
    await expect(dialog().getByText('Step 1 of 3')).toBeVisible()
    await expect(dialog().getByRole('textbox', { name: 'Cover letter' })).toHaveTextContent('Hello')
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }))
    await expect(await dialog().findByText('Step 3 of 3')).toBeVisible()
  },
}

export const AppliedInAnotherTab: Story = {
  tags: ['AP-10'],
  parameters: {
    msw: {
      handlers: [
        answerTo('apply', () => refusal('conflict', 'Application for this job already exists.')),
        answerTo('studentSession', () => null),
      ],
    },
  },
  async play() {
    await fillIn('Hello')
    await userEvent.click(next())
    await expect(await dialog().findByRole('alert')).toHaveTextContent("You've already applied to this job!")
    await expect(dialog().getByText('Step 1 of 3')).toBeVisible()
  },
}

export const AppliedAlready: Story = {
  tags: ['AP-10'],
  beforeEach: () => signedInStudent({ jobList: [gigBaristaApplied] }),
  async play() {
    await expect((await screen.findByRole('dialog')).textContent).toContain("You've already applied to this job!")
    await expect(dialog().queryByRole('button', { name: /^(Next|Send application)$/ })).toBeNull()
  },
}

export const UploadsAtOnce: Story = {
  tags: ['AP-07'],
  parameters: {
    msw: {
      handlers: [answerTo('uploadResume', () => ({ ...resumeLongName, message: 'Resume uploaded successfully' }))],
    },
  },
  async play() {
    await userEvent.upload(await fileInput(), pdf())
    const tile = await dialog().findByRole('button', { name: resumeLongName.fileName })
    await waitFor(() => expect(tile).toHaveAttribute('aria-pressed', 'true'))
    await expect(session.resumeList.map(({ id }) => id)).toEqual([resumeLongName.id, resumeHospo.id])
  },
}

export const WrongFiles: Story = {
  tags: ['AP-08'],
  async play({ step }) {
    const user = userEvent.setup({ applyAccept: false })
    await step('refuses a file that is no PDF', async () => {
      await user.upload(await fileInput(), new File(['hello'], 'cv.docx', { type: 'application/msword' }))
      await expect(await dialog().findByText('Please select a PDF file.')).toBeVisible()
    })
    await step('refuses a file that is too large', async () => {
      await user.upload(await fileInput(), pdf(6.5 * 1024 * 1024))
      await expect(await dialog().findByText('File size exceeds the 5MB limit. Your file is 6.50 MB.')).toBeVisible()
    })
    await step('refuses an empty file', async () => {
      await user.upload(await fileInput(), new File([], 'cv.pdf', { type: 'application/pdf' }))
      await expect(await dialog().findByText('That file is empty. Choose another one.')).toBeVisible()
    })
  },
}

export const SixthResume: Story = {
  tags: ['AP-08'],
  beforeEach: () => signedInStudent({ jobList: gigs, resumeList: resumesFive }),
  async play() {
    await userEvent.upload(await fileInput(), pdf())
    await expect(await dialog().findByText(/^You can not upload more than 5 resumes\./)).toBeVisible()
  },
}

export const UploadRefused: Story = {
  tags: ['AP-09'],
  parameters: {
    msw: { handlers: [answerTo('uploadResume', () => refusal('unsupportedType', 'Please select a PDF file.'))] },
  },
  async play() {
    await userEvent.upload(await fileInput(), pdf())
    await expect(await dialog().findByText('Upload failed: Please select a PDF file.')).toBeVisible()
    await expect(dialog().queryByRole('button', { name: /again/ })).toBeNull()
  },
}

let uploads = 0

export const UploadLost: Story = {
  tags: ['AP-09'],
  beforeEach: () => {
    uploads = 0
  },
  parameters: {
    msw: {
      handlers: [
        answerTo('uploadResume', () => {
          uploads += 1
          return uploads === 1 ? null : { ...resumeLongName, message: 'Resume uploaded successfully' }
        }),
      ],
    },
  },
  async play() {
    await userEvent.upload(await fileInput(), pdf())
    await expect(await dialog().findByText(`Error: ${messages.general.offline}`)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Try cv.pdf again' }))
    await expect(await dialog().findByRole('button', { name: resumeLongName.fileName })).toBeVisible()
    await expect(dialog().queryByText(/^Error: /)).toBeNull()
  },
}

export const UploadCancelled: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/users/upload-resume', async () => {
          await delay('infinite')
          return HttpResponse.json({})
        }),
      ],
    },
  },
  async play() {
    await userEvent.upload(await fileInput(), pdf())
    await userEvent.click(await dialog().findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Cancel' })).toBeNull())
    await expect(dialog().queryByText(/^(Error|Upload failed): /)).toBeNull()
  },
}

export const DraftKept: Story = {
  async play() {
    await fillIn('Half a letter')
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await expect(await screen.findByRole('button', { name: 'Mei Lin - Hospo.pdf' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(await dialog().findByRole('textbox', { name: 'Cover letter' })).toHaveTextContent('Half a letter')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages } from '@/domain'
import { startingDraft } from '@/features/job-application/apply-form'
import { ApplyDialogScreen } from '@/features/job-application/screens/apply-dialog-screen'
import { gigBarista, gigBumpIn } from '../fixtures/listings'
import { resumeHospo, resumeLongName, resumesFive } from '../fixtures/resumes'
import { answeredBy } from '../handlers/api'
import { anyResume } from '../handlers/files'

type ScreenProps = ComponentProps<typeof ApplyDialogScreen>

const letter = '<p>Hello! I have pulled shots for <strong>two years</strong>.</p>'
const ready = { ...startingDraft(), resumeId: resumeHospo.id, coverLetter: letter }
const noUpload = { fileName: null, progress: null, error: null, canRetry: false }

/** Holds the draft and the step in state, so that a story can go through all steps. */
function Walkable(props: ScreenProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <ApplyDialogScreen
      {...props}
      draft={draft}
      onChange={(typed) => {
        props.onChange(typed)
        setDraft({ ...draft, ...typed })
      }}
      onNext={() => setDraft({ ...draft, step: 2 })}
      onBack={() => setDraft({ ...draft, step: 1 })}
    />
  )
}

const meta = {
  title: 'Screens/Job application/Apply',
  component: ApplyDialogScreen,
  render: (args) => <Walkable {...args} />,
  args: {
    closedReason: null,
    changeNotice: '',
    jobTitle: gigBarista.jobTitle,
    companyName: gigBarista.company.companyName,
    questions: [],
    resumes: [resumeHospo, resumeLongName],
    upload: noUpload,
    draft: startingDraft(),
    saveState: 'changed',
    failure: null,
    canRetry: true,
    isWaitingForResume: false,
    blockedMessage: null,
    appliedJobsHref: '/student/job-history/applied-jobs',
    onChange: fn(),
    onPickFile: fn(),
    onCancelUpload: fn(),
    onRetryUpload: fn(),
    onNext: fn(),
    onBack: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ApplyDialogScreen>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog'))
/** The step's submit button, labelled Next or Send application. */
const next = () => dialog().getByRole('button', { name: /^(Next|Send application)$/ })
const progress = () => dialog().getByRole('progressbar').getAttribute('aria-valuenow')
const letterBox = () => dialog().findByRole('textbox', { name: 'Cover letter' })

export const ResumeAndLetter: Story = {
  tags: ['AP-01', 'AP-02', 'AP-03', 'dark', 'both-widths'],
  async play() {
    await expect(progress()).toBe('33')
    await expect(dialog().getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect(await letterBox()).toHaveAttribute(
      'aria-placeholder',
      'Write here. What you type helps you stand out to the business, and our suggestion model prioritises your profile.',
    )
    for (const tool of [/^Bold/, /^Italic/, /^Bullet list/])
      await expect(dialog().getByRole('button', { name: tool })).toBeVisible()
    const tile = dialog().getByRole('button', { name: 'Mei Lin - Hospo.pdf' })
    await userEvent.click(tile)
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    const share = dialog().getByRole('checkbox', { name: 'Share my phone and e-mail with this business' })
    await expect(share).toBeChecked()
    await userEvent.click(share)
    await expect(share).not.toBeChecked()
    await userEvent.click(share)
  },
}

export const FieldsEmpty: Story = {
  tags: ['AP-04', 'both-widths'],
  async play() {
    await letterBox()
    await userEvent.click(next())
    await expect(dialog().getByText('Some fields are empty!')).toBeVisible()
    await expect(next()).toBeDisabled()
    await userEvent.click(dialog().getByRole('button', { name: 'Mei Lin - Hospo.pdf' }))
    await waitFor(() => expect(next()).toBeEnabled())
    await expect(dialog().queryByText('Some fields are empty!')).toBeNull()
    await userEvent.click(next())
    await expect(dialog().getByText('Some fields are empty!')).toBeVisible()
    await waitFor(async () => expect(await letterBox()).toHaveFocus())
    await expect(await letterBox()).toHaveAttribute('aria-invalid', 'true')
  },
}

export const LetterWritten: Story = {
  tags: ['AP-04', 'both-widths'],
  args: { draft: { ...ready, coverLetter: '' } },
  async play({ args }) {
    const box = await letterBox()
    await userEvent.click(next())
    await expect(next()).toBeDisabled()
    await userEvent.click(box)
    await userEvent.keyboard('Hi')
    await waitFor(() => expect(next()).toBeEnabled())
    await expect(next()).toHaveTextContent('Send application')
    await userEvent.click(next())
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const paragraphs = ['bold', 'italic', 'point', 'one', 'two', 'three']

/** Each tool of the toolbar on its own paragraph; the last changes a heading back to text. */
export const LetterFormatted: Story = {
  tags: ['AP-02', 'no-visual'],
  args: {
    draft: { ...ready, coverLetter: `${paragraphs.map((text) => `<p>${text}</p>`).join('')}<h2>plain</h2>` },
  },
  async play({ args }) {
    const box = await letterBox()
    await userEvent.click(box)
    /** Selects a paragraph as a pointer does; the editor's selection follows after a moment. */
    const select = (text: string) =>
      waitFor(async () => {
        const selection = document.getSelection()
        const heard = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }))
        selection?.selectAllChildren(within(box).getByText(text))
        await heard
        await expect(selection?.toString()).toBe(text)
      })
    const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
    const chooseStyle = async (name: string) => {
      await userEvent.click(dialog().getByRole('button', { name: /^Text style/ }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name }))
    }
    const edits: [text: string, edit: () => Promise<void>, html: string][] = [
      ['bold', () => press('Bold'), '<p><strong>bold</strong></p>'],
      ['italic', () => press('Italic'), '<p><em>italic</em></p>'],
      ['point', () => press('Bullet list'), '<ul><li><p>point</p></li></ul>'],
      ['one', () => chooseStyle('Heading 1'), '<h1>one</h1>'],
      ['two', () => chooseStyle('Heading 2'), '<h2>two</h2>'],
      ['three', () => chooseStyle('Heading 3'), '<h3>three</h3>'],
      ['plain', () => chooseStyle('Normal text'), '<p>plain</p>'],
    ]
    for (const [text, edit, html] of edits) {
      await select(text)
      await edit()
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith(
          expect.objectContaining({ coverLetter: expect.stringContaining(html) }),
        ),
      )
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ coverLetter: edits.map(([, , html]) => html).join('') }),
    )
  },
}

/** Each resume with its rendered first page. */
export const ResumePictures: Story = {
  parameters: answeredBy(anyResume),
  async play() {
    const pictures = () => screen.getByRole('dialog').querySelectorAll('canvas')
    await waitFor(() => expect(pictures()).toHaveLength(2))
  },
}

export const NoResumesYet: Story = {
  tags: ['AP-02'],
  args: { resumes: [] },
  async play({ args }) {
    const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
    await userEvent.upload(dialog().getByLabelText('Upload a resume'), file)
    await expect(args.onPickFile).toHaveBeenCalledWith(file)
  },
}

export const Uploading: Story = {
  tags: ['AP-07', 'both-widths'],
  args: { upload: { fileName: 'Barista.pdf', progress: 42, error: null, canRetry: false } },
  async play({ args }) {
    await expect(dialog().getByRole('progressbar', { name: 'Uploading Barista.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancelUpload).toHaveBeenCalledOnce()
  },
}

export const FiveResumes: Story = {
  tags: ['AP-08'],
  args: { resumes: resumesFive, upload: { ...noUpload, error: messages.apply.tooManyResumes } },
  async play() {
    await expect(dialog().getByLabelText('Upload another resume')).toHaveAccessibleDescription(
      /You can not upload more than 5 resumes\. Please delete one of the uploaded ones, click on Save Details below, and then try uploading again!/,
    )
  },
}

export const UploadFailed: Story = {
  tags: ['AP-09', 'both-widths'],
  args: { upload: { fileName: 'cv.pdf', progress: null, error: 'Upload failed: no room left', canRetry: true } },
  async play({ args }) {
    await expect(dialog().getByText('Upload failed: no room left')).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Try cv.pdf again' }))
    await expect(args.onRetryUpload).toHaveBeenCalledOnce()
  },
}

export const Questions: Story = {
  tags: ['AP-01', 'AP-05', 'dark'],
  args: {
    jobTitle: gigBumpIn.jobTitle,
    companyName: gigBumpIn.company.companyName,
    questions: gigBumpIn.questions,
    draft: ready,
  },
  async play({ step }) {
    await letterBox()
    await userEvent.click(next())
    await waitFor(() => expect(progress()).toBe('67'))
    const heading = dialog().getByRole('heading', { name: 'Questions from the business' })
    await waitFor(() => expect(heading).toHaveFocus())
    await step('requires an answer to every question', async () => {
      await userEvent.click(next())
      await expect(dialog().getByText('You need to select all those answers!')).toBeVisible()
      await expect(next()).toBeDisabled()
    })
    await step('offers the fixed answers of a question', async () => {
      for (const { question, options } of gigBumpIn.questions) {
        const group = within(dialog().getByRole('radiogroup', { name: question }))
        await expect(group.getAllByRole('radio')).toHaveLength(options.length)
        for (const option of options) await expect(group.getByRole('radio', { name: option })).toBeVisible()
        await userEvent.click(group.getByRole('radio', { name: options[0] }))
      }
      await waitFor(() => expect(next()).toBeEnabled())
    })
    await step('Back keeps the draft', async () => {
      await userEvent.click(dialog().getByRole('button', { name: 'Back' }))
      await waitFor(() => expect(progress()).toBe('33'))
      await expect(await letterBox()).toHaveTextContent('I have pulled shots')
      await userEvent.click(next())
      await waitFor(() => expect(dialog().getAllByRole('radio', { checked: true })).toHaveLength(2))
    })
  },
}

export const Sending: Story = {
  args: { draft: ready, saveState: 'saving' },
  async play({ args }) {
    await expect(next()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(next())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Send was pressed while a resume is being uploaded, whose upload can still be cancelled. */
export const WaitingForResume: Story = {
  tags: ['AP-07', 'no-visual'],
  args: {
    draft: ready,
    upload: { fileName: 'Barista.pdf', progress: 42, error: null, canRetry: false },
    isWaitingForResume: true,
  },
  async play({ args }) {
    await expect(dialog().getByText(messages.apply.waitsForResume)).toHaveRole('status')
    await expect(next()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(next())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(dialog().getByRole('button', { name: /Cancel/ }))
    await expect(args.onCancelUpload).toHaveBeenCalledOnce()
  },
}

export const SendingFailed: Story = {
  tags: ['AP-11'],
  args: { draft: ready, failure: messages.apply.submitFailed },
  async play({ args }) {
    await expect(dialog().getByRole('alert')).toHaveTextContent(messages.apply.submitFailed)
    await expect(progress()).toBe('33')
    await expect(await letterBox()).toHaveTextContent('I have pulled shots')
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const AppliedBefore: Story = {
  tags: ['AP-10'],
  args: { draft: ready, failure: messages.apply.alreadyApplied, canRetry: false },
  async play() {
    await expect(dialog().getByRole('alert')).toHaveTextContent("You've already applied to this job!")
    await expect(dialog().queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const Sent: Story = {
  tags: ['AP-01', 'AP-06', 'dark'],
  args: { draft: ready, saveState: 'saved' },
  async play() {
    await expect(progress()).toBe('100')
    await expect(dialog().getByRole('link', { name: 'See your applied jobs' })).toHaveAttribute(
      'href',
      '/student/job-history/applied-jobs',
    )
    await expect(dialog().queryByRole('button', { name: 'Back' })).toBeNull()
    await expect(dialog().queryByRole('button', { name: /^(Next|Send application)$/ })).toBeNull()
  },
}

export const NoLongerOpen: Story = {
  args: { blockedMessage: messages.apply.closed },
  async play() {
    await expect(dialog().getByText('This gig is no longer accepting applications.')).toBeVisible()
  },
}

/** The gig was paused while the student wrote: the letter stays, and nothing is sent. */
export const PausedWhileWriting: Story = {
  tags: ['PF-09'],
  args: { draft: ready, closedReason: messages.listing.closedReasons.paused },
  async play({ args }) {
    const reason = "This gig is paused. It may take applications again later. What you've written stays here."
    const send = dialog().getByRole('button', { name: 'Send application' })
    await expect(dialog().getByText(reason)).toBeVisible()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveAccessibleDescription(reason)
    await userEvent.click(send)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(await letterBox()).toHaveTextContent('I have pulled shots')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { session } from '@/client'
import { gigDraftSubjectSchema, requests } from '@/contract'
import { messages } from '@/domain'
import { GigFromListingPage, GigWizardPage } from '@/features/gig-posting'
import { draftOfListing, type GigDraft, startingDraft } from '@/features/gig-posting/gig-draft'
import { withTime } from '@/features/gig-posting/timings'
import { ListingPreview } from '@/features/job-search'
import { businessRitual } from '../fixtures/business'
import { gateAddresses } from '../fixtures/gate-links'
import { gigWithoutApplicants } from '../fixtures/received-applications'
import { answeredBy, answerTo, refusal } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const key = `campus-gigs:draft:gig-wizard:${businessRitual.id}`

/** Stores a complete draft, as an earlier visit does. */
function storeDraft(typed: Partial<GigDraft> = {}) {
  const fresh = startingDraft(businessRitual)
  const draft: GigDraft = {
    ...fresh,
    step: 5,
    jobTitle: 'Weekend barista',
    jobType: 'Casual',
    timings: withTime(fresh.timings, 'saturday', { start: '12:00', end: '17:00' }),
    payStart: '33.05',
    payEnd: '38',
    summary: ['Pour coffee'],
    keywords: ['Hospo'],
    ...typed,
  }
  localStorage.setItem(key, JSON.stringify(draft))
}

const posted = fn()

/** Validates the form as the server does. */
async function readForm(request: Request) {
  const form = await request.formData()
  const { jobPosterImg, ...texts } = Object.fromEntries(form)
  posted(requests.createNewGig.parse(texts), jobPosterImg instanceof File ? jobPosterImg.type : null)
}

const accepted = {
  success: true as const,
  jobListingId: gigWithoutApplicants.id,
  data: { jobListing: { jobListingsWithApplicationStatus: [gigWithoutApplicants] } },
}

/** Accepts every draft that the page saves. */
const keepsDraft = answerTo('saveGigDraft', (gigDraft) => ({
  success: true,
  gigDraft: { ...gigDraft, subject: gigDraftSubjectSchema.parse(gigDraft.subject) },
}))

const meta = {
  title: 'Screens/Gig posting/Wizard, connected',
  tags: ['no-visual'],
  component: GigWizardPage,
  parameters: answeredBy(keepsDraft),
  args: {
    onPosted: fn(),
    renderListing: (listing) => <ListingPreview listing={listing} />,
    gateLinks: gateAddresses,
  },
  beforeEach() {
    posted.mockClear()
    return signedInBusiness()
  },
} satisfies Meta<typeof GigWizardPage>
export default meta
type Story = StoryObj<typeof meta>

/** No response: the draft stays, and the retry has the same idempotency key, so the listing is posted once. */
export const FailsThenRetries: Story = {
  tags: ['GW-09'],
  beforeEach: () => storeDraft(),
  parameters: answeredBy(
    keepsDraft,
    answerTo('createGig', async (_, request) => {
      await readForm(request)
      return posted.mock.calls.length === 1 ? null : accepted
    }),
  ),
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Could you quickly retry this process again?',
    )
    await expect(localStorage.getItem(key)).toContain('Weekend barista')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledOnce())
    const [first, second] = posted.mock.calls.map(([form]) => form.idempotencyKey)
    await expect(first).toBe(second)
  },
}

/** The server refuses a field of an earlier step: the wizard shows that step with the message at the field. */
export const ServerRefuses: Story = {
  tags: ['GW-09'],
  beforeEach: () => storeDraft(),
  parameters: answeredBy(
    keepsDraft,
    answerTo('createGig', refusal('invalid', messages.general.invalid, { jobTitle: messages.general.tooLong })),
  ),
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Job Basics (Overview)' })).toBeVisible()
    await expect(canvas.getByText(messages.gig.postingFailed)).toBeVisible()
    await expect(canvas.getByLabelText(/^Job title/)).toHaveAccessibleDescription(messages.general.tooLong)
    await expect(args.onPosted).not.toHaveBeenCalled()
  },
}

let version = 1
const saved = fn()

const renderEdit: Story['render'] = (args) => (
  <GigFromListingPage
    {...args}
    jobListingId={gigWithoutApplicants.id}
    mode="edit"
    gigHref="/business/gig/1"
    gigsHref="/business/gigs"
  />
)

/** A draft of an outdated version has a notice. The first save is refused; the second replaces the other changes. */
export const EditedElsewhere: Story = {
  tags: ['PF-05', 'PF-06'],
  render: renderEdit,
  parameters: answeredBy(
    keepsDraft,
    answerTo('gig', () => ({
      success: true,
      jobListing: { ...gigWithoutApplicants, version },
      supportEmail: 'support@campusgigs.example',
    })),
    answerTo('editGig', async (_, request) => {
      const sent = Object.fromEntries(await request.formData())
      saved(sent.jobTitle, sent.version)
      if (sent.version !== '2') {
        version = 2
        return refusal('conflict', messages.gig.editedElsewhere)
      }
      const jobListing = { ...gigWithoutApplicants, jobTitle: 'Sunday barista', version: 3 }
      return { success: true, jobListing, supportEmail: 'support@campusgigs.example' }
    }),
  ),
  beforeEach() {
    version = 1
    saved.mockClear()
    const edit = { ...draftOfListing(gigWithoutApplicants), editedVersion: 0, jobTitle: 'Sunday barista' }
    localStorage.setItem(`${key}:edit:${gigWithoutApplicants.id}`, JSON.stringify(edit))
    return signedInBusiness({ businessJobListData: [gigWithoutApplicants] })
  },
  async play({ args, canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit your gig' })).toBeVisible()
    await expect(canvas.getByText(messages.gig.editOutdated)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.gig.editedElsewhere)
    await expect(args.onPosted).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(args.onPosted).toHaveBeenCalledOnce())
    await expect(saved.mock.calls).toEqual([
      ['Sunday barista', '0'],
      ['Sunday barista', '2'],
    ])
    await expect(session.businessJobListData[0]?.jobTitle).toBe('Sunday barista')
  },
}

/** The URL names no gig of the business, so the error has no Retry. */
export const Missing: Story = {
  render: renderEdit,
  parameters: answeredBy(keepsDraft, answerTo('gig', refusal('notFound', 'Not found.'))),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Your gigs' })).toHaveAttribute('href', '/business/gigs')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

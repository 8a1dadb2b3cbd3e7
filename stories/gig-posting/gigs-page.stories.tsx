import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { BusinessJobListing } from '@/domain'
import { GigsPage, useGigSeen } from '@/features/gig-posting'
import { seenGigs } from '@/features/gig-posting/seen-gigs.store'
import { businessRitual } from '../fixtures/business'
import { gigWithApplicants, gigWithoutApplicants } from '../fixtures/received-applications'
import { answerTo } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const quiet: BusinessJobListing = {
  ...gigWithoutApplicants,
  id: '91900000-0000-4000-8000-000000000009',
  jobTitle: 'Dish hand',
}

const meta = {
  title: 'Screens/Gig posting/Gigs, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: GigsPage,
  args: { links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}` } },
  parameters: {
    msw: {
      handlers: [
        answerTo('businessSession', {
          message: 'Success',
          response: 'Success',
          businessData: businessRitual,
          businessJobListData: [gigWithApplicants, quiet],
        }),
      ],
    },
  },
  beforeEach() {
    seenGigs.at = {}
    return signedInBusiness()
  },
} satisfies Meta<typeof GigsPage>
export default meta
type Story = StoryObj<typeof meta>

const unread = ', some not looked at yet'

/** Asks the server on opening; a gig nobody has opened since somebody applied carries a dot. */
export const Fresh: Story = {
  tags: ['GL-01'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /Weekend barista/ })).toHaveTextContent(unread)
    await expect(canvas.getByRole('link', { name: /Dish hand/ })).not.toHaveTextContent(unread)
    await expect(canvas.getByText('live jobs').nextElementSibling).toHaveTextContent('2')
  },
}

function SeenFirst(props: Parameters<typeof GigsPage>[0]) {
  useGigSeen(gigWithApplicants.id)
  return <GigsPage {...props} />
}

/** The gig's page has been open since. */
export const Seen: Story = {
  tags: ['GL-01'],
  render: (args) => <SeenFirst {...args} />,
  async play({ canvas }) {
    const card = await canvas.findByRole('link', { name: /Weekend barista/ })
    await waitFor(() => expect(card).not.toHaveTextContent(unread))
  },
}

/** The reload fails: the known listings stay, with a note. */
export const Offline: Story = {
  parameters: { msw: { handlers: [answerTo('businessSession', null)] } },
  beforeEach() {
    signedInBusiness({ businessJobListData: [quiet] })
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(canvas.getByRole('link', { name: /Dish hand/ })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '@/app/paths'
import { GigsPage } from '@/features/gig-posting'
import { gigWithoutApplicants } from '../fixtures/received-applications'
import { answeredBy, answerTo } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const meta = {
  title: 'Screens/Gig posting/Gigs, connected',
  // The screen's own stories have the pictures of its states; a journey tests the unread dot (GL-01).
  tags: ['no-visual'],
  component: GigsPage,
  args: { links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}`, gigDraft: paths.gigDraft } },
} satisfies Meta<typeof GigsPage>
export default meta
type Story = StoryObj<typeof meta>

/** The reload fails: the known listings stay, with a note. */
export const Offline: Story = {
  parameters: answeredBy(answerTo('businessSession', null)),
  beforeEach: () => signedInBusiness({ businessJobListData: [gigWithoutApplicants] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(canvas.getByRole('link', { name: /Weekend barista/ })).toBeVisible()
  },
}

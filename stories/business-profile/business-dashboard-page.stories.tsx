import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { paths } from '@/app/paths'
import { BusinessDashboardPage } from '@/features/business-profile'
import { businessRitual } from '../fixtures/business'
import { gigWithApplicants, gigWithoutApplicants } from '../fixtures/received-applications'
import { answeredBy, answerTo } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const handleRequest = fn()
const current = {
  message: 'Success',
  response: 'Success',
  businessData: businessRitual,
  businessJobListData: [gigWithApplicants],
}

const meta = {
  title: 'Screens/Business profile/Dashboard, connected',
  tags: ['no-visual'],
  component: BusinessDashboardPage,
  args: { links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}`, gigDraft: paths.gigDraft } },
  beforeEach() {
    handleRequest.mockClear()
    return signedInBusiness({ businessJobListData: [gigWithoutApplicants] })
  },
} satisfies Meta<typeof BusinessDashboardPage>
export default meta
type Story = StoryObj<typeof meta>

/** The stored session shows at once; the server's response replaces it. */
export const Fresh: Story = {
  tags: ['BD-02'],
  parameters: answeredBy(answerTo('businessSession', current)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('row', { name: /Weekend barista/ })).toHaveTextContent('Candidates3'))
  },
}

/** The first attempt fails; Retry loads the page. */
export const Offline: Story = {
  parameters: answeredBy(
    answerTo('businessSession', () => {
      handleRequest()
      return handleRequest.mock.calls.length === 1 ? null : current
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(canvas.getByRole('row', { name: /Weekend barista/ })).toHaveTextContent('Candidates0')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

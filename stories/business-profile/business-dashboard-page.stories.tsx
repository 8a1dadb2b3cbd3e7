import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { BusinessDashboardPage } from '@/features/business-profile'
import { businessRitual } from '../fixtures/business'
import { gigWithApplicants, gigWithoutApplicants } from '../fixtures/received-applications'
import { answerTo } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

const asked = fn()
const current = {
  message: 'Success',
  response: 'Success',
  businessData: businessRitual,
  businessJobListData: [gigWithApplicants],
}

const meta = {
  title: 'Screens/Business profile/Dashboard, connected',
  // Wiring is tested here; the states are pictured in the screen's own stories.
  tags: ['no-visual'],
  component: BusinessDashboardPage,
  args: { links: { createGig: '/business/createGig', gig: (id) => `/business/gig/${id}` } },
  beforeEach() {
    asked.mockClear()
    return signedInBusiness({ businessJobListData: [gigWithoutApplicants] })
  },
} satisfies Meta<typeof BusinessDashboardPage>
export default meta
type Story = StoryObj<typeof meta>

/** What was stored shows at once, what the server says replaces it. */
export const Fresh: Story = {
  tags: ['BD-02'],
  parameters: { msw: { handlers: [answerTo('businessSession', current)] } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('row', { name: /Weekend barista/ })).toHaveTextContent('Candidates3'))
  },
}

/** The server comes back on the second try. */
export const Offline: Story = {
  parameters: {
    msw: {
      handlers: [
        answerTo('businessSession', () => {
          asked()
          return asked.mock.calls.length === 1 ? null : current
        }),
      ],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(canvas.getByRole('row', { name: /Weekend barista/ })).toHaveTextContent('Candidates0')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { account } from '@/client'
import { clock } from '@/domain'
import { LandingPage } from '@/features/landing'
import { gigBarista } from '../fixtures/listings'
import { studentWithoutWeek } from '../fixtures/student'
import { answerTo } from '../handlers/api'
import { startSignedOut } from '../handlers/signed-out'
import { signedInStudent } from '../handlers/student-session'

const mondayMorning = 1 << 4
const liveWeeks = answerTo('liveWeeks', { total: 5, weeks: [{ mask: mondayMorning, count: 3 }] })

const fittingGigs = answerTo('fittingGigs', ({ mask }) => ({
  gigs: Number(mask) === mondayMorning ? [{ ...gigBarista, companyName: 'Morning Ritual Espresso' }] : [],
}))

const meta = {
  title: 'Screens/Landing/Landing, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: LandingPage,
  args: {
    links: {
      onboarding: '/onboarding',
      studentSignUp: '/student/signup',
      businessSignUp: '/business/signup',
      gig: (id) => `/dashboard?job=${id}`,
      dashboard: '/dashboard',
      businessDashboard: '/businessdashboard',
    },
  },
  parameters: { msw: { handlers: [liveWeeks, fittingGigs] } },
  beforeEach() {
    startSignedOut()
    return startSignedOut
  },
} satisfies Meta<typeof LandingPage>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ['LA-01', 'LA-03'],
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/onboarding')
    await expect(await canvas.findByText("Paint the hours you're free: 3 live gigs are waiting.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Monday morning/i }))
    await expect(canvas.getByText('3 of 3 live gigs fit this week.')).toBeVisible()
    const gig = await canvas.findByRole('link', { name: 'Weekend barista' })
    await expect(gig).toHaveAttribute('href', expect.stringMatching(/^\/dashboard\?job=/))
    await expect(canvas.getByText('© 2026 Campus Gigs')).toBeVisible()
  },
}

/** The copyright line has the year in Melbourne, where it is already New Year. */
export const NewYearInMelbourne: Story = {
  tags: ['LA-03'],
  beforeEach() {
    clock.set('2031-12-31T13:00:00.000Z')
  },
  async play({ canvas }) {
    await expect(within(canvas.getByRole('contentinfo')).getByText('© 2032 Campus Gigs')).toBeVisible()
  },
}

export const CompleteStudent: Story = {
  tags: ['LA-01'],
  beforeEach: () => signedInStudent(),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Go to my jobs' })).toHaveAttribute('href', '/dashboard')
  },
}

export const UnfinishedStudent: Story = {
  tags: ['LA-01'],
  beforeEach: () => signedInStudent({ userData: studentWithoutWeek }),
  async play({ canvas }) {
    await expect(account.user).not.toBeNull()
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toBeVisible()
  },
}

export const GigsUnreachable: Story = {
  parameters: { msw: { handlers: [answerTo('liveWeeks', null), answerTo('fittingGigs', null)] } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/couldn't count the live gigs/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Monday morning/i }))
    await expect(await canvas.findByText('1 of 28 slots free')).toBeVisible()
  },
}

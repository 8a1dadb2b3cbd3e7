import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Landing } from '@/app/routes/landing-route'
import { clearSession } from '@/client'
import { clock } from '@/domain'
import { answeredBy, answerTo } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

const meta = {
  title: 'Screens/Landing/Landing, connected',
  tags: ['no-visual'],
  component: Landing,
  parameters: answeredBy(answerTo('liveWeeks', { total: 0, weeks: [] }), answerTo('fittingGigs', { gigs: [] })),
  beforeEach() {
    clearSession()
    return clearSession
  },
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

/** The copyright line shows the year in Melbourne, where the new year has already begun. */
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

export const GigsUnreachable: Story = {
  parameters: answeredBy(answerTo('liveWeeks', null), answerTo('fittingGigs', null)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/couldn't count the live gigs/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Monday morning/i }))
    await expect(await canvas.findByText('1 of 28 slots free')).toBeVisible()
  },
}

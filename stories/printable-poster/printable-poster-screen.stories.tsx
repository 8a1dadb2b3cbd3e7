import { DAYS } from '@campus-gigs/ui/availability'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { limits } from '@/domain'
import { PrintablePosterScreen } from '@/features/printable-poster/screens/printable-poster-screen'
import { gigBumpIn, gigShelves, shiftOn } from '../fixtures/listings'
import { gigOverWithoutShifts, gigWithoutApplicants, receivedBy } from '../fixtures/received-applications'

const meta = {
  title: 'Screens/Printable poster',
  component: PrintablePosterScreen,
  args: {
    gig: gigWithoutApplicants,
    now: new Date('2026-11-21T01:30:00.000Z'),
    gigHref: '/business/gig/1',
    jobUrl: `https://gigs.example/dashboard?job=${gigWithoutApplicants.id}`,
    onPrint: fn(),
  },
} satisfies Meta<typeof PrintablePosterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  tags: ['GW-09'],
  async play({ args, canvas }) {
    const poster = canvas.getByRole('article', { name: 'The poster' })
    for (const text of [
      'Morning Ritual Espresso',
      'Weekend barista',
      '$33.05 – $38 Per Hour',
      'Saturday 12 pm – 5 pm',
      'Apply by 25 November.',
      args.jobUrl,
    ])
      await expect(poster).toHaveTextContent(text)
    await expect(canvas.getByRole('img', { name: 'QR code of the link to the gig' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

/** The poster of a one-time gig shows the date. */
export const OneTimeGig: Story = {
  tags: ['GW-09'],
  args: { gig: receivedBy(gigBumpIn) },
  async play({ canvas }) {
    await expect(canvas.getByText(/One Time Gig in Footscray 3011, Wednesday 25 November/)).toBeVisible()
  },
}

/** The poster of a gig without pay and shift times. */
export const ShiftsLater: Story = {
  tags: ['GW-09'],
  args: { gig: receivedBy(gigShelves) },
  async play({ canvas }) {
    await expect(canvas.getByText('To be determined later')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Shifts' })).toBeNull()
  },
}

/** The longest texts and two shifts a day. */
export const Longest: Story = {
  args: {
    gig: {
      ...gigWithoutApplicants,
      jobTitle: 'Wholegrain '.repeat(12).slice(0, limits.title),
      company: { ...gigWithoutApplicants.company, companyName: 'Marketing '.repeat(8) },
      Shift: DAYS.flatMap((day) => [shiftOn(day, '07:00', '11:30'), shiftOn(day, '22:30', '02:30')]),
    },
  },
  async play({ canvas }) {
    // Stored from Sunday on, listed from Monday on.
    const shifts = within(canvas.getByRole('region', { name: 'Shifts' })).getAllByRole('listitem')
    await expect(shifts[0]).toHaveTextContent('Monday 7 am – 11:30 am')
    await expect(shifts.at(-1)).toHaveTextContent('Sunday 10:30 pm – 2:30 am (next day)')
  },
}

/** The gig takes no applications, and the page says so above the poster. */
export const NotLive: Story = {
  tags: ['GW-09'],
  args: { gig: gigOverWithoutShifts },
  async play({ canvas }) {
    await expect(canvas.getByText(/so don't put its poster up yet/)).toBeVisible()
  },
}

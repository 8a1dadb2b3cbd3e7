import { type AvailabilityEntry, entriesOf } from '@campus-gigs/ui/availability'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LandingScreen, type LandingScreenProps } from '@/features/landing/screens/landing-screen'
import { gigs } from '../fixtures/listings'

const live = {
  total: 24,
  weeks: [
    { mask: 0, count: 1 },
    { mask: (1 << 4) | (1 << 8), count: 9 },
    { mask: (1 << 22) | (1 << 26), count: 14 },
  ],
}

/** Holds the painted week in state, as the page does. */
function PaintableLanding(props: LandingScreenProps) {
  const [week, setWeek] = useState<readonly AvailabilityEntry[]>(props.week)
  return <LandingScreen {...props} week={week} onWeekChange={setWeek} />
}

const meta = {
  title: 'Screens/Landing/Landing',
  component: LandingScreen,
  args: {
    action: { label: 'Get Started', href: '/onboarding' },
    links: {
      onboarding: '/onboarding',
      privacy: '/privacy',
      terms: '/terms',
      studentSignUp: '/student/signup',
      businessSignUp: '/business/signup',
      gig: (id) => `/dashboard?job=${id}`,
    },
    live,
    isSearching: false,
    gigs: gigs.slice(0, 3).map(({ company, ...gig }) => ({ ...gig, companyName: company.companyName })),
    week: [],
    onWeekChange: fn(),
    year: 2026,
  },
} satisfies Meta<typeof LandingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  tags: ['LA-01', 'LA-02', 'LA-03', 'dark'],
  async play({ canvas }) {
    const newest = within(canvas.getByRole('list', { name: 'Newest gigs' }))
    await expect(newest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      gigs.map(({ jobTitle }) => jobTitle),
    )
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Campus Gig Marketplace')
    const links = {
      'Get Started': '/onboarding',
      'Sign Up as a Student': '/student/signup',
      'SignUp and Post a Gig': '/business/signup',
      'Join Now': '/onboarding',
    }
    for (const [name, href] of Object.entries(links))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const name of ['For Students', 'For Businesses', 'Get Started Today'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Why Choose/ })).toBeVisible()
    for (const point of [
      /^Earn while you learn\. /,
      /reach students/,
      /free for the first week/,
      'A matching algorithm you can read',
      /university incubator/,
    ])
      await expect(canvas.getByText(point)).toBeVisible()
    const founders = canvas.getByRole('heading', { name: 'From the founders' }).closest('section')
    const quotes = within(founders ?? document.body).getAllByRole('figure')
    await expect(quotes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/“I wanted a job board that knew I had a lab on Thursday\.”.*Sample FounderCo-founder$/),
      expect.stringMatching(
        /“My café needed one person for one evening\. Now I can see who\.”.*Another Sample FounderCo-founder$/,
      ),
    ])
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByText('Your week, well worked.')).toBeVisible()
    await expect(footer.getByText('© 2026 Campus Gigs')).toBeVisible()
  },
}

export const PaintingAWeek: Story = {
  render: (args) => <PaintableLanding {...args} />,
  async play({ canvas }) {
    await expect(canvas.getByText("Paint the hours you're free: 23 live gigs are waiting.")).toBeVisible()
    const grid = within(canvas.getByRole('grid', { name: 'The week you are free' }))
    await userEvent.click(grid.getByRole('button', { name: /^Monday morning/i }))
    await expect(canvas.getByText('None of 23 live gigs fits yet. Add an evening or a weekend?')).toBeVisible()
    await userEvent.click(grid.getByRole('button', { name: /^Tuesday morning/i }))
    await expect(canvas.getByText('9 of 23 live gigs fit this week.')).toBeVisible()
  },
}

export const FullWeek: Story = {
  // On a desktop this story differs from the one before by its painted cells.
  tags: ['phone-only'],
  args: { week: entriesOf(2 ** 28 - 1) },
  async play({ canvas }) {
    await expect(canvas.getByText('23 of 23 live gigs fit this week.')).toBeVisible()
  },
}

export const CountingGigs: Story = {
  // On a desktop this story differs from the others by one line of text.
  tags: ['phone-only'],
  args: { live: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('Counting the live gigs…')).toBeVisible()
  },
}

export const CountFailed: Story = {
  // On a desktop this story differs from the others by one line of text.
  tags: ['phone-only'],
  args: { live: null },
  async play({ canvas }) {
    await expect(canvas.getByText(/couldn't count the live gigs/)).toBeVisible()
  },
}

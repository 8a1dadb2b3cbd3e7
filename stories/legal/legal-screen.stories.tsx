import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LegalScreen, privacySections, termsSections } from '@/features/legal'

const meta = {
  title: 'Screens/Legal/Page',
  component: LegalScreen,
} satisfies Meta<typeof LegalScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Privacy: Story = {
  tags: ['phone-only'],
  args: {
    heading: 'Privacy',
    lead: 'What we keep about you, who sees it, for how long, and what you can do about it.',
    sections: privacySections,
    other: { label: 'Read the terms', href: '/terms' },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      args.sections.map(({ heading }) => heading),
    )
    const kept = within(canvas.getByRole('region', { name: 'How long we keep it' }))
    await expect(kept.getByText(/^90 days after a gig has ended/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms')
  },
}

export const Terms: Story = {
  tags: ['no-visual'],
  args: {
    heading: 'Terms',
    lead: 'The rules for students and businesses who use Campus Gigs.',
    sections: termsSections,
    other: { label: 'Read about your privacy', href: '/privacy' },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('You can keep 5 resumes of up to 5 MB each.')).toBeVisible()
    await expect(
      canvas.getByText('A gig is live for 7 days, or until the end of its date, free of charge. You can extend it.'),
    ).toBeVisible()
  },
}

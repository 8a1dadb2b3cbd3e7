import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startClient } from '@/client'
import type { FittingGig } from '@/contract'
import { LandingPage } from './landing-page'

const gig: FittingGig = {
  id: '91900000-0000-4000-8000-00000000aaaa',
  jobTitle: 'Barista',
  companyName: 'Corner',
  jobSuburbName: 'Fitzroy',
  payRangeStart: 33,
  payRangeEnd: 35,
  payType: 'Per Hour',
}

/** Answers the pending searches for fitting gigs, oldest first. */
let answers: ((gigs: readonly FittingGig[]) => void)[]

beforeEach(() => {
  onTestFinished(startClient())
  answers = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    if (!String(url).includes('fitting-gigs')) {
      return new Response(JSON.stringify({ total: 1, weeks: [{ mask: 1, count: 1 }] }))
    }
    const gigs = await new Promise((resolve) => answers.push(resolve))
    return new Response(JSON.stringify({ gigs }))
  })
})

it('LA-01 marks the gigs of the former week as stale until those of the painted week are loaded', async () => {
  const links = {
    onboarding: '/onboarding',
    studentSignUp: '/student/signup',
    businessSignUp: '/business/signup',
    privacy: '/privacy',
    terms: '/terms',
    gig: (id: string) => `/dashboard?job=${id}`,
  }
  await render(<LandingPage action={{ label: 'Get Started', href: '/onboarding' }} links={links} />)
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.([gig])
  await expect
    .element(page.getByRole('list', { name: 'Newest gigs' }).getByRole('link', { name: 'Barista' }))
    .toBeVisible()

  await page.getByRole('button', { name: /^Sunday night/ }).click()
  const fitting = page.getByRole('list', { name: 'Gigs that fit' })
  await expect.poll(() => answers.length).toBe(2)
  await expect.element(fitting).toHaveAttribute('aria-busy', 'true')

  answers[1]?.([{ ...gig, jobTitle: 'Night porter' }])
  await expect.element(fitting.getByRole('link', { name: 'Night porter' })).toBeVisible()
  await expect.element(fitting).toHaveAttribute('aria-busy', 'false')
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { startBusinessSession, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { limits } from '@/domain'
import { PaletteDialog } from './palette-dialog'
import { recentPages } from './recent.store'

const mai = {
  applicationId: '91900000-0000-4000-8000-0000000000a1',
  jobListingId: '91900000-0000-4000-8000-0000000000b1',
  jobTitle: 'Barista',
  firstName: 'Mai',
  lastName: 'Tran',
}
const destinations = { screens: [], actions: [], signOut: 'Log Out' }
const links = {
  student: destinations,
  business: destinations,
  job: (id: string) => `/job/${id}`,
  gig: (id: string) => `/gig/${id}`,
  applicant: (id: string, applicationId: string) => `/gig/${id}?applicant=${applicationId}`,
}

it('keeps the name of an applicant who was opened out of local storage', async () => {
  onTestFinished(startClient())
  startBusinessSession(someBusinessSession())
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, applicants: [mai], hasMore: false }),
  )
  const onGo = vi.fn()
  await render(
    <PaletteDialog kind="business" links={links} open onOpenChange={vi.fn()} onGo={onGo} onSignOut={vi.fn()} />,
  )
  await userEvent.fill(page.getByRole('combobox'), 'Mai')
  await userEvent.click(page.getByRole('option', { name: /Mai Tran/ }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith(links.applicant(mai.jobListingId, mai.applicationId))
  expect(recentPages.recent).toMatchObject([{ label: 'Mai Tran' }])
  await expect.poll(() => localStorage.getItem('campus-gigs:store:palette')).not.toBeNull()
  expect(Object.values(localStorage).join()).not.toContain('Mai')
})

it('keeps a pasted text within what the server searches for, instead of blaming the connection', async () => {
  onTestFinished(startClient())
  startBusinessSession(someBusinessSession())
  await render(
    <PaletteDialog kind="business" links={links} open onOpenChange={vi.fn()} onGo={vi.fn()} onSignOut={vi.fn()} />,
  )
  await userEvent.fill(page.getByRole('combobox'), 'x'.repeat(limits.searchCharacters + 1))
  await expect.element(page.getByRole('combobox')).toHaveValue('x'.repeat(limits.searchCharacters))
})

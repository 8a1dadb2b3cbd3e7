import { expect, it } from 'vitest'
import { startBusinessSession } from '@/client'
import { changesWritten } from '@/client/testing/browser-globals'
import { someBusinessSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { applicantDestination } from './commands'
import { addRecentPage, recentPages } from './recent.store'

it('stores recent pages without the names of applicants', async () => {
  const browser = startTestClient()
  startBusinessSession(someBusinessSession())
  addRecentPage({ label: 'Post a gig', href: '/post' })
  addRecentPage(applicantDestination({ firstName: 'Mai', lastName: 'Tran' }, 'Barista', '/gig/g1?applicant=a1'))
  await changesWritten()
  expect(recentPages.recent.map(({ label }) => label)).toEqual(['Mai Tran', 'Post a gig'])
  expect(browser.entries.get('campus-gigs:store:palette')).toContain('Post a gig')
  expect([...browser.entries.values()].join()).not.toContain('Mai')
})

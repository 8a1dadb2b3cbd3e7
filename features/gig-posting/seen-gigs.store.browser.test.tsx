import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { businessListings, startBusinessSession, startClient } from '@/client'
import { someBusinessSession } from '@/client/testing/sessions'
import { type BusinessJobListing, clock } from '@/domain'
import { someListing } from '@/domain/testing/listings'
import { isUnread } from './seen-gigs'
import { seenGigs, useGigSeen } from './seen-gigs.store'

const gigWith = (latestAt: string): BusinessJobListing => ({
  ...someListing(),
  version: 1,
  belowMinimumReason: null,
  reviewReasons: [],
  Application: [],
  applicants: { total: 1, waiting: 1, latestAt },
})

function GigPage() {
  useGigSeen(someListing().id)
  return null
}

it.each(['2020-01-01T00:00:00.000Z', '2040-01-01T00:00:00.000Z'])(
  'GL-01 marks the applications seen that came while the gig was open, on a device whose clock says %s',
  async (now) => {
    clock.set(now)
    onTestFinished(startClient())
    const shown = gigWith('2026-11-20T00:00:00.000Z')
    startBusinessSession(someBusinessSession({ businessJobListData: [shown] }))
    const screen = await render(<GigPage />)
    expect(isUnread(shown, seenGigs.at)).toBe(false)

    const updated = gigWith('2026-11-20T01:00:00.000Z')
    businessListings.replaceAll([updated])
    await expect.poll(() => isUnread(updated, seenGigs.at)).toBe(false)
    await screen.unmount()
    expect(isUnread(gigWith('2026-11-20T02:00:00.000Z'), seenGigs.at)).toBe(true)
  },
)

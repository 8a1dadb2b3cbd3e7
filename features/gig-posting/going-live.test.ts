import { describe, expect, it } from 'vitest'
import { firstListingReason } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { someListing } from '@/domain/testing/listings'
import { type EditedGig, outlookOf } from './going-live'

const now = new Date('2026-11-21T01:30:00.000Z')
const listing = { ...someListing(), payRangeStart: 34, payRangeEnd: 36 }
const suspicious = { ...listing, jobSummary: ['Contact us on WhatsApp'] }
const messengerReason = 'It seems to send students to a messenger: “Contact us on WhatsApp”. Students apply here.'
const reviewed = { trust: 'reviewed', hasApprovedListing: true, isAbnSuspended: false } as const
const newcomer = { ...reviewed, hasApprovedListing: false } as const
const gig = (content: typeof listing, state: Pick<EditedGig, 'status' | 'reviewReasons'>): EditedGig => ({
  ...content,
  ...state,
})
const live = { status: 'live', reviewReasons: [] } as const

describe('the outlook of a gig', () => {
  it.each([
    ['a new gig', listing, null, reviewed, { outcome: 'live' }],
    ['a first gig', listing, null, newcomer, { outcome: 'waits', reasons: [firstListingReason] }],
    ['a new gig that trips a rule', suspicious, null, reviewed, { outcome: 'waits', reasons: [messengerReason] }],
    ['the same where trust is open', suspicious, null, { ...newcomer, trust: 'open' }, { outcome: 'live' }],
    ['an edit', listing, gig(listing, live), reviewed, { outcome: 'live' }],
    [
      'an edit that trips a rule',
      suspicious,
      gig(listing, live),
      reviewed,
      { outcome: 'waits', reasons: [messengerReason] },
    ],
    ['an edit of approved words', suspicious, gig(suspicious, live), reviewed, { outcome: 'live' }],
    [
      'an edit that removes what it waits for',
      listing,
      gig(suspicious, { status: 'waiting', reviewReasons: [messengerReason] }),
      reviewed,
      { outcome: 'live' },
    ],
    [
      'an edit of a hidden gig',
      listing,
      gig(listing, { status: 'hidden', reviewReasons: ['It lies.'] }),
      reviewed,
      { outcome: 'waits', reasons: ['It lies.'] },
    ],
  ] as const)('TR-01 of %s', (_, content, edited, rules, outlook) => {
    expect(outlookOf(content, edited, { business: someBusiness, rules, now })).toEqual(outlook)
  })

  it('TR-01 of a business that may not post yet is the refusal', () => {
    const business = { ...someBusiness, isEmailVerified: false }
    expect(outlookOf(listing, null, { business, rules: reviewed, now })).toEqual({ outcome: 'refused', gate: 'email' })
  })
})

import { describe, expect, it } from 'vitest'
import {
  accountGate,
  firstListingReason,
  newListingCapGate,
  newListingReasons,
  reviewAfterEdit,
  suspendedAbnReason,
} from './going-live.ts'
import { limits } from './limits.ts'
import { someBusiness } from './testing/accounts.ts'

it.each([
  ['open', {}, null],
  ['open', { companyName: null }, 'profile'],
  ['open', { isEmailVerified: false, abn: null }, null],
  ['verified', {}, null],
  ['verified', { companyName: null, isEmailVerified: false, abn: null }, 'profile'],
  ['verified', { isEmailVerified: false, abn: null }, 'email'],
  ['verified', { abn: null }, 'abn'],
  ['reviewed', {}, null],
  ['reviewed', { isEmailVerified: false }, 'email'],
  ['reviewed', { abn: '' }, 'abn'],
] as const)('TR-01 an account’s gate with TRUST=%s and %j is %s', (trust, gap, gate) => {
  expect(accountGate(trust, { ...someBusiness, ...gap })).toBe(gate)
})

it.each([
  [{ live: limits.liveListings - 1, lastDay: limits.postsPerDay - 1 }, null],
  [{ live: limits.liveListings, lastDay: 0 }, 'liveListings'],
  [{ live: 0, lastDay: limits.postsPerDay }, 'postsPerDay'],
])('TR-01 the caps with %j stop a new listing by %s', (counts, gate) => {
  expect(newListingCapGate(counts)).toBe(gate)
})

it.each([
  ['open', false, ['a rule'], []],
  ['verified', false, [], []],
  ['verified', false, ['a rule'], ['a rule']],
  ['reviewed', false, [], [firstListingReason]],
  ['reviewed', false, ['a rule'], [firstListingReason, 'a rule']],
  ['reviewed', true, [], []],
  ['reviewed', true, ['a rule'], ['a rule']],
] as const)(
  'TR-01 a new listing with TRUST=%s, an approved one before: %s, and %j waits for %j',
  (trust, hasApprovedListing, rules, reasons) => {
    expect(newListingReasons({ trust, hasApprovedListing, isAbnSuspended: false }, rules)).toEqual(reasons)
  },
)

it.each([
  ['open', false, []],
  ['verified', false, [suspendedAbnReason]],
  ['verified', true, []],
  ['reviewed', false, [firstListingReason, suspendedAbnReason]],
] as const)(
  'TR-02 with a suspended ABN, TRUST=%s and an approved listing: %s, a new one waits for %j',
  (trust, approved, reasons) => {
    expect(newListingReasons({ trust, hasApprovedListing: approved, isAbnSuspended: true }, [])).toEqual(reasons)
  },
)

describe('an edit', () => {
  const reviewed = { trust: 'reviewed', hasApprovedListing: true, isAbnSuspended: false } as const
  const approved = { review: 'approved', reviewReasons: [] } as const
  const waitingFor = (...reviewReasons: string[]) => ({ review: 'waiting', reviewReasons }) as const
  const newcomer = { ...reviewed, hasApprovedListing: false }

  it.each([
    ['an approved listing', approved, reviewed, [], [], approved],
    ['an approved listing', approved, reviewed, [], ['a rule'], waitingFor('a rule')],
    ['an approved listing', approved, { ...reviewed, trust: 'verified' }, [], ['a rule'], waitingFor('a rule')],
    ['an approved listing', approved, { ...reviewed, trust: 'open' }, [], ['a rule'], approved],
    ['an approved listing', approved, reviewed, ['approved words'], ['approved words'], approved],
    ['an approved listing', approved, reviewed, ['approved words'], ['approved words', 'other'], waitingFor('other')],
    ['a waiting listing', waitingFor('a rule'), reviewed, ['a rule'], [], approved],
    ['a waiting listing', waitingFor('a rule'), reviewed, ['a rule'], ['other'], waitingFor('other')],
    ['a first listing', waitingFor(firstListingReason), newcomer, [], [], waitingFor(firstListingReason)],
    ['a first listing, approved elsewhere', waitingFor(firstListingReason), reviewed, [], [], approved],
    [
      'a listing with a suspended ABN',
      waitingFor(suspendedAbnReason),
      { ...newcomer, trust: 'verified', isAbnSuspended: true },
      [],
      [],
      waitingFor(suspendedAbnReason),
    ],
    ['a resubmitted listing', waitingFor('It lies.', 'a rule'), reviewed, ['a rule'], [], waitingFor('It lies.')],
    ['a listing that waits without words', waitingFor(), reviewed, [], [], waitingFor()],
    ['a hidden listing', { review: 'hidden', reviewReasons: ['It lies.'] }, reviewed, [], [], waitingFor('It lies.')],
  ] as const)(
    'TR-01 of %s %j by %j, whose rules say %j and then %j, leaves %j',
    (_, state, business, before, after, next) => {
      const added = after.filter((reason) => !before.some((earlier) => earlier === reason))
      expect(reviewAfterEdit(state, business, { before, after, added })).toEqual(next)
    },
  )
})

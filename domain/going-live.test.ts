import { describe, expect, it } from 'vitest'
import {
  accountGate,
  firstListingReason,
  newListingCapGate,
  reviewReasonsOfEdit,
  reviewReasonsOfNew,
} from './going-live.ts'
import { limits } from './limits.ts'
import { someBusiness } from './testing/accounts.ts'

describe('an account’s gate', () => {
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
  ] as const)('TR-01 with TRUST=%s and %j is %s', (trust, gap, gate) => {
    expect(accountGate(trust, { ...someBusiness, ...gap })).toBe(gate)
  })
})

describe('the caps', () => {
  it.each([
    [{ live: limits.liveListings - 1, lastDay: limits.postsPerDay - 1 }, null],
    [{ live: limits.liveListings, lastDay: 0 }, 'liveListings'],
    [{ live: 0, lastDay: limits.postsPerDay }, 'postsPerDay'],
  ])('TR-01 with %j stop a new listing by %s', (counts, gate) => {
    expect(newListingCapGate(counts)).toBe(gate)
  })
})

describe('a new listing', () => {
  it.each([
    ['open', false, ['a rule'], []],
    ['verified', false, [], []],
    ['verified', false, ['a rule'], ['a rule']],
    ['reviewed', false, [], [firstListingReason]],
    ['reviewed', false, ['a rule'], [firstListingReason, 'a rule']],
    ['reviewed', true, [], []],
    ['reviewed', true, ['a rule'], ['a rule']],
  ] as const)(
    'TR-01 with TRUST=%s, an approved one before: %s, and %j waits for %j',
    (trust, hasApprovedListing, rules, reasons) => {
      expect(reviewReasonsOfNew({ trust, hasApprovedListing }, rules)).toEqual(reasons)
    },
  )
})

describe('an edit of a live listing', () => {
  it.each([
    ['open', [], ['a rule'], []],
    ['verified', [], ['a rule'], ['a rule']],
    ['reviewed', ['approved words'], ['approved words'], []],
    ['reviewed', ['approved words'], ['approved words', 'other words'], ['other words']],
    ['reviewed', ['approved words'], [], []],
  ] as const)('TR-01 with TRUST=%s, after %j and with %j, waits for %j', (trust, before, after, reasons) => {
    expect(reviewReasonsOfEdit(trust, before, after)).toEqual(reasons)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { formatPay, screeningQuestions } from '@/domain'
import { stepPosition } from '@/features/shared/forms/form'
import { type GigDraft, gigDraftSchema, gigForm, gigParts, questionsOf, startingDraft } from './gig-draft'
import { completePay, validPay } from './pay-and-shifts'
import { withTime } from './timings'

const ritual = { currentSuburb: 'Carlton', currentZipCode: '3053' }
const fresh = startingDraft(ritual)
const filled: GigDraft = {
  ...fresh,
  jobTitle: ' Weekend barista ',
  jobType: 'Casual',
  detailedAddress: ' 12 Example Lane ',
  payStart: '33.05',
  payEnd: '38',
  summary: ['Pour coffee'],
  keywords: ['Hospo', 'Coffee'],
  questions: screeningQuestions.slice(0, 2).map(({ question }) => question),
}

it('GW-01 the steps are five, with names and progress (step − 1) / 4', () => {
  const positions = [1, 2, 3, 4, 5].map((step) => stepPosition(gigForm, step))
  expect(positions.map(({ stepName }) => stepName)).toEqual([
    'Job Basics (Overview)',
    'Pay & Job Timings',
    'Job Description',
    'Questions',
    'Summary',
  ])
  expect(positions.map(({ progress }) => progress)).toEqual([0, 25, 50, 75, 100])
})

describe('the draft', () => {
  it('starts in the suburb of the business', () => {
    expect(fresh).toMatchObject({ step: 1, suburbName: 'Carlton', zipCode: '3053' })
    expect(startingDraft({ currentSuburb: null, currentZipCode: null }).suburbName).toBe('')
  })

  it('parses a draft of an earlier version, with empty values for new fields', () => {
    const { detailedAddress: _, belowMinimumReason: __, gigDate: ___, onDate: ____, ...earlier } = filled
    expect(gigDraftSchema.parse(earlier)).toEqual({ ...filled, detailedAddress: '', belowMinimumReason: '' })
  })

  it('GW-09 keeps its idempotency key in storage; another draft has another key', () => {
    expect(gigDraftSchema.parse(JSON.parse(JSON.stringify(filled)))).toEqual(filled)
    expect(startingDraft(ritual).idempotencyKey).not.toBe(fresh.idempotencyKey)
  })
})

describe('the pay', () => {
  it('GW-03 JS-05 is previewed as students read it, once it parses', () => {
    const seen = (typed: Partial<GigDraft>) => {
      const pay = completePay({ ...filled, ...typed })
      return pay && formatPay(pay)
    }
    expect(seen({ payStart: '$30', payEnd: '35 an hour' })).toBe('$30 – $35 Per Hour')
    expect(seen({ payStart: '250', payEnd: '250', payType: 'Flat Rate' })).toBe('$250 Flat Rate')
    expect(seen({ payStart: '0', payEnd: '0' })).toBe('To be determined later')
    expect(seen({ discloseLater: true })).toBe('To be determined later')
    for (const unreadable of [{ payStart: '30-35' }, { payEnd: '' }, { payEnd: '20' }])
      expect(seen(unreadable)).toBe(null)
  })

  it('is not published while it is disclosed later, and stays in the draft', () => {
    expect(validPay(filled)).toEqual({ start: 33.05, end: 38, payType: 'Per Hour' })
    expect(validPay({ ...filled, discloseLater: true })).toMatchObject({ start: null, end: null })
    expect(gigParts({ ...filled, discloseLater: true })).toMatchObject({ payRangeStart: '', payRangeEnd: '' })
  })
})

describe('gigParts', () => {
  it('GW-09 passes the server’s schema, with lists as JSON text', () => {
    const parts = gigParts({
      ...filled,
      timings: withTime(filled.timings, 'saturday', { start: '12:00', end: '17:00' }),
    })
    expect(parts).toMatchObject({ jobSummary: '["Pour coffee"]', keywords: '["Hospo","Coffee"]' })
    expect(requests.createNewGig.parse(parts)).toMatchObject({
      jobTitle: 'Weekend barista',
      jobType: 'Casual',
      jobSuburbName: 'Carlton',
      detailedAddress: '12 Example Lane',
      payRangeStart: 33.05,
      payRangeEnd: 38,
      jobPayType: 'Per Hour',
      saturdayStartTime: '1970-01-01T12:00:00.000Z',
      saturdayEndTime: '1970-01-01T17:00:00.000Z',
      sundayStartTime: '',
      questions: screeningQuestions.slice(0, 2),
      idempotencyKey: fresh.idempotencyKey,
    })
  })

  it('GW-08 sends the question bank’s options, and drops questions outside the bank', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...screeningQuestions.map((each) => each.question)), fc.string())),
        (questions) => {
          for (const sent of questionsOf({ questions })) expect(screeningQuestions).toContainEqual(sent)
          const known = questions.filter((text) => screeningQuestions.some(({ question }) => question === text))
          expect(questionsOf({ questions }).map(({ question }) => question)).toEqual(known)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { clock, messages, screeningQuestions, weekdays } from '@/domain'
import { type GigDraft, gigParts, gigSteps, startingDraft } from './gig-draft'
import { firstStepWithIssues, lacksShifts, refusedFields, stepIssues } from './gig-issues'
import { withCopy, withTime } from './timings'

const fresh = startingDraft({ currentSuburb: null, currentZipCode: null })
const basics: GigDraft = { ...fresh, jobTitle: 'Barista', jobType: 'Casual', suburbName: 'Carlton', zipCode: '3053' }
const paid: GigDraft = { ...basics, payStart: '34', payEnd: '38', payType: 'Per Hour' }
const mondayToFriday = withCopy(withTime(fresh.timings, 'monday', { start: '09:00', end: '17:00' }), 'weekdays')
const saturday = withTime(fresh.timings, 'saturday', { start: '09:00', end: '17:00' })

beforeAll(() => clock.set('2026-11-21T01:30:00.000Z'))
afterAll(() => clock.reset())

describe('step 1', () => {
  it('GW-02 needs title, type, suburb and zip', () => {
    expect(stepIssues(1, fresh)).toMatchObject({
      step: 'Some fields are missing...',
      jobTitle: 'The job title is mandatory to be filled.',
    })
    for (const missing of [{ jobTitle: '  ' }, { jobType: '' as const }, { suburbName: '' }, { zipCode: '' }])
      expect(stepIssues(1, { ...basics, ...missing }).step).toBe('Some fields are missing...')
    expect(stepIssues(1, basics)).toEqual({})
  })

  it('refuses a zip code of another suburb', () => {
    expect(stepIssues(1, { ...basics, zipCode: '3000' })).toHaveProperty('zipCode')
  })
})

describe('step 2', () => {
  const empty = 'Some fields are empty.'

  it('GW-04 opens with the pay in full', () => {
    expect(stepIssues(2, paid)).toEqual({})
    for (const missing of [{ payStart: '' }, { payEnd: '' }, { payType: '' as const }])
      expect(stepIssues(2, { ...paid, ...missing })).toEqual({ step: empty })
  })

  it('GW-04 opens with Monday to Friday or one whole day, and disclose-later', () => {
    expect(stepIssues(2, { ...basics, timings: mondayToFriday, discloseLater: true })).toEqual({})
    expect(stepIssues(2, { ...basics, timings: saturday, discloseLater: true })).toEqual({})
    expect(stepIssues(2, { ...basics, timings: saturday })).toEqual({ step: empty })
    expect(stepIssues(2, { ...basics, discloseLater: true })).toEqual({ step: empty })
  })

  it('GW-04 lets a gig without shifts pass but knows it', () => {
    expect(lacksShifts(paid)).toBe(true)
    expect(lacksShifts({ ...paid, timings: saturday })).toBe(false)
  })

  it('GW-03 marks a lone time, a shift without length, pay that is no number, pay that ends lower', () => {
    expect(stepIssues(2, { ...paid, timings: withTime(fresh.timings, 'tuesday', { start: '09:00' }) })).toEqual({
      tuesday: 'A shift needs both a start and an end time.',
    })
    expect(
      stepIssues(2, { ...paid, timings: withTime(fresh.timings, 'sunday', { start: '09:00', end: '09:00' }) }),
    ).toEqual({ sunday: 'A shift should not end when it starts.' })
    expect(stepIssues(2, { ...paid, payStart: '2.8.5' })).toHaveProperty('payStart')
    expect(stepIssues(2, { ...paid, payStart: '48' })).toEqual({
      payEnd: 'The pay should not end lower than it starts.',
    })
  })
})

describe('step 2, fair pay', () => {
  it('GW-03 asks for a reason when the pay is below the legal minimum of its day and kind', () => {
    const low: GigDraft = { ...paid, payStart: '33' }
    expect(stepIssues(2, low)).toEqual({ belowMinimumReason: messages.gig.belowMinimum })
    expect(stepIssues(2, { ...low, belowMinimumReason: '  ' })).toHaveProperty('belowMinimumReason')
    expect(stepIssues(2, { ...low, belowMinimumReason: 'Under 21, by the award' })).toEqual({})
    expect(stepIssues(2, { ...low, jobType: 'Part-Time' })).toEqual({})
    expect(stepIssues(2, { ...low, discloseLater: true, timings: saturday })).toEqual({})
    // Eight hours for 264 dollars are 33 an hour.
    const flat: GigDraft = { ...low, payType: 'Flat Rate', payStart: '264', payEnd: '264', timings: saturday }
    expect(stepIssues(2, flat)).toHaveProperty('belowMinimumReason')
    expect(stepIssues(2, { ...flat, payStart: '264.4', payEnd: '270' })).toEqual({})
  })
})

describe('steps 3 and 4', () => {
  it('GW-05 needs a summary point and a keyword', () => {
    const empty = 'Some fields are empty.'
    expect(stepIssues(3, paid).step).toBe(empty)
    expect(stepIssues(3, { ...paid, summary: ['Coffee'] }).step).toBe(empty)
    expect(stepIssues(3, { ...paid, keywords: ['Hospo'] }).step).toBe(empty)
    expect(stepIssues(3, { ...paid, summary: ['Coffee'], keywords: ['Hospo'] })).toEqual({})
  })

  it('GW-08 takes three questions at most', () => {
    const ask = (count: number) => screeningQuestions.slice(0, count).map(({ question }) => question)
    expect(stepIssues(4, { ...paid, questions: ask(3) })).toEqual({})
    expect(stepIssues(4, { ...paid, questions: ask(4) })).toEqual({
      questions: 'You can only select up to 3 questions.',
    })
  })
})

describe('all steps together', () => {
  /** Right most of the time, so that both answers come up. */
  const mostly = <Value>(right: Value, ...wrong: Value[]) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })
  const time = fc.constantFrom('', '09:00', '17:00')
  const drafts = fc
    .record({
      jobTitle: mostly('Barista', '', ' ', 'x'.repeat(200)),
      jobType: mostly<GigDraft['jobType']>('Casual', ''),
      suburbName: mostly('Carlton', '', 'Atlantis'),
      zipCode: mostly('3053', '', '3000'),
      discloseLater: fc.boolean(),
      payStart: mostly('28', '', ' ', '2.8.5'),
      payEnd: mostly('32', '', '27', '0'),
      payType: mostly<GigDraft['payType']>('Flat Rate', ''),
      // The server asks for it by its own clock, beyond its schema.
      belowMinimumReason: fc.constant('By the award'),
      summary: mostly<string[]>(['Coffee'], []),
      keywords: mostly<string[]>(['Hospo'], []),
      questions: mostly<string[]>(
        [],
        screeningQuestions.map(({ question }) => question),
      ),
      day: fc.constantFrom(...weekdays),
      start: time,
      end: time,
    })
    .map(
      ({ day, start, end, ...typed }): GigDraft => ({
        ...fresh,
        ...typed,
        timings: withTime(fresh.timings, day, { start, end }),
      }),
    )

  it('pass exactly what the server will take', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const taken = requests.createNewGig.safeParse(gigParts(draft)).success
        expect(firstStepWithIssues(draft) === null).toBe(taken)
      }),
      { numRuns: 500 },
    )
  })

  it('name the first step that needs work', () => {
    expect(firstStepWithIssues(fresh)).toBe(1)
    expect(firstStepWithIssues(basics)).toBe(2)
    expect(firstStepWithIssues(paid)).toBe(3)
    expect(firstStepWithIssues({ ...paid, summary: ['Coffee'], keywords: ['Hospo'] })).toBeNull()
  })
})

describe('what the server refused', () => {
  it('is shown at its fields, at the first step concerned', () => {
    expect(refusedFields({ 'jobSummary.0': 'That is too long.', tuesdayEndTime: 'Odd' })).toEqual({
      step: 2,
      issues: { summary: 'That is too long.', tuesday: 'Odd' },
    })
    expect(refusedFields({ idempotencyKey: 'Invalid UUID' })).toBeNull()
    for (const step of gigSteps.slice(0, 4)) {
      const field = ['jobTitle', 'payRangeStart', 'jobDescription', 'questions'][step - 1] ?? ''
      expect(refusedFields({ [field]: 'Odd' })?.step).toBe(step)
    }
  })
})

import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { requests } from '@/contract'
import { clock, messages, screeningQuestions, weekdays } from '@/domain'
import { furthestStep, isStepComplete, serverErrorsOf, stepErrors, stepsOf } from '@/features/shared/forms/form'
import { type GigDraft, gigForm, gigParts, startingDraft } from './gig-draft'
import { shiftsOfDraft } from './pay-and-shifts'
import { withCopy, withTime } from './timings'

const fresh = startingDraft({ currentSuburb: null, currentZipCode: null })
const basics: GigDraft = { ...fresh, jobTitle: 'Barista', jobType: 'Casual', suburbName: 'Carlton', zipCode: '3053' }
const paid: GigDraft = { ...basics, payStart: '34', payEnd: '38', payType: 'Per Hour' }
const mondayToFriday = withCopy(withTime(fresh.timings, 'monday', { start: '09:00', end: '17:00' }), 'weekdays')
const saturday = withTime(fresh.timings, 'saturday', { start: '09:00', end: '17:00' })

const errorsAt = (step: number, draft: GigDraft) => stepErrors(gigForm, draft, step)

beforeEach(() => clock.set('2026-11-21T01:30:00.000Z'))

describe('step 1', () => {
  it('GW-02 requires title, type, suburb and zip code', () => {
    expect(errorsAt(1, fresh)).toMatchObject({
      step: 'Some fields are missing...',
      jobTitle: 'The job title is mandatory to be filled.',
    })
    for (const missing of [{ jobTitle: '  ' }, { jobType: '' as const }, { suburbName: '' }, { zipCode: '' }])
      expect(errorsAt(1, { ...basics, ...missing }).step).toBe('Some fields are missing...')
    expect(errorsAt(1, basics)).toEqual({})
  })

  it('GW-02 accepts a street address or none, and refuses one that is too long', () => {
    expect(errorsAt(1, { ...basics, detailedAddress: '12 Example Lane' })).toEqual({})
    expect(Object.keys(errorsAt(1, { ...basics, detailedAddress: 'x'.repeat(121) }))).toEqual(['detailedAddress'])
  })

  it('refuses the zip code of another suburb', () => {
    expect(errorsAt(1, { ...basics, zipCode: '3000' })).toHaveProperty('zipCode')
  })
})

describe('step 2', () => {
  const empty = 'Some fields are empty.'

  it('GW-04 is complete with both ends of the pay', () => {
    expect(errorsAt(2, paid)).toEqual({})
    for (const missing of [{ payStart: '' }, { payEnd: '' }, { payType: '' as const }])
      expect(errorsAt(2, { ...paid, ...missing })).toEqual({ step: empty })
  })

  it('GW-04 is complete with Monday to Friday or one whole day, and with pay disclosed later', () => {
    expect(errorsAt(2, { ...basics, timings: mondayToFriday, discloseLater: true })).toEqual({})
    expect(errorsAt(2, { ...basics, timings: saturday, discloseLater: true })).toEqual({})
    expect(errorsAt(2, { ...basics, timings: saturday })).toEqual({ step: empty })
    expect(errorsAt(2, { ...basics, discloseLater: true })).toEqual({ step: empty })
  })

  it('GW-04 tells a gig without shifts', () => {
    expect(shiftsOfDraft(paid)).toEqual([])
    expect(shiftsOfDraft({ ...paid, timings: saturday })).toHaveLength(1)
  })

  it('GW-03 refuses a lone time, a shift of no length, pay that is no number, and pay that ends lower', () => {
    expect(errorsAt(2, { ...paid, timings: withTime(fresh.timings, 'tuesday', { start: '09:00' }) })).toEqual({
      tuesday: 'A shift needs both a start and an end time.',
    })
    expect(
      errorsAt(2, { ...paid, timings: withTime(fresh.timings, 'sunday', { start: '09:00', end: '09:00' }) }),
    ).toEqual({ sunday: "A shift can't end when it starts." })
    expect(errorsAt(2, { ...paid, payStart: '30-35' })).toEqual({
      payStart: 'Enter dollars per hour, like 30.',
      step: 'Some fields are empty.',
    })
    expect(errorsAt(2, { ...paid, payType: 'Flat Rate', payEnd: 'lots' })).toHaveProperty(
      'payEnd',
      'Enter dollars, like 250.',
    )
    expect(errorsAt(2, { ...paid, payStart: '48' })).toEqual({
      payEnd: '"To" must be at least "From".',
    })
  })
})

describe('step 2, date and shifts', () => {
  const once: GigDraft = {
    ...paid,
    jobType: 'One Time Gig',
    gigDate: '2026-11-28',
    onDate: { start: '9', end: '5' },
    timings: mondayToFriday,
  }

  it('PF-05 requires a date that has not passed for a one-time gig, with the shift on its weekday', () => {
    expect(errorsAt(2, once)).toEqual({})
    expect(shiftsOfDraft(once)).toEqual([
      { dayOfWeek: 'Saturday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
    ])
    expect(errorsAt(2, { ...once, gigDate: '' })).toEqual({ gigDate: 'Choose the date of your gig.' })
    expect(errorsAt(2, { ...once, gigDate: '2026-11-20' })).toEqual({ gigDate: 'Choose today or a later date.' })
    expect(gigParts(once)).toMatchObject({ gigDate: '2026-11-28', mondayStartTime: '' })
  })

  it('PF-05 restores the week, without a date, when the type changes', () => {
    const weekly: GigDraft = { ...once, jobType: 'Casual' }
    expect(gigParts(weekly)).toMatchObject({ gigDate: '', saturdayStartTime: '' })
    expect(shiftsOfDraft(weekly)).toHaveLength(5)
  })

  it('PF-05 posts a split shift as two shifts, and refuses parts that overlap', () => {
    const split = (second: { start: string; end: string }): GigDraft => ({
      ...once,
      onDate: { start: '9', end: '12', second },
    })
    // After twelve, `1` and `5` are in the afternoon.
    expect(shiftsOfDraft(split({ start: '1', end: '5' })).map(({ startTime }) => startTime)).toEqual([
      '1970-01-01T09:00:00.000Z',
      '1970-01-01T13:00:00.000Z',
    ])
    expect(errorsAt(2, split({ start: '1', end: '5' }))).toEqual({})
    expect(errorsAt(2, split({ start: '11:00', end: '13:00' }))).toEqual({ saturday: messages.gig.shiftOverlap })
    expect(errorsAt(2, split({ start: '13:00', end: '' }))).toEqual({ saturday: messages.gig.shiftIncomplete })
  })

  it('PF-05 refuses a shift over twelve hours until it is confirmed', () => {
    const long: GigDraft = { ...once, onDate: { start: '09:00', end: '23:00' } }
    expect(errorsAt(2, long)).toEqual({ saturday: 'Is 14 h right? Tick the box, or change the times.' })
    expect(errorsAt(2, { ...long, confirmedShifts: ['09:00-23:00'] })).toEqual({})
    expect(errorsAt(2, { ...long, confirmedShifts: ['09:00-22:00'] })).toHaveProperty('saturday')
    expect(errorsAt(2, { ...long, onDate: { start: '09:00', end: '21:00' } })).toEqual({})
  })
})

it('GW-03 step 2 requires a reason for pay below the legal minimum of its day and type', () => {
  const low: GigDraft = { ...paid, payStart: '33' }
  expect(errorsAt(2, low)).toEqual({ belowMinimumReason: messages.gig.lowPayReasonRequired })
  expect(errorsAt(2, { ...low, belowMinimumReason: '  ' })).toHaveProperty('belowMinimumReason')
  expect(errorsAt(2, { ...low, belowMinimumReason: 'Under 21, by the award' })).toEqual({})
  expect(errorsAt(2, { ...low, jobType: 'Part-Time' })).toEqual({})
  expect(errorsAt(2, { ...low, discloseLater: true, timings: saturday })).toEqual({})
  // Eight hours for 264 dollars are 33 an hour.
  const flat: GigDraft = { ...low, payType: 'Flat Rate', payStart: '264', payEnd: '264', timings: saturday }
  expect(errorsAt(2, flat)).toHaveProperty('belowMinimumReason')
  expect(errorsAt(2, { ...flat, payStart: '264.4', payEnd: '270' })).toEqual({})
})

describe('steps 3 and 4', () => {
  it('GW-05 requires a summary point and a keyword', () => {
    const empty = 'Some fields are empty.'
    expect(errorsAt(3, paid).step).toBe(empty)
    expect(errorsAt(3, { ...paid, summary: ['Coffee'] }).step).toBe(empty)
    expect(errorsAt(3, { ...paid, keywords: ['Hospo'] }).step).toBe(empty)
    expect(errorsAt(3, { ...paid, summary: ['Coffee'], keywords: ['Hospo'] })).toEqual({})
  })

  it('GW-08 accepts at most three questions', () => {
    const ask = (count: number) => screeningQuestions.slice(0, count).map(({ question }) => question)
    expect(errorsAt(4, { ...paid, questions: ask(3) })).toEqual({})
    expect(errorsAt(4, { ...paid, questions: ask(4) })).toEqual({
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
      jobType: mostly<GigDraft['jobType']>('Casual', '', 'One Time Gig'),
      gigDate: fc.constantFrom('', '2026-11-28', '2026-11-20', 'soon'),
      onDate: fc.record({
        start: time,
        end: time,
        second: fc.option(fc.record({ start: time, end: time }), { nil: undefined }),
      }),
      // Only people are asked about long shifts.
      confirmedShifts: fc.constant(['17:00-09:00']),
      detailedAddress: mostly('', '12 Example Lane', 'x'.repeat(200)),
      suburbName: mostly('Carlton', '', 'Atlantis'),
      zipCode: mostly('3053', '', '3000'),
      discloseLater: fc.boolean(),
      payStart: mostly('28', '', ' ', '2.8.5'),
      payEnd: mostly('32', '', '27', '0', '$32 an hour'),
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

  it('are complete exactly for the drafts that the server’s schema accepts', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const isAccepted = requests.createNewGig.safeParse(gigParts(draft)).success
        expect([1, 2, 3, 4].every((step) => isStepComplete(gigForm, draft, step))).toBe(isAccepted)
      }),
      { numRuns: 500 },
    )
  })

  it('lead to the first incomplete step', () => {
    expect(furthestStep(gigForm, fresh)).toBe(1)
    expect(furthestStep(gigForm, basics)).toBe(2)
    expect(furthestStep(gigForm, paid)).toBe(3)
    expect(furthestStep(gigForm, { ...paid, summary: ['Coffee'], keywords: ['Hospo'] })).toBe(5)
  })
})

it('says that a post’s key was used, because a retry posts a second gig', () => {
  expect(gigForm.failureMessage({ success: false, code: 'keyReused', message: 'Sent before.' })).toBe('Sent before.')
  expect(gigForm.failureMessage({ success: false, code: 'internal', message: 'Broken.' })).toBe(
    messages.gig.postingFailed,
  )
})

describe('a refused field', () => {
  it('is shown at the wizard’s field, with the steps that contain one', () => {
    const serverErrors = serverErrorsOf(gigForm, {
      'jobSummary.0': 'That is too long. Shorten it a little.',
      tuesdayEndTime: 'Odd',
    })
    expect(serverErrors).toEqual({ summary: 'That is too long. Shorten it a little.', tuesday: 'Odd' })
    expect(stepsOf(gigForm, serverErrors)).toEqual([2, 3])
    expect(serverErrorsOf(gigForm, { idempotencyKey: 'Invalid UUID' })).toEqual({})
  })

  it('has a field in the wizard for every part of the call but the idempotency key', () => {
    const { idempotencyKey, ...parts } = gigParts(fresh)
    for (const part of [...Object.keys(parts), 'jobPosterImg'])
      expect(stepsOf(gigForm, serverErrorsOf(gigForm, { [part]: 'Odd' }))).toHaveLength(1)
    expect(Object.keys(requests.createNewGig.shape).filter((part) => !(part in parts))).toEqual([
      'postedOn',
      'idempotencyKey',
    ])
  })
})

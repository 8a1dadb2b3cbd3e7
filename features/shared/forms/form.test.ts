import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type Form,
  furthestStep,
  isStepComplete,
  reachableStep,
  remainingErrors,
  serverErrorsOf,
  stepAfter,
  stepBefore,
  stepErrors,
  stepPosition,
  stepProgress,
  stepsOf,
} from './form'

interface Trip {
  name: string
  abroad: boolean
  passport: string
  seats: string
}
type TripField = 'name' | 'passport' | 'seats'

const needs = (key: 'name' | 'passport' | 'seats') => (trip: Trip) => (trip[key] === '' ? `${key}?` : undefined)

/** Four steps: a name, a passport for a trip abroad, seats, nothing. */
const form: Form<Trip, TripField> = {
  steps: {
    1: { name: 'Who', check: ({ name }) => name && 'Something is missing.' },
    2: { name: 'Passport', isSkipped: ({ abroad }) => !abroad },
    3: { name: 'Seats', back: 1 },
    4: { name: 'Done' },
  },
  fields: {
    name: { label: 'Name', step: 1, check: needs('name'), requestFields: ['firstName', 'lastName'] },
    passport: { label: 'Passport', step: 2, check: needs('passport') },
    seats: { label: 'Seats', step: 3, check: needs('seats'), entries: ['seats', 'abroad'] },
  },
}
const full: Trip = { name: 'Mei', abroad: true, passport: 'P1', seats: '2' }
const anyTrip = fc.record({
  name: fc.constantFrom('', 'Mei'),
  abroad: fc.boolean(),
  passport: fc.constantFrom('', 'P1'),
  seats: fc.constantFrom('', '2'),
})

describe('the steps of a form', () => {
  it('are as far as (step − 1) / (steps − 1)', () => {
    expect([1, 2, 3, 4, 5, 6].map((step) => stepProgress(step, 6))).toEqual([0, 20, 40, 60, 80, 100])
    expect(stepPosition(form, 4)).toEqual({ step: 4, steps: 4, progress: 100, stepName: 'Done' })
  })

  it('skip steps forwards up to the last, and go back as defined down to the first', () => {
    expect([1, 2, 3, 4].map((step) => stepAfter(form, full, step))).toEqual([2, 3, 4, 4])
    expect(stepAfter(form, { ...full, abroad: false }, 1)).toBe(3)
    expect([1, 2, 3, 4].map((step) => stepBefore(form, step))).toEqual([1, 1, 1, 3])
  })

  it('lead no further than the first incomplete step, for any requested step', () => {
    fc.assert(
      fc.property(anyTrip, fc.integer({ min: -1, max: 9 }), (trip, wanted) => {
        const reached = reachableStep(form, trip, wanted)
        expect(reached).toBeLessThanOrEqual(Math.max(1, wanted))
        expect(reached === 2 && !trip.abroad).toBe(false)
        for (let step = 1; step < reached; step = stepAfter(form, trip, step))
          expect(isStepComplete(form, trip, step)).toBe(true)
        const furthest = furthestStep(form, trip)
        expect(furthest === 4 || !isStepComplete(form, trip, furthest)).toBe(true)
      }),
    )
  })

  it('are validated up to the wanted one', () => {
    const validated: number[] = []
    const step = (number: number) => ({ label: '', step: number, check: () => void validated.push(number) })
    const steps = { 1: { name: '' }, 2: { name: '' }, 3: { name: '' } }
    const fields = { one: step(1), two: step(2), three: step(3) }
    expect(reachableStep({ fields, steps }, {}, 2)).toBe(2)
    expect(validated).toEqual([1])
  })

  it('are one when the form defines none', () => {
    const { fields } = form
    expect(stepErrors({ fields }, { ...full, name: '' })).toEqual({ name: 'name?' })
    expect(furthestStep({ fields }, full)).toBe(1)
  })
})

describe('validation errors', () => {
  it('has messages for the fields of one step and for the step as a whole', () => {
    const nothing: Trip = { name: '', abroad: true, passport: '', seats: '' }
    expect(stepErrors(form, nothing, 1)).toEqual({ name: 'name?', step: 'Something is missing.' })
    expect(stepErrors(form, nothing, 2)).toEqual({ passport: 'passport?' })
    expect(stepErrors(form, full, 1)).toEqual({})
  })

  it('come from the schema of the entry, after those of the check', () => {
    const seats = { label: 'Seats', schema: z.string().check(z.maxLength(1, 'Too many.')), check: needs('seats') }
    const errorsOf = (trip: Trip) => stepErrors<Trip, 'seats'>({ fields: { seats } }, trip)
    expect(errorsOf({ ...full, seats: '' })).toEqual({ seats: 'seats?' })
    expect(errorsOf({ ...full, seats: '22' })).toEqual({ seats: 'Too many.' })
    expect(errorsOf(full)).toEqual({})
  })

  it('refuse a schema whose field is no entry of the draft', () => {
    const fields = { bags: { label: 'Bags', schema: z.string() } }
    expect(() => stepErrors<Trip, 'bags'>({ fields }, full)).toThrow('The draft has no entry "bags"')
  })
})

describe('a refusal by the server', () => {
  it('is shown at the field that was sent, with its step', () => {
    const serverErrors = serverErrorsOf(form, { 'data.lastName': 'Odd', 'passport.0': 'Old', nonsense: 'x' })
    expect(serverErrors).toEqual({ name: 'Odd', passport: 'Old' })
    expect(stepsOf(form, serverErrors)).toEqual([1, 2])
    expect(serverErrorsOf(form, undefined)).toEqual({})
  })

  it('stays until a draft entry of the field changes', () => {
    const serverErrors = { name: 'Odd', seats: 'None left' }
    expect(remainingErrors(form, serverErrors, { passport: 'P2' })).toEqual(serverErrors)
    expect(remainingErrors(form, serverErrors, { abroad: false })).toEqual({ name: 'Odd' })
    expect(remainingErrors(form, serverErrors, { name: 'M', seats: '1' })).toEqual({})
  })
})

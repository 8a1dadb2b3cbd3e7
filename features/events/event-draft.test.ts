import { beforeEach, describe, expect, it } from 'vitest'
import { clock } from '@/domain'
import { serverErrorsOf, stepErrors } from '@/features/shared/forms/form'
import { type EventDraft, eventForm, keepAmountCharacters, newEventDraft, parsePrice } from './event-draft'
import { filledEvent } from './testing/filled-event'

const errorsOf = (draft: EventDraft) => stepErrors(eventForm, draft)

beforeEach(() => clock.set('2026-11-21T01:30:00.000Z'))

const fair = filledEvent()

describe('the errors of an event', () => {
  it('EV-02 are none for a complete form with a price of zero', () => {
    expect(errorsOf(fair)).toEqual({})
  })

  it('EV-02 name each of the five required fields', () => {
    expect(errorsOf(newEventDraft())).toEqual({
      step: 'Some important fields have not been filled...',
      eventName: 'Please fill in event name.',
      eventDate: 'Please fill event date.',
      suburbName: 'Please select a suburb where your event is happening.',
      zipCode: 'Please select a zip code.',
      price: 'Please enter event price, even if it is zero.',
    })
    for (const field of ['eventName', 'eventDate', 'suburbName', 'zipCode', 'price'] as const)
      expect(errorsOf({ ...fair, [field]: ' ' })).toHaveProperty('step')
  })

  it.each<[Partial<EventDraft>, object]>([
    [{ price: '-1' }, { price: 'Price cannot be negative.' }],
    [{ price: '1-1' }, { price: 'Please enter event price, even if it is zero.' }],
    [{ eventDate: '2026-11-20' }, { eventDate: "An event can't be in the past." }],
    [{ eventDate: '2026-11-21' }, {}],
    [{ zipCode: '3000' }, { zipCode: 'Please select a zip code.' }],
    [{ link: 'http://fair.example' }, { link: 'A link to your event begins with https://' }],
    [{ link: ' https://fair.example/tickets ' }, {}],
  ])('EV-03 of %j are %j', (typed, errors) => {
    expect(errorsOf({ ...fair, ...typed })).toEqual(errors)
  })
})

it('EV-04 shows the server’s refusals at their fields', () => {
  const serverErrors = {
    'eventData.suburbZipCode': 'Wrong',
    'eventData.eventAdmissionCharge': 'Too much',
    eventImages: 'No',
  }
  expect(serverErrorsOf(eventForm, serverErrors)).toEqual({ zipCode: 'Wrong', price: 'Too much', images: 'No' })
  expect(serverErrorsOf(eventForm, { idempotencyKey: 'Wrong' })).toEqual({})
})

it.each([
  ['12.50', 12.5],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
  ['', null],
  ['.', null],
  ['1.2.3', null],
  ['--1', null],
])('EV-03 parses %j as %j dollars', (text, dollars) => {
  expect(parsePrice(text)).toBe(dollars)
})

it('EV-03 removes all characters from a price but digits, points and minus signs', () => {
  expect(keepAmountCharacters('$ -12.50 each')).toBe('-12.50')
})

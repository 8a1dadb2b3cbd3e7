import { type AvailabilityEntry, maskOf, slotsOf } from '@campus-gigs/ui/availability'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { updatedAccount } from '@/contract'
import { centreOfSuburb, clock, messages } from '@/domain'
import { users } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addListing, signedInBusiness, signedInStudent } from '../../testing/people.ts'

const server = testServer()
const profile = {
  firstName: 'Zoë',
  lastName: "O'Neil",
  phoneNumber: '+61 400111222',
  phoneCountry: 'AU',
  currentSuburb: 'Brunswick',
  currentZipCode: '3056',
  isInternationalStudent: true,
  homeTownCountry: 'brazil',
  expectedPayRate: 31,
  userAvailability: [{ tableIndex: '2-1', label: 'Tuesday-Afternoon' }],
}
let student: Caller
beforeEach(async () => {
  student = await signedInStudent(server)
})

async function save(payload: unknown, as = student) {
  return server.callWith('updateAccount', payload, { as })
}
async function saved(payload: unknown) {
  return updatedAccount.parse((await save(payload)).body)
}
async function row() {
  const [found] = await server.db.select().from(users).where(eq(users.id, student.id))
  return found
}

describe('saving the student wizard', () => {
  test('SW-10 API-03 responds Success with the user under both names, and the job list', async () => {
    const business = await signedInBusiness(server)
    const listing = await addListing(server, business.id)
    const answer = await saved(profile)
    expect(answer.message).toBe('Success')
    expect(answer.userData).toMatchObject({
      ...profile,
      homeTownCountry: 'Brazil',
      fullName: "Zoë O'Neil",
      email: 'ana@uni.example',
      currentSuburbCentre: centreOfSuburb(profile.currentSuburb),
    })
    expect(answer.data.userData).toEqual(answer.userData)
    expect(answer.data.jobList).toMatchObject([{ id: listing.id, jobSuburbCentre: centreOfSuburb('Fitzroy') }])
  })

  test('SW-10 takes the user data beside the availability, the other shape of the payload', async () => {
    const { userAvailability, ...userData } = profile
    const answer = await saved({ userData: { ...userData, id: 'x', email: 'other@uni.example' }, userAvailability })
    expect(answer.userData).toMatchObject({ id: student.id, email: 'ana@uni.example', currentSuburb: 'Brunswick' })
    expect(answer.userData.userAvailability).toEqual(userAvailability)
  })

  test('API-03 changes the caller only and ignores the payload’s ids', async () => {
    const other = await signedInStudent(server, { email: 'bo@uni.example' })
    await saved({ ...profile, id: other.id, userId: other.id })
    const [untouched] = await server.db.select().from(users).where(eq(users.id, other.id))
    expect(untouched).toMatchObject({ firstName: 'Ana', currentSuburb: 'Carlton' })
  })

  test('SW-06 clears the home country of a domestic student', async () => {
    await saved(profile)
    const answer = await saved({ ...profile, isInternationalStudent: false })
    expect(answer.userData.homeTownCountry).toBeNull()
  })

  test('stores the mask of the availability, each cell once and with its standard label', async () => {
    const shift = {
      dayOfWeek: 'Friday',
      startTime: '1970-01-01T22:00:00.000Z',
      endTime: '1970-01-01T02:00:00.000Z',
    }
    const cell = { tableIndex: '2-1', label: 'Tuesday-Afternoon' }
    await saved({ ...profile, userAvailability: [cell, { ...cell, label: '<b>x</b>' }, shift, shift] })
    expect(await row()).toMatchObject({
      userAvailability: [cell, shift],
      availabilityMask: maskOf([cell, shift]),
      updatedAt: clock.now(),
    })
  })

  test('AG-07 returns times of day as sent, in any time zone of the machine', async () => {
    const before = process.env.TZ
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    const nineToFive: AvailabilityEntry[] = [
      { dayOfWeek: 'Monday', startTime: '1970-01-01T09:00:00.000Z', endTime: '1970-01-01T17:00:00.000Z' },
    ]
    for (const zone of ['UTC', 'Australia/Melbourne', 'Asia/Kolkata', 'America/New_York']) {
      process.env.TZ = zone
      const { userData } = await saved({ ...profile, userAvailability: nineToFive })
      expect(userData.userAvailability).toEqual(nineToFive)
      expect([...slotsOf(userData.userAvailability)]).toEqual(['1-0', '1-1'])
      expect(await row()).toMatchObject({ availabilityMask: maskOf(nineToFive) })
    }
  })

  test.each([
    ['no first name', { firstName: '  ' }, 'firstName', messages.profile.firstNameRequired],
    ['no last name', { lastName: undefined }, 'lastName', messages.profile.lastNameRequired],
    ['a first name of the wrong type', { firstName: 7 }, 'firstName', messages.profile.firstNameRequired],
    ['a first name far too long', { firstName: 'x'.repeat(81) }, 'firstName', messages.general.tooLong],
    ['a phone number without digits', { phoneNumber: '+61 ' }, 'phoneNumber', messages.profile.phoneRequired],
    [
      'a phone number without its country',
      { phoneNumber: '0400111222' },
      'phoneNumber',
      messages.profile.phoneRequired,
    ],
    [
      'a phone number too long',
      { phoneNumber: `+61 ${'1'.repeat(15)}` },
      'phoneNumber',
      messages.profile.phoneLengthInvalid,
    ],
    ['an unknown suburb', { currentSuburb: 'Atlantis' }, 'currentSuburb', messages.profile.suburbAndZipRequired],
    ['a zip of elsewhere', { currentZipCode: '3000' }, 'currentSuburb', messages.profile.suburbAndZipRequired],
    [
      'no choice of student type',
      { isInternationalStudent: null },
      'isInternationalStudent',
      messages.profile.studentTypeRequired,
    ],
    ['an unknown home country', { homeTownCountry: 'Narnia' }, 'homeTownCountry', messages.profile.homeCountryRequired],
    ['no availability', { userAvailability: [] }, 'userAvailability', messages.profile.availabilityRequired],
    [
      'an availability of no day there is',
      { userAvailability: [{ dayOfWeek: 'Someday', startTime: 'x', endTime: 'y' }] },
      'userAvailability',
      messages.profile.availabilityRequired,
    ],
  ])('API-09 rejects %s with the specification’s message, and changes nothing', async (_, wrong, field, message) => {
    const answer = await save({ ...profile, ...wrong })
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid', fields: { [field]: message } },
    })
    expect(await row()).toMatchObject({ firstName: 'Ana', currentSuburb: 'Carlton' })
  })

  test.each([
    ['pay under the slider', { expectedPayRate: 14 }],
    ['pay over the slider', { expectedPayRate: 51 }],
    ['pay that is no number', { expectedPayRate: '25' }],
    ['a cell outside the week', { userAvailability: [{ tableIndex: '7-0', label: '' }] }],
    ['an availability without end', { userAvailability: Array(201).fill(profile.userAvailability[0]) }],
  ])('API-09 rejects %s', async (_, wrong) => {
    expect((await save({ ...profile, ...wrong })).status).toBe(400)
  })
})

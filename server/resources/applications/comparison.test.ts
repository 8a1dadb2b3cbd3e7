import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparison } from '@/contract'
import { users } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import {
  addApplication,
  addBusiness,
  addListing,
  addResume,
  addStudent,
  signedInStudent,
} from '../../testing/people.ts'
import { countPeopleInClosedBlocks, toShares } from './comparison.ts'

describe('counting in blocks', () => {
  test.each([
    [[0, 0, 1, 1], null],
    [
      [0, 0, 0, 1, 1],
      [3, 2, 0],
    ],
    [[0, 0, 0, 0, 1], null],
    [[0, 0, 0, 0, 0], null],
    [
      [0, 0, 0, 0, 1, 1],
      [4, 2, 0],
    ],
    [
      [0, 0, 0, 1, 1, 2],
      [3, 2, 0],
    ],
    [
      [0, 0, 0, 1, 1, 2, 2, 2, 1, 1],
      [3, 4, 3],
    ],
  ])('JH-02 %j is %j', (people, expected) => {
    expect(countPeopleInClosedBlocks(people, [0, 1, 2], 2)).toEqual(expected)
  })

  test('JH-02 the counts change by at least five people, and by no single person of a group', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 40 }), (people) => {
        let before = [0, 0, 0]
        for (let length = 1; length <= people.length; length += 1) {
          const after = countPeopleInClosedBlocks(people.slice(0, length), [0, 1, 2], 2) ?? [0, 0, 0]
          const change = after.map((count, group) => count - (before[group] ?? 0))
          const came = change.reduce((sum, each) => sum + each, 0)
          if (came !== 0) {
            expect(came).toBeGreaterThanOrEqual(5)
            const filled = change.filter((each) => each !== 0)
            expect(filled.length).toBeGreaterThanOrEqual(2)
            for (const each of filled) expect(each).toBeGreaterThanOrEqual(2)
          }
          before = after
        }
        expect(before.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(people.length)
      }),
    )
  })

  test('shares are whole percent', () => {
    expect(toShares([3, 2, 0])).toEqual([60, 40, 0])
    expect(toShares([1, 1, 1])).toEqual([33, 33, 33])
  })
})

describe('the comparison', () => {
  const server = testServer()

  /** Applies as new students in order, each with an availability mask and a pay. The first stays signed in. */
  async function apply(weeks: number[], pays: (number | null)[]) {
    const listing = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const first = await signedInStudent(server)
    const others = []
    for (const _ of weeks.slice(1)) others.push(await addStudent(server))
    for (const [at, userId] of [first.id, ...others].entries()) {
      const appliedAt = new Date(server.context.clock.now().getTime() + at * 1000)
      const sent = { availabilityMask: weeks[at] ?? 0, expectedPayRate: pays[at] ?? null, appliedAt }
      await addApplication(server, { userId, jobListingId: listing.id, ...sent })
    }
    const answer = await server.call('comparison', undefined, { as: first, params: { jobListingId: listing.id } })
    return comparison.parse(answer.body)
  }

  test('JH-02 is empty until five have applied', async () => {
    expect(await apply([3, 3, 1, 1], [25, 25, 40, 40])).toEqual({ success: true, enough: false, measures: [] })
  })

  test('JH-02 has groups from five applicants on, with the caller’s own', async () => {
    expect(await apply([1, 3, 3, 1, 3], [40, 26, 26, 40, 26])).toEqual({
      success: true,
      enough: true,
      measures: [
        { measure: 'coverage', shares: [60, 40, 0], own: 1 },
        { measure: 'pay', shares: [60, 0, 40], own: 2 },
        { measure: 'letter', shares: [100, 0], own: 0 },
      ],
    })
  })

  test('JH-02 uses the profiles at the time of applying', async () => {
    const listing = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const applicants: Caller[] = []
    for (const availabilityMask of [3, 3, 3, 1, 1]) {
      const student = await signedInStudent(server, { availabilityMask, expectedPayRate: availabilityMask * 10 })
      const { id: resumeId } = await addResume(server, student.id)
      const application = { resumeId, coverLetter: '<p>Hello</p>', jobListingId: listing.id }
      expect((await server.call('apply', application, { as: student })).status).toBe(200)
      applicants.push(student)
    }
    const seenBy = async (as = applicants[0]) =>
      (await server.call('comparison', undefined, { as, params: { jobListingId: listing.id } })).body
    const before = await seenBy()
    expect(before).toMatchObject({ measures: [{ shares: [60, 40, 0], own: 0 }, { shares: [40, 60, 0] }, {}] })
    await server.db.update(users).set({ availabilityMask: 0, expectedPayRate: 50 })
    expect(await seenBy()).toEqual(before)
  })

  test('JH-02 omits measures that could identify an applicant', async () => {
    const { measures } = await apply([3, 3, 3, 3, 0], [30, 30, 30, 30, 30])
    expect(measures.map(({ shares }) => shares)).toEqual([null, null, [100, 0]])
  })
})

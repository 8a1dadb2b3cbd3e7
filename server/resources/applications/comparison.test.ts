import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Comparison, comparison } from '@/contract'
import { applications, comparisonCounts, users } from '../../db/schema.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { addApplication, addBusiness, addListing, addResume, signedInStudent } from '../../testing/people.ts'
import { countPeopleInClosedBlocks, toShares } from './comparison.ts'

describe('counting in blocks', () => {
  test.each([
    [[0, 0, 1, 1], 0],
    [[0, 0, 0, 1, 1], 5],
    [[0, 0, 0, 0, 1], 0],
    [[0, 0, 0, 0, 0], 0],
    [[0, 0, 0, 0, 1, 1], 6],
    [[0, 0, 0, 1, 1, 2], 5],
    [[0, 0, 0, 1, 1, 2, 2, 2, 1, 1], 10],
  ])('JH-02 counts of %j the first %i', (people, expected) => {
    expect(countPeopleInClosedBlocks(people, 2)).toBe(expected)
  })

  const person = fc.record({ group: fc.nat(2), withdraws: fc.option(fc.nat(9), { nil: null, freq: 2 }) })

  test('JH-02 counts grow by at least five people, and by no single person of a group, while others withdraw', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 60 }), (people) => {
        let open: number[] = []
        for (const { group, withdraws } of people) {
          open.push(group)
          if (withdraws !== null) open = open.toSpliced(withdraws, 1)
          const counted = open.splice(0, countPeopleInClosedBlocks(open, 2))
          if (counted.length === 0) continue
          expect(counted.length).toBeGreaterThanOrEqual(5)
          const peopleOfGroup = [0, 1, 2].map((each) => counted.filter((one) => one === each).length)
          expect(peopleOfGroup.filter((count) => count > 0).length).toBeGreaterThanOrEqual(2)
          expect(peopleOfGroup).not.toContain(1)
        }
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

  /** Adds an application by a new student, a second after the one before. */
  async function addApplicant(jobListingId: string, availabilityMask: number, expectedPayRate: number | null = null) {
    const student = await signedInStudent(server)
    const appliedAt = new Date(server.context.clock.now().getTime() + 1000 * (await server.db.$count(applications)))
    const sent = { availabilityMask, expectedPayRate, appliedAt }
    await addApplication(server, { userId: student.id, jobListingId, ...sent })
    return student
  }

  async function compare(as: Caller, jobListingId: string) {
    const answer = await server.call('comparison', undefined, { as, params: { jobListingId } })
    return comparison.parse(answer.body)
  }

  /** Applies as new students in order, each with an availability mask and a pay. @returns what the first one sees */
  async function apply(weeks: number[], pays: (number | null)[]) {
    const { id } = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const students: Caller[] = []
    for (const [at, week] of weeks.entries()) students.push(await addApplicant(id, week, pays[at]))
    const [first] = students
    if (!first) throw new Error('Nobody applies.')
    return compare(first, id)
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

  const coverageOf = ({ measures }: Comparison) => measures.find(({ measure }) => measure === 'coverage')?.shares

  test('JH-02 keeps its groups when an applicant withdraws, applies again or deletes the account', async () => {
    const { id } = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const [witness, leaver, deleted] = [await addApplicant(id, 3), await addApplicant(id, 3), await addApplicant(id, 1)]
    for (const week of [3, 1]) await addApplicant(id, week)
    const before = await compare(witness, id)
    expect(coverageOf(before)).toEqual([60, 40, 0])
    // The next four would take the places of those who leave, and name the group of the fifth.
    for (const week of [0, 0, 1, 1]) await addApplicant(id, week)
    await server.call('withdraw', { jobListingId: id }, { as: leaver })
    await server.call('deleteStudent', { confirmed: true }, { as: deleted })
    expect(await compare(witness, id)).toEqual(before)
    await addApplication(server, { userId: leaver.id, jobListingId: id, availabilityMask: 1 })
    expect(coverageOf(await compare(witness, id))).toEqual([30, 50, 20])
  })

  test('JH-02 never counts somebody who leaves before the next block is full', async () => {
    const { id } = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const [witness, leaver, deleted] = [await addApplicant(id, 3), await addApplicant(id, 0), await addApplicant(id, 0)]
    for (const week of [3, 1]) await addApplicant(id, week)
    expect(coverageOf(await compare(witness, id))).toBeNull()
    await server.call('withdraw', { jobListingId: id }, { as: leaver })
    await server.call('deleteStudent', { confirmed: true }, { as: deleted })
    for (const week of [1, 1]) await addApplicant(id, week)
    expect(coverageOf(await compare(witness, id))).toEqual([40, 60, 0])
  })

  test('JH-02 counts each applicant once for readers at the same time', async () => {
    const { id } = await addListing(server, await addBusiness(server), { shiftMask: 0b11 })
    const students: Caller[] = []
    for (const week of [3, 3, 1, 1, 1]) students.push(await addApplicant(id, week))
    await Promise.all(students.map((student) => compare(student, id)))
    const counts = await server.db.select().from(comparisonCounts)
    expect(counts.map(({ measure, group, people }) => [measure, group, people]).sort()).toEqual([
      ['coverage', 0, 2],
      ['coverage', 1, 3],
      ['letter', 0, 5],
    ])
  })
})

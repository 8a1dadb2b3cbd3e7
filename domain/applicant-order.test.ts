import { matchPercent } from '@campus-gigs/ui/availability'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeSuitability,
  countLetterWords,
  type ListingRequirements,
  parseAnswers,
  topScore,
  topScoreWeights,
} from './applicant-order.ts'
import type { ReceivedApplication } from './entities.ts'
import { type ApplicantSort, applicantSorts } from './presets.ts'
import { sortApplicants } from './testing/applicant-order.ts'
import { shift } from './testing/listings.ts'

const listing = {
  Shift: [shift('Monday', '06:00', '12:00'), shift('Monday', '12:00', '18:00')],
  questions: [{ question: 'When could you start?' }],
  jobSuburbName: 'Carlton',
} satisfies ListingRequirements

interface Person {
  name: string
  slots?: string[]
  letter?: string
  suburb?: string | null
  answers?: string
  appliedAt?: string
}

function received({
  name,
  slots = [],
  letter = '',
  suburb = null,
  answers = '[]',
  appliedAt,
}: Person): ReceivedApplication {
  return {
    id: name,
    appliedAt: appliedAt ?? '2026-11-20T00:00:00.000Z',
    jobListingId: 'gig',
    notes: letter,
    answers,
    resumeFile: { id: 'resume', fileName: 'r.pdf', fileUrl: '/r', url: '/r' },
    sharesContact: true,
    expiredAt: null,
    isAnonymous: false,
    candidateActions: [],
    user: {
      id: name,
      firstName: name,
      lastName: '',
      email: '',
      phoneNumber: null,
      currentSuburb: suburb,
      isInternationalStudent: false,
      homeTownCountry: null,
      expectedPayRate: null,
      personalSummary: null,
      profilePicture: null,
      userAvailability: slots.map((tableIndex) => ({ tableIndex, label: '' })),
    },
  }
}

const names = (applications: readonly Pick<ReceivedApplication, 'id'>[]) => applications.map((each) => each.id)

const sortReceived = (applications: ReceivedApplication[], sort: ApplicantSort, measure: ListingRequirements) =>
  sortApplicants(
    applications.map((each) => ({ ...each, suitability: computeSuitability(each, measure) })),
    sort,
  )
const scoreOf = (application: ReceivedApplication, measure: ListingRequirements = listing) =>
  topScore(computeSuitability(application, measure))

describe('inApplicantOrder', () => {
  it('GT-03 AG-06 sorts by match percent of the shifts', () => {
    const allWeek = received({ name: 'all', slots: ['1-0', '1-1', '2-0', '2-1', '3-0', '3-1', '4-0'] })
    const oneSlot = received({ name: 'one', slots: ['1-0'] })
    expect(names(sortReceived([oneSlot, allWeek], '% Availability Match', listing))).toEqual(['all', 'one'])
    // By percent of the student's own slots, the order would be reversed.
    expect(matchPercent(oneSlot.user.userAvailability, listing.Shift)).toBe(100)
  })

  it('GT-03 sorts newest first, also between ties', () => {
    const old = received({ name: 'old', appliedAt: '2026-11-18T00:00:00.000Z' })
    const young = received({ name: 'young', appliedAt: '2026-11-20T00:00:00.000Z' })
    for (const sort of applicantSorts)
      expect(names(sortReceived([old, young], sort, listing))).toEqual(['young', 'old'])
  })

  it('GT-03 sorts by distance, unknown last', () => {
    const near = received({ name: 'near', suburb: 'Fitzroy' })
    const far = received({ name: 'far', suburb: 'Frankston' })
    const unknown = received({ name: 'unknown' })
    expect(names(sortReceived([unknown, far, near], 'Distance', listing))).toEqual(['near', 'far', 'unknown'])
  })

  it('GT-03 sorts applicants with a letter first', () => {
    const silent = received({ name: 'silent', letter: '<p> </p>' })
    const writer = received({ name: 'writer', letter: '<p>Hi</p>', appliedAt: '2026-11-01T00:00:00.000Z' })
    expect(names(sortReceived([silent, writer], 'Cover letter included', listing))).toEqual(['writer', 'silent'])
  })

  it('GT-03 keeps every applicant, in an order independent of the input order', () => {
    const person = fc.record({
      name: fc.uuid(),
      slots: fc.array(fc.constantFrom('1-0', '1-1', '2-0')),
      letter: fc.constantFrom('', '<p>Hello there</p>'),
      suburb: fc.constantFrom(null, 'Carlton', 'Frankston', 'Nowhere'),
      appliedAt: fc.constantFrom('2026-11-18T00:00:00.000Z', '2026-11-19T00:00:00.000Z'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(person, { selector: ({ name }) => name }),
        fc.constantFrom(...applicantSorts),
        (people, sort) => {
          const applications = people.map(received)
          const sorted = names(sortReceived(applications, sort, listing))
          expect(sorted).toEqual(names(sortReceived([...applications].reverse(), sort, listing)))
          expect([...sorted].sort()).toEqual(names(applications).sort())
        },
      ),
    )
  })
})

describe('topScore', () => {
  const everything = received({
    name: 'everything',
    slots: ['1-0', '1-1'],
    letter: `<p>${'word '.repeat(80)}</p>`,
    suburb: 'Carlton',
    answers: JSON.stringify([{ question: 'When could you start?', answer: 'Now' }]),
  })

  it('GT-03 gives 100 for full marks, with the reasons', () => {
    expect(Object.values(topScoreWeights).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100)
    expect(scoreOf(everything)).toEqual({
      score: 100,
      reasons: ['Covers 2 of 2 shift slots', 'Cover letter of 80 words', 'Answered 1 of 1 question', 'In your suburb'],
    })
    expect(scoreOf(received({ name: 'nothing' }))).toEqual({
      score: 0,
      reasons: ['Covers 0 of 2 shift slots', 'No cover letter', 'Answered 0 of 1 question', 'Distance unknown'],
    })
  })

  it('AP-03 GT-03 scores the letter by its length', () => {
    const letter = (words: number) => scoreOf({ ...everything, notes: `<p>${'word '.repeat(words)}</p>` }).score
    expect(letter(40)).toBe(90)
    expect(letter(0)).toBe(80)
    expect(letter(8000)).toBe(100)
  })

  it('GT-03 leaves out parts that the listing lacks, and scales the score to 100', () => {
    const { Shift: _shifts, ...plain } = listing
    const without = { ...plain, Shift: [], questions: [] }
    expect(scoreOf(everything, without)).toEqual({
      score: 100,
      reasons: ['No shift times to cover yet', 'Cover letter of 80 words', 'In your suburb'],
    })
    expect(scoreOf({ ...everything, notes: '' }, without).score).toBe(33)
  })

  it('stays within 0 and 100 and never drops when a slot of the roster is added', () => {
    fc.assert(
      fc.property(fc.subarray(['1-0', '1-1', '2-0', '5-3']), fc.constantFrom('1-0', '1-1'), (slots, added) => {
        const before = scoreOf(received({ name: 'a', slots })).score
        const after = scoreOf(received({ name: 'a', slots: [...slots, added] })).score
        return before >= 0 && after <= 100 && after >= before
      }),
    )
  })
})

it('JH-02 parses the answers of an application; malformed text has none', () => {
  expect(parseAnswers('[{"question":"When?","answer":"Now"}]')).toEqual([{ question: 'When?', answer: 'Now' }])
  for (const text of ['', '[]', '{', 'null', '{"a":1}', '[{"question":1}]']) expect(parseAnswers(text)).toEqual([])
})

it('counts the words of a letter without its tags', () => {
  expect(countLetterWords('<h1>Two</h1><p>words</p>')).toBe(2)
  expect(countLetterWords('')).toBe(0)
})

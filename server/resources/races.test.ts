import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ListingStatus } from '@/domain'
import { applications, jobListings } from '../db/schema.ts'
import { gigTexts } from '../testing/gig-form.ts'
import { type Caller, testServer } from '../testing/harness.ts'
import { addListing, addResume, signedInBusiness, signedInStudent } from '../testing/people.ts'
import { makeCall } from '../testing/valid-calls.ts'
import { statusOfRow } from './listings/mapping.ts'

/*
 * Clients call at the same time about one gig. The responses and the gig afterwards must be those of some order of the
 * calls, which is searched by trying every order in a model. `MODEL_RUNS` multiplies the number of gigs, as in
 * `npm run trust -- model`.
 */
const runs = 5 * Number(process.env.MODEL_RUNS ?? 1)
const studentCount = 3

const server = testServer({}, 'once')
let business: Caller
let students: { caller: Caller; resumeId: string }[]

beforeAll(async () => {
  const callers = await Promise.all(Array.from({ length: studentCount }, () => signedInStudent(server)))
  students = await Promise.all(
    callers.map(async (caller) => ({ caller, resumeId: (await addResume(server, caller.id)).id })),
  )
})

/** A gig, and which students have applied to it. */
interface Gig {
  status: ListingStatus
  version: number
  applicants: readonly number[]
}

type Command =
  | { name: 'apply' | 'withdraw'; student: number }
  | { name: 'setStatus'; status: 'live' | 'paused' | 'filled' }
  | { name: 'edit' | 'close' }

const isFinal = ({ status }: Gig) => status === 'filled' || status === 'closed'

/**
 * Applies a command to a gig.
 * @param readVersion the version that the command's client has read, which an edit must name
 * @returns the gig afterwards, and the response's status
 */
function run(gig: Gig, command: Command, readVersion: number): [after: Gig, httpStatus: number] {
  switch (command.name) {
    case 'apply':
      if (gig.applicants.includes(command.student)) return [gig, 409]
      if (gig.status !== 'live') return [gig, 410]
      return [{ ...gig, applicants: [...gig.applicants, command.student].sort() }, 200]
    case 'withdraw':
      return [{ ...gig, applicants: gig.applicants.filter((student) => student !== command.student) }, 200]
    case 'setStatus':
      if (isFinal(gig) && gig.status !== command.status) return [gig, 410]
      return [{ ...gig, status: command.status }, 200]
    case 'edit':
      if (isFinal(gig)) return [gig, 410]
      return gig.version === readVersion ? [{ ...gig, version: gig.version + 1 }, 200] : [gig, 409]
    case 'close':
      return [{ ...gig, status: 'closed' }, 200]
  }
}

/** All orders of some values. */
function orders<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]]
  return values.flatMap((first, index) => orders(values.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

interface Outcome {
  gig: Gig
  /** The status of each command's response, in the order of the batch. */
  httpStatuses: number[]
}

/** The outcomes that the commands may have, one for each order. */
function possibleOutcomes(before: Gig, batch: readonly Command[]): Outcome[] {
  return orders([...batch.keys()]).map((order) => {
    const httpStatuses: number[] = []
    let gig = before
    for (const index of order) {
      const command = batch[index]
      if (command) [gig, httpStatuses[index]] = run(gig, command, before.version)
    }
    return { gig, httpStatuses }
  })
}

async function send(command: Command, jobListingId: string, version: number): Promise<number> {
  const student = 'student' in command ? students[command.student] : undefined
  const call = (name: Parameters<typeof makeCall>[1], input: Parameters<typeof makeCall>[2]) =>
    makeCall(server, name, input, student?.caller ?? business)
  const { status } = await {
    apply: () =>
      call('apply', {
        payload: { jobListingId, resumeId: student?.resumeId, coverLetter: '<p>Hello</p>', sharesContact: true },
      }),
    withdraw: () => call('withdraw', { payload: { jobListingId } }),
    setStatus: () =>
      call('setGigStatus', { payload: { jobListingId, status: 'status' in command ? command.status : '' } }),
    close: () => call('closeGig', { payload: { jobListingId, jobPosterPublicId: '' } }),
    edit: () =>
      call('editGig', {
        parts: Object.entries({
          ...gigTexts,
          // Each edit changes the title, because an edit that changes nothing keeps the version.
          jobTitle: `Barista ${randomUUID()}`,
          idempotencyKey: randomUUID(),
          jobListingId,
          version: String(version),
        }),
      }),
  }[command.name]()
  return status
}

async function readGig(id: string): Promise<Gig> {
  const [row] = await server.db.select().from(jobListings).where(eq(jobListings.id, id))
  if (!row) throw new Error('The gig is gone.')
  const rows = await server.db.select().from(applications).where(eq(applications.jobListingId, id))
  const applicants = rows.map(({ userId }) => students.findIndex(({ caller }) => caller.id === userId)).sort()
  return { status: statusOfRow(row, server.context.clock.now()), version: row.version, applicants }
}

const student = fc.nat({ max: studentCount - 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: fc.constant('apply' as const), student }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('withdraw' as const), student }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('setStatus' as const),
      status: fc.constantFrom('live' as const, 'paused' as const, 'filled' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constantFrom('edit' as const, 'edit' as const, 'close' as const) }) },
)
const batches = fc.array(fc.array(command, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })

test(
  'TR-11 calls about one gig at the same time end as in some order of them',
  () =>
    fc.assert(
      fc.asyncProperty(batches, async (all) => {
        // A business of its own for each gig, because a business may have only so many live ones.
        business = await signedInBusiness(server)
        const { id } = await addListing(server, business.id)
        for (const batch of all) {
          const before = await readGig(id)
          const httpStatuses = await Promise.all(batch.map((each) => send(each, id, before.version)))
          expect(possibleOutcomes(before, batch)).toContainEqual({ gig: await readGig(id), httpStatuses })
        }
      }),
      { numRuns: runs, endOnFailure: true },
    ),
  Math.max(60_000, runs * 6_000),
)

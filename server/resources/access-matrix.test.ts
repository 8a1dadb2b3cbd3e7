import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountExportPath, type EndpointName, endpoints, failure, livePath } from '@/contract'
import { businesses, files, jobListings, resumes, sessions } from '../db/schema.ts'
import { hashToken } from '../identity/secrets.ts'
import { type Answer, type Caller, testServer } from '../testing/harness.ts'
import { addListing, addResume } from '../testing/people.ts'
import { makeCall, makeWorld, type ValidCall, validCalls, type World } from '../testing/valid-calls.ts'

/*
 * Who may call what: every route of the server by every kind of caller, with their own and with others' objects.
 */

/** The routes of the server under test, as `METHOD /path`. */
const routes = new Set<string>()
const created = z.object({ fastify: z.custom<FastifyInstance>() })
function recordRoutes(message: unknown): void {
  created.parse(message).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.add(`${each} ${url}`)
  })
}
// Fastify publishes each instance before its first route is registered.
subscribe('fastify.initialization', recordRoutes)
afterAll(() => void unsubscribe('fastify.initialization', recordRoutes))

const metricsToken = 'x'.repeat(32)
// Without a built client, because its files would be routes.
const server = testServer({ metricsToken, clientDir: 'none' }, 'once')

/**
 * The statuses for a visitor, the student, another student, the business, another business, an admin, and the suspended
 * business. An ended session and an unknown token get the visitor's status.
 */
type Row = readonly [
  visitor: number,
  student: number,
  otherStudent: number,
  business: number,
  otherBusiness: number,
  admin: number,
  suspended: number,
]

const anyone = (status: number): Row => [status, status, status, status, status, status, status]
const students: Row = [401, 200, 200, 403, 403, 403, 403]
/** For data of one student: another student gets 404. */
const ownStudent: Row = [401, 200, 404, 403, 403, 403, 403]
const ofBusinesses: Row = [401, 403, 403, 200, 200, 403, 403]
const evenSuspended: Row = [401, 403, 403, 200, 200, 403, 200]
/** For data of one business: another business gets 404. */
const ownBusiness: Row = [401, 403, 403, 200, 404, 403, 403]
const adminsOnly: Row = [401, 403, 403, 403, 403, 200, 403]

/** The statuses of each endpoint, for valid calls with the objects of the student and the business. */
const endpointTable: Record<EndpointName, Row> = {
  health: anyone(200),
  ready: anyone(200),
  liveWeeks: anyone(200),
  fittingGigs: anyone(200),
  upcomingEvents: anyone(200),
  sendStudentMessage: students,
  sendBusinessMessage: evenSuspended,
  // An unknown ticket or password is rejected for every caller.
  initStudent: anyone(401),
  initBusiness: anyone(401),
  credentials: anyone(401),
  requestPasswordReset: anyone(200),
  resetPassword: anyone(401),
  studentSession: students,
  businessSession: evenSuspended,
  studentSessions: students,
  businessSessions: evenSuspended,
  endStudentSessions: students,
  endBusinessSessions: evenSuspended,
  // Both businesses signed in by the identity provider, so they have no password.
  changeSignIn: [401, 403, 403, 409, 409, 403, 403],
  sendVerificationLink: ofBusinesses,
  verifyEmail: anyone(401),
  deleteStudent: students,
  deleteBusiness: evenSuspended,
  studentMailSettings: students,
  businessMailSettings: ofBusinesses,
  chooseStudentMails: students,
  chooseBusinessMails: ofBusinesses,
  // The link is not signed by us.
  unsubscribe: anyone(401),
  signOutStudent: students,
  signOutBusiness: evenSuspended,
  resumeList: students,
  uploadResume: students,
  updateAccount: students,
  customiseUserData: students,
  updatePicture: students,
  updateSavedJobs: students,
  beaconUpdateSavedJobs: students,
  updateBusiness: ofBusinesses,
  customiseCompanyData: ofBusinesses,
  uploadBusinessImages: ofBusinesses,
  createGig: ofBusinesses,
  saveGigDraft: ofBusinesses,
  gig: ownBusiness,
  createEvent: ofBusinesses,
  ownEvents: ofBusinesses,
  // The poster belongs to no event.
  scanEvent: anyone(404),
  scanLandingPage: anyone(200),
  applicants: ownBusiness,
  searchApplicants: ofBusinesses,
  applicant: ownBusiness,
  closeGig: ownBusiness,
  extendGig: ownBusiness,
  editGig: ownBusiness,
  setGigStatus: ownBusiness,
  countJobs: students,
  searchJobs: students,
  suggestJobs: students,
  job: students,
  // The resume is the first student's.
  apply: ownStudent,
  // The first student has applied, the other has not.
  comparison: ownStudent,
  // Idempotent, so it succeeds without an application.
  withdraw: students,
  shareContact: ownStudent,
  seeListingEdits: ownStudent,
  actionOnCandidate: ownBusiness,
  beaconActionOnCandidate: ownBusiness,
  reportGig: students,
  initAdmin: anyone(401),
  adminSession: adminsOnly,
  signOutAdmin: adminsOnly,
  reviewQueue: adminsOnly,
  reviewedListing: adminsOnly,
  findBusinesses: adminsOnly,
  reviewedBusiness: adminsOnly,
  decideListing: adminsOnly,
  decideBusiness: adminsOnly,
}

interface OtherRoute {
  method?: 'GET' | 'POST'
  /** The route's pattern in Fastify. */
  route: string
  /** An address of the route. */
  url: (world: World) => string | Promise<string>
  statuses: Row
}

/** Routes outside the contract. */
const otherRoutes: Record<string, OtherRoute> = {
  'a resume': {
    route: '/api/files/:id',
    url: async ({ resumeId }) => `/api/files/${await fileOfResume(resumeId)}`,
    statuses: [404, 200, 404, 200, 404, 404, 404],
  },
  'a public image': { route: '/api/files/:id', url: () => publicImage(), statuses: anyone(200) },
  'the poster of a hidden listing': {
    route: '/api/files/:id',
    url: hiddenPoster,
    statuses: [404, 404, 404, 200, 404, 200, 200],
  },
  'live updates': { route: livePath, url: () => livePath, statuses: [401, 200, 200, 200, 200, 403, 403] },
  'the export of an account': {
    route: accountExportPath,
    url: () => accountExportPath,
    statuses: [401, 200, 200, 200, 200, 403, 200],
  },
  metrics: { route: '/api/metrics', url: () => '/api/metrics', statuses: anyone(404) },
  'the start of a sign-in': {
    route: '/api/identity/start',
    url: () => '/api/identity/start?kind=student',
    statuses: anyone(302),
  },
  'the end of a sign-in': {
    route: '/api/identity/callback',
    url: () => '/api/identity/callback',
    statuses: anyone(302),
  },
  'the sign-out at the provider': {
    route: '/api/identity/end-session',
    url: () => '/api/identity/end-session',
    statuses: anyone(302),
  },
  'the page that stops mails': {
    route: '/api/unsubscribe/:token',
    url: () => '/api/unsubscribe/none',
    statuses: anyone(302),
  },
  'a mail program that stops mails': {
    method: 'POST',
    route: '/api/unsubscribe/:token',
    url: () => '/api/unsubscribe/none',
    statuses: anyone(401),
  },
  'the local provider': { route: '/oidc/*', url: () => '/oidc/none', statuses: anyone(404) },
  "the local provider's page": { route: '/oidc/login/:uid', url: () => '/oidc/login/none', statuses: anyone(410) },
  "the local provider's form": {
    method: 'POST',
    route: '/oidc/login/:uid',
    url: () => '/oidc/login/none',
    statuses: anyone(410),
  },
  "the local provider's fonts": { route: '/oidc/fonts.css', url: () => '/oidc/fonts.css', statuses: anyone(200) },
  'an address of nothing': { route: '*', url: () => '/none.js', statuses: anyone(404) },
}

/** Pages and files about the product, the same for everybody. */
const isPublicPage = (route: string) => /^GET \/api\/docs/.test(route)

async function fileOfResume(resumeId: string): Promise<string> {
  const [resume] = await server.db.select().from(resumes).where(eq(resumes.id, resumeId))
  return resume?.fileId ?? ''
}

async function addPublicImage(): Promise<string> {
  const sha256 = await server.context.files.put(Buffer.from('image'))
  const image = { sha256, mediaType: 'image/webp', bytes: 5, access: 'public' } as const
  const [file] = await server.db.insert(files).values(image).returning()
  return file?.id ?? ''
}

async function publicImage(): Promise<string> {
  return `/api/files/${await addPublicImage()}`
}

async function hiddenPoster({ business }: World): Promise<string> {
  const posterFileId = await addPublicImage()
  await addListing(server, business.id, { review: 'hidden', posterFileId })
  return `/api/files/${posterFileId}`
}

/** Reads share these worlds, because they change nothing. A write gets new ones. */
let sharedWorlds: Promise<Worlds> | undefined

interface Worlds {
  world: World
  /** A world whose business is suspended. */
  suspendedWorld: World
}

async function makeWorlds(): Promise<Worlds> {
  const suspendedWorld = await makeWorld(server)
  await suspend(suspendedWorld)
  return { world: await makeWorld(server), suspendedWorld }
}

function worldsFor(isRead: boolean): Promise<Worlds> {
  if (!isRead) return makeWorlds()
  sharedWorlds ??= makeWorlds()
  return sharedWorlds
}

/** Creates a session of the account and ends it. */
async function endedSession({ kind, id }: Caller): Promise<Caller> {
  const session = await server.signIn(kind, id)
  await server.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, hashToken(session.token)))
  return session
}

/** The responses to each column's callers of a {@link Row}: those to visitors, and those to the six accounts. */
async function answersOf(
  { world, suspendedWorld }: Worlds,
  owner: 'student' | 'business' | 'admin',
  call: (world: World, as?: Caller) => Promise<Answer>,
) {
  const forged = { ...world[owner], token: 'x'.repeat(43) }
  return {
    toNobody: [await call(world), await call(world, await endedSession(world[owner])), await call(world, forged)],
    toAccounts: [
      await call(world, world.student),
      await call(world, world.otherStudent),
      await call(world, world.business),
      await call(world, world.otherBusiness),
      await call(world, world.admin),
      await call(suspendedWorld, suspendedWorld.business),
    ],
  }
}

const suspend = ({ business }: World) =>
  server.db.update(businesses).set({ suspendedAt: new Date() }).where(eq(businesses.id, business.id))

/** Headers that differ between two equal calls. */
const varyingHeaders = ['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'set-cookie']

/** The parts of a response that a caller can distinguish. */
function fingerprint({ status, headers, body }: Answer) {
  return { status, body, headers: Object.entries(headers).filter(([name]) => !varyingHeaders.includes(name)) }
}

const endpointNames = Object.keys(endpointTable).filter((name): name is EndpointName => name in endpoints)

describe('API-08 who may call', () => {
  test.each(endpointNames)('%s', async (name) => {
    const { caller, method } = endpoints[name]
    const make = async (world: World, as?: Caller) => makeCall(server, name, await validCalls[name](world), as)
    const worlds = await worldsFor(method === 'GET' && !name.startsWith('signOut'))
    const { toNobody, toAccounts } = await answersOf(worlds, caller === 'anyone' ? 'student' : caller, make)
    const [toVisitor, ...others] = toNobody
    expect([toVisitor, ...toAccounts].map((answer) => answer?.status)).toEqual(endpointTable[name])
    for (const answer of [...toNobody, ...toAccounts])
      if (answer.status >= 400) expect(failure.safeParse(answer.body).success).toBe(true)
    // Responses to anyone may contain a time, so compare only their status.
    const shown = caller === 'anyone' ? ({ status }: Answer) => status : fingerprint
    for (const answer of others) expect(shown(answer)).toEqual(toVisitor && shown(toVisitor))
  })

  test.each(Object.entries(otherRoutes))('%s', async (_, { method = 'GET', url, statuses }) => {
    const worlds = await worldsFor(true)
    const urls = new Map([
      [worlds.world, await url(worlds.world)],
      [worlds.suspendedWorld, await url(worlds.suspendedWorld)],
    ])
    const call = async (world: World, as?: Caller): Promise<Answer> => {
      const headers = as ? { authorization: `Bearer ${as.token}` } : {}
      // Read as a stream, because live updates never end by themselves.
      const answer = await server.app.inject({ method, url: urls.get(world) ?? '', headers, payloadAsStream: true })
      answer.stream().destroy()
      return { status: answer.statusCode, body: null, headers: answer.headers }
    }
    const { toNobody, toAccounts } = await answersOf(worlds, 'student', call)
    expect([toNobody[0], ...toAccounts].map((answer) => answer?.status)).toEqual(statuses)
    for (const answer of toNobody) expect(answer.status).toBe(statuses[0])
  })

  test('metrics require the token of the settings', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    expect((await server.app.inject({ url: '/api/metrics', headers })).statusCode).toBe(200)
  })

  test('every route has a row', () => {
    const known = new Set([
      ...endpointNames.map((name) => `${endpoints[name].method} /api/${endpoints[name].path}`),
      ...Object.values(otherRoutes).map(({ method = 'GET', route }) => `${method} ${route}`),
    ])
    // The local provider and the static files accept every method on their paths.
    const isCatchAll = (route: string) => /^\w+ (\/oidc\/)?\*$/.test(route)
    expect([...routes].filter((route) => !known.has(route) && !isCatchAll(route) && !isPublicPage(route))).toEqual([])
    expect(routes.size).toBeGreaterThan(endpointNames.length)
  })

  test('a missing session is rejected before the body is read', async () => {
    const answer = await server.callWith('updateSavedJobs', 'x'.repeat(200_000))
    expect(answer.status).toBe(401)
  })

  test.each(['Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi', 'Bearer', 'Bearer a b'])(
    'the invalid authorization %s is rejected',
    async (authorization) => {
      const answer = await server.call('studentSession', undefined, { headers: { authorization } })
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    },
  )
})

/** The ids of the world that other accounts must not learn. */
const idsOf = ({ resumeId, listingId, applicationId, openListingId }: World) => [
  resumeId,
  listingId,
  applicationId,
  openListingId,
]

/** Additional calls with ids in fields that the valid calls leave empty. */
const furtherCalls: [EndpointName, (world: World) => Promise<ValidCall> | ValidCall][] = [
  ['saveGigDraft', ({ listingId }) => ({ payload: { ...newDraft, subject: `edit:${listingId}` } })],
  ['saveGigDraft', ({ listingId }) => ({ payload: { ...newDraft, subject: `repost:${listingId}` } })],
  ['searchJobs', ({ listingId }) => ({ payload: { after: listingId } })],
  [
    'createGig',
    async (world) => {
      const call = await validCalls.createGig(world)
      return 'parts' in call ? { parts: [...call.parts, ['posterFrom', world.listingId] as const] } : call
    },
  ],
  [
    'customiseUserData',
    async (world) => {
      const call = await validCalls.customiseUserData(world)
      const parts = 'parts' in call ? call.parts.filter(([name]) => name !== 'resumeFileDelete') : []
      return { parts: [...parts, ['resumeFileDelete', JSON.stringify([world.resumeId])]] }
    },
  ],
]
const newDraft = { content: { idempotencyKey: randomUUID() }, changedAt: '2026-11-21T01:00:00.000Z' }

/** Makes a call with ids of the world and with unknown ids. @returns what each response reveals */
async function compareWithMissing(name: EndpointName, call: ValidCall, world: World, as: Caller) {
  const missingIds = new Map(idsOf(world).map((id) => [id, randomUUID()]))
  const replaceIds = (text: string) => [...missingIds].reduce((all, [id, missing]) => all.replaceAll(id, missing), text)
  const missingCall: ValidCall =
    'parts' in call
      ? { parts: call.parts.map(([part, value]) => [part, typeof value === 'string' ? replaceIds(value) : value]) }
      : JSON.parse(replaceIds(JSON.stringify(call)))
  const foreign = fingerprint(await makeCall(server, name, call, as))
  const missing = fingerprint(await makeCall(server, name, missingCall, as))
  // A response may echo the ids of its request.
  return { foreign: JSON.parse(replaceIds(JSON.stringify(foreign))), missing }
}

const callsWithIds = async (world: World) => {
  const all = [...endpointNames.map((name) => [name, validCalls[name]] as const), ...furtherCalls]
  const made = await Promise.all(all.map(async ([name, make]) => ({ name, call: await make(world) })))
  return made.filter(({ call }) => idsOf(world).some((id) => JSON.stringify(call).includes(id)))
}

describe('API-08 responds to others’ objects as to missing ones', () => {
  test.each([
    ['another student', 'otherStudent', 6],
    ['another business', 'otherBusiness', 8],
  ] as const)('for %s', async (_, who, least) => {
    const world = await makeWorld(server)
    // Hide the listings, because every student may read a shown one.
    await server.db.update(jobListings).set({ review: 'hidden' }).where(eq(jobListings.businessId, world.business.id))
    // Add a resume, without which applying fails for another reason.
    const own = { ...world, resumeId: (await addResume(server, world.otherStudent.id)).id }
    let compared = 0
    for (const { name, call } of [...(await callsWithIds(world)), ...(await callsWithIds(own))]) {
      if (endpoints[name].caller !== world[who].kind) continue
      const { foreign, missing } = await compareWithMissing(name, call, world, world[who])
      expect(foreign, name).toEqual(missing)
      compared += 1
    }
    expect(compared).toBeGreaterThanOrEqual(least)
  })

  test('for files', async () => {
    const world = await makeWorld(server)
    const foreign = [`/api/files/${await fileOfResume(world.resumeId)}`, await hiddenPoster(world)]
    for (const url of foreign)
      for (const as of [undefined, world.otherStudent, world.otherBusiness]) {
        const headers = as ? { authorization: `Bearer ${as.token}` } : {}
        const read = async (address: string) => {
          const answer = await server.app.inject({ url: address, headers })
          return fingerprint({ status: answer.statusCode, body: answer.body, headers: answer.headers })
        }
        const missing = await read(`/api/files/${randomUUID()}`)
        expect(missing.status).toBe(404)
        expect(await read(url)).toEqual(missing)
      }
  })
})

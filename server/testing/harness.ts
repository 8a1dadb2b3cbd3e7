import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints, type RequestOf } from '@/contract'
import { clock } from '@/domain'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { beginSession, type SessionKind } from '../identity/sessions.ts'
import type { Mail } from '../mail/mailer.ts'
import { emptyTables, outsideTransactions, sharedTestDatabase } from './test-database.ts'

/** The pinned instant of every test: Saturday 12:30 in Melbourne. */
export const testNow = '2026-11-21T01:30:00.000Z'

/** A signed-in account. */
export interface Caller {
  id: string
  kind: SessionKind
  token: string
}

/** A response. */
export interface Answer {
  status: number
  /** The parsed JSON, which tests match with `toMatchObject` or parse with a schema. */
  body: unknown
  headers: Record<string, string | string[] | number | undefined>
}

/** The options of a call. */
export interface CallSettings {
  /** The account whose bearer token is sent. Default: no token. */
  as?: Caller
  /** Path parameters, by name. */
  params?: Record<string, string>
  headers?: Record<string, string>
}

/** The server under test, for one test file. */
export interface TestServer {
  readonly app: FastifyInstance
  readonly context: Context
  readonly db: Db
  /** The mails sent during the test. */
  readonly mails: Mail[]
  /** Calls an endpoint of the contract with a valid payload. */
  call: <Name extends EndpointName>(name: Name, payload: RequestOf<Name>, settings?: CallSettings) => Promise<Answer>
  /** Calls an endpoint with an unchecked payload as `{data}`, for input that must be rejected. */
  callWith: (name: EndpointName, payload: unknown, settings?: CallSettings) => Promise<Answer>
  /** Posts a multipart form; a Buffer or File is a file part. */
  upload: (name: EndpointName, parts: FormParts, settings?: CallSettings) => Promise<Answer>
  /** Starts a session of an existing account. */
  signIn: (kind: SessionKind, id: string) => Promise<Caller>
}

/** The parts of a multipart form, in order. Names may repeat. */
export type FormParts = readonly (readonly [name: string, value: string | File])[]

/** The address of an endpoint. */
export function pathOf(name: EndpointName, params: Record<string, string> = {}): string {
  return `/api/${endpoints[name].path.replace(/:(\w+)/g, (_, parameter: string) => params[parameter] ?? '')}`
}

/**
 * Starts a server for a test file, on the database of the test process. Empties the database and pins the clock before
 * each test, and closes the server after the last. Use at the top of the file: `const server = testServer()`.
 */
export function testServer(
  settings: Partial<Config> = {},
  emptied: 'for each test' | 'once' = 'for each test',
): TestServer {
  const mails: Mail[] = []
  let running: { app: FastifyInstance; folder: string } | undefined

  beforeAll(async () => {
    clock.set(testNow)
    const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-test-'))
    const config = { ...testConfig(folder), ...settings }
    const database = await sharedTestDatabase()
    const app = await buildApp({
      config,
      logger: false,
      db: database.db,
      listen: database.listen,
      fileStore: outsideTransactions(await openFileStore(config)),
      mailer: { send: async (mail) => void mails.push(mail), deleteUnsent: async () => {} },
    })
    await emptyTables(database.db)
    running = { app, folder }
  })

  beforeEach(async () => {
    clock.set(testNow)
    mails.length = 0
    if (running && emptied === 'for each test') await emptyTables(running.app.context.db)
  })

  afterAll(async () => {
    clock.reset()
    await running?.app.close()
    if (running) await rm(running.folder, { recursive: true, force: true })
  })

  const app = () => {
    if (!running)
      throw new Error('The test server is not up yet. Use it inside a test or a hook, not while the file loads.')
    return running.app
  }

  return {
    mails,
    get app() {
      return app()
    },
    get context() {
      return app().context
    },
    get db() {
      return app().context.db
    },
    call: (name, payload, how) => callWith(app(), name, payload, how),
    callWith: (name, payload, how) => callWith(app(), name, payload, how),
    upload: (name, parts, how) => upload(app(), name, parts, how),
    signIn: async (kind, id) => ({ id, kind, token: await beginSession(app().context, { kind, id }) }),
  }
}

/** Default settings, except that rate limits never apply and password hashes are cheap. */
function testConfig(folder: string): Config {
  const environment = { DATA_DIR: folder, PORT: '0', SAMPLE_DATA: 'off', RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'silent' }
  return { ...readConfig(environment), passwordCost: { memoryKib: 8, passes: 1 } }
}

function authorization(as: Caller | undefined): Record<string, string> {
  return as ? { authorization: `Bearer ${as.token}` } : {}
}

async function callWith(
  app: FastifyInstance,
  name: EndpointName,
  payload: unknown,
  { as, params, headers }: CallSettings = {},
): Promise<Answer> {
  const { method, body } = endpoints[name]
  const answer = await app.inject({
    method,
    url: pathOf(name, params),
    ...(body === 'query' && { query: z.record(z.string(), z.coerce.string()).parse(payload ?? {}) }),
    headers: { ...authorization(as), ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
    ...(method === 'POST' && { payload: JSON.stringify({ data: payload }) }),
  })
  await app.context.mailQueue.idle()
  return { status: answer.statusCode, body: jsonOf(answer.body), headers: answer.headers }
}

async function upload(
  app: FastifyInstance,
  name: EndpointName,
  parts: FormParts,
  { as, params, headers }: CallSettings = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [part, value] of parts) form.append(part, value)
  const encoded = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: pathOf(name, params),
    headers: { ...authorization(as), 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  await app.context.mailQueue.idle()
  return { status: answer.statusCode, body: jsonOf(answer.body), headers: answer.headers }
}

/** Parses JSON; returns any other text unchanged. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

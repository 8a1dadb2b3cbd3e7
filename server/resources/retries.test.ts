import { randomUUID } from 'node:crypto'
import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints } from '@/contract'
import { messages } from '@/domain'
import * as schema from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { pdfOfPages } from '../testing/pdf-files.ts'
import { pdfBytes } from '../testing/people.ts'
import { makeCall, makeWorld, type ValidCall, validCalls, type World } from '../testing/valid-calls.ts'

/*
 * Calls that reach the server more than once: after a lost response, from two tabs, from a timer and a beacon, or by a
 * double click.
 */

const server = testServer()

const tables = Object.values(schema).filter((value) => is(value, PgTable))
const countAll: SQL = sql`select ${sql.join(
  tables.map((table) => sql`(select count(*)::int from ${table}) as ${sql.identifier(getTableName(table))}`),
  sql`, `,
)}`
const counts = z.object({ rows: z.tuple([z.record(z.string(), z.number())]) })

/** The number of rows in each table. */
async function countRows(): Promise<Record<string, number>> {
  return counts.parse(await server.db.execute(countAll)).rows[0]
}

/** Writes in which every call counts, with the reason. */
const repeatable: Partial<Record<EndpointName, string>> = {
  scanLandingPage: 'each scan of a poster is a visit',
  sendVerificationLink: 'each press mails another link, five a day at most',
}
const writes = Object.keys(endpoints)
  .filter((name): name is EndpointName => name in endpoints)
  .filter((name) => endpoints[name].method === 'POST' && !repeatable[name])

const withKey = (call: ValidCall, key: string): ValidCall =>
  'parts' in call ? { parts: [...call.parts, ['idempotencyKey', key] as const] } : call

function callerOf(name: EndpointName, world: World) {
  const { caller } = endpoints[name]
  return caller === 'anyone' ? undefined : world[caller]
}

test.each(writes)('API-06 TR-11 %s stores nothing when repeated, sequentially or concurrently', async (name) => {
  const world = await makeWorld(server)
  const made = await validCalls[name](world)
  const call = name === 'uploadResume' ? withKey(made, randomUUID()) : made
  const send = () => makeCall(server, name, call, callerOf(name, world))
  const first = await Promise.all([send(), send(), send()])
  const stored = await countRows()
  const mails = server.mails.length
  const second = await Promise.all([send(), send()])
  expect(await countRows()).toEqual(stored)
  expect(server.mails).toHaveLength(mails)
  for (const { status } of [...first, ...second]) expect(status).toBeLessThan(500)
})

const changedText =
  (name: string, text: string) =>
  (call: ValidCall): ValidCall => {
    if (!('parts' in call)) return { payload: { ...call.payload, [name]: text } }
    return { parts: call.parts.map(([part, value]) => [part, part === name ? text : value] as const) }
  }
/** The call with a resume of these bytes. */
const withResume =
  (part: string, bytes: Buffer<ArrayBuffer>) =>
  (call: ValidCall): ValidCall => ({
    parts: [
      ...('parts' in call ? call.parts.filter(([name]) => name !== part) : []),
      [part, new File([bytes], 'ana.pdf', { type: 'application/pdf' })],
    ],
  })

/** The calls with an idempotency key: the table that they add a row to, and another request with the same key. */
const keyedCalls: Partial<Record<EndpointName, { table: PgTable; change: (call: ValidCall) => ValidCall }>> = {
  createGig: { table: schema.jobListings, change: changedText('jobTitle', 'Weekday barista') },
  createEvent: {
    table: schema.events,
    change: changedText(
      'eventData',
      JSON.stringify({
        eventName: 'Summer fair',
        eventDate: '2026-12-05',
        suburbName: 'Fitzroy',
        suburbZipCode: '3065',
        eventAdmissionCharge: 0,
      }),
    ),
  },
  uploadResume: { table: schema.resumes, change: withResume('resume', pdfOfPages(2)) },
  customiseUserData: { table: schema.resumes, change: withResume('file', pdfOfPages(2)) },
  sendStudentMessage: { table: schema.supportMessages, change: changedText('text', 'And my picture?') },
  sendBusinessMessage: { table: schema.supportMessages, change: changedText('text', 'And my logo?') },
}
const keyedNames = writes.filter((name) => name in keyedCalls)

test.each(keyedNames)(
  'API-06 TR-11 %s stores one row for an idempotency key, and rejects another request with it',
  async (name) => {
    const world = await makeWorld(server)
    const { table, change = (call: ValidCall) => call } = keyedCalls[name] ?? {}
    const made = await validCalls[name](world)
    const withFile = name === 'customiseUserData' ? withResume('file', pdfBytes)(made) : made
    const isKeyOptional = name === 'uploadResume' || name === 'customiseUserData'
    const call = isKeyOptional ? withKey(withFile, randomUUID()) : withFile
    const send = (each: ValidCall) => makeCall(server, name, each, callerOf(name, world))
    const rowsBefore = table ? await server.db.$count(table) : 0

    const answers = await Promise.all([send(call), send(call), send(call)])
    expect([...answers, await send(call)].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await send(change(call))).toMatchObject({
      status: 422,
      body: { code: 'keyReused', message: messages.refusal.keyReused },
    })
    expect(table && (await server.db.$count(table))).toBe(rowsBefore + 1)
    expect((await send(call)).status).toBe(200)
  },
)

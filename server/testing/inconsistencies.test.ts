import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fileKeyOf } from '../files/file-store.ts'
import { testServer } from './harness.ts'
import { findInconsistencies } from './inconsistencies.ts'
import { pdfBytes } from './people.ts'
import { makeWorld } from './valid-calls.ts'

const server = testServer()
beforeEach(() => makeWorld(server))

test('finds nothing in the data of a new world', async () => {
  expect(await findInconsistencies(server)).toEqual([])
})

test.each<[what: string, change: SQL]>([
  ['a reference to a missing file', sql`update users set picture_file_id = ${randomUUID()}`],
  [
    'a file without a reference',
    sql`insert into files (sha256, media_type, bytes, access) select sha256, media_type, bytes, access from files`,
  ],
  ['a session of a deleted account', sql`delete from admins`],
  [
    'a mail to a deleted account',
    sql`insert into outgoing_mails (account_id, recipient, subject, text) values (${randomUUID()}, '', '', '')`,
  ],
  ['a resume that is hidden and that no business can open', sql`update applications set expired_at = now()`],
  ['an application with words of a deleted student', sql`update applications set user_id = null`],
  ['an application ranked by an earlier week or suburb', sql`update applications set student_mask = 1`],
  ['an application that the comparison has counted nowhere', sql`update applications set counted_measures = '{pay}'`],
  ['a searched listing that is not shown, or a shown one that is not searched', sql`delete from searched_listings`],
  ['a listing searched by earlier words, times or pay', sql`update searched_listings set search_text = 'earlier'`],
  ['a mask of an earlier week', sql`update users set user_availability = '[]'`],
])('finds %s', async (what, change) => {
  if (what.includes('hidden')) await server.db.execute(sql`update resumes set deleted_at = now()`)
  await server.db.execute(change)
  const found = await findInconsistencies(server)
  expect([...new Set(found.map((line) => line.split(':')[0]))]).toEqual([what])
})

test('finds bytes without a file, and a file without bytes', async () => {
  const unknown = await server.context.files.put(Buffer.from('unknown'))
  const known = fileKeyOf(pdfBytes)
  await server.context.files.delete(known)
  expect(await findInconsistencies(server)).toEqual([
    `a file without bytes: ${known}`,
    `bytes without a file: ${unknown}`,
  ])
})

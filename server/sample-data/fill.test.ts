import { maskOf } from '@campus-gigs/ui/availability'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { studentSession } from '@/contract'
import { clock, dayMs } from '@/domain'
import { readConfig } from '../config.ts'
import { businesses, files, jobListings, users } from '../db/schema.ts'
import { testServer } from '../testing/harness.ts'
import { addBusiness, signedInStudent } from '../testing/people.ts'
import { emptyTables } from '../testing/test-database.ts'
import { fillIfEmpty } from './index.ts'

const server = testServer({}, 'once')

describe('filling with sample data', () => {
  test('D19 is on with the embedded database, and off with SAMPLE_DATA=off, PostgreSQL or in production', () => {
    const isOn = (env: Record<string, string>) => readConfig(env).sampleData
    expect(isOn({})).toBe(true)
    expect(isOn({ SAMPLE_DATA: 'off' })).toBe(false)
    expect(isOn({ SAMPLE_DATA: 'on', DATABASE_URL: 'postgres://127.0.0.1/gigs' })).toBe(false)
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://gigs.example',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'gigs',
      SMTP_URL: 'smtp://mail.example',
    }
    expect(isOn({ ...production, SAMPLE_DATA: 'on' })).toBe(false)
  })

  test('D19 inserts nothing when an account exists', async () => {
    await addBusiness(server)
    expect(await fillIfEmpty(server.context)).toBe(false)
    expect(await server.db.select().from(jobListings)).toEqual([])
    await emptyTables(server.db)
  })
})

/** The marketplace is filled once, because rendering its images is slow. */
describe('a filled marketplace', () => {
  beforeAll(async () => {
    expect(await fillIfEmpty(server.context)).toBe(true)
  })

  test('D19 has eight marked businesses without a sign-in, and is filled only once', async () => {
    expect(await fillIfEmpty(server.context)).toBe(false)
    const rows = await server.db.select().from(businesses)
    expect(rows).toHaveLength(8)
    for (const row of rows) {
      expect(row).toMatchObject({ isSample: true, username: null, passwordHash: null, issuer: null, subject: null })
    }
    expect(await server.db.select().from(users)).toEqual([])
  })

  test('D19 shows a student 24 live gigs, posted in the last six days', async () => {
    const student = await signedInStudent(server)
    const { jobList } = studentSession.parse((await server.call('studentSession', undefined, { as: student })).body)
    expect(jobList).toHaveLength(24)
    const sixDaysMs = 6 * dayMs
    for (const job of jobList) {
      expect(job.company.companyName).toMatch(/\(sample\)$/)
      expect(job.isExpired).toBe(false)
      expect(clock.now().getTime() - Date.parse(job.postedAt)).toBeLessThan(sixDaysMs)
      expect(Date.parse(job.postedAt)).toBeLessThanOrEqual(clock.now().getTime())
    }
    const rows = await server.db.select().from(jobListings)
    for (const row of rows) expect(row.shiftMask).toBe(maskOf(row.shifts))
  })

  test('D19 serves logos, covers and posters to anyone, less than 2 MB in all', async () => {
    const rows = await server.db.select().from(files)
    // Four images per business, a poster per listing, and the event's picture.
    expect(rows).toHaveLength(8 * 4 + 24 + 1)
    const [listing] = await server.db.select().from(jobListings)
    const poster = await server.app.inject({ url: `/api/files/${listing?.posterFileId}` })
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 })
    expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBeLessThan(2_000_000)
  })

  test('D19 SC-02 responds to a scan of its event’s poster with the event’s link', async () => {
    const scan = {
      eventorganiser: 'long-weekend-events-sample',
      posterid: 'summer-on-the-lawn',
      userData: { visitTime: '2026-11-21T11:30:00.000Z' },
    }
    const answer = await server.call('scanEvent', scan)
    expect(answer.body).toEqual({
      success: true,
      targetUrl: 'https://example.com/summer-on-the-lawn',
      isVerified: true,
    })
  })
})

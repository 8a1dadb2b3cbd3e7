import { beforeEach, describe, expect, test } from 'vitest'
import { createdEvent, endpoints, eventScanned, scanTime } from '@/contract'
import { clock, dayMs, limits } from '@/domain'
import { businesses, posterScans } from '../../db/schema.ts'
import { type Caller, pathOf, testServer } from '../../testing/harness.ts'
import { signedInBusiness } from '../../testing/people.ts'
import { deleteOldScans } from './service.ts'

const server = testServer()
const sessionId = '3f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const deviceData = {
  userAgent: 'Phone',
  screen: { width: 375, height: 812 },
  languages: ['en-AU'],
  battery: null,
  deviceMemory: 8,
}
const visit = { sessionId, visitTime: '2026-11-21T11:30:00.000Z', referrer: 'https://news.example/' }

let business: Caller
beforeEach(async () => {
  business = await signedInBusiness(server)
})

/** Creates an event. @returns its poster's address */
async function createPoster(eventLink = '') {
  const data = {
    eventName: 'Spring fair',
    eventDate: '2026-12-05',
    suburbName: 'Carlton',
    suburbZipCode: '3053',
    eventAdmissionCharge: 0,
    eventLink,
  }
  const answer = await server.upload('createEvent', [['eventData', JSON.stringify(data)]], { as: business })
  const { eventorganiser, posterid } = createdEvent.parse(answer.body).data.event
  return { eventorganiser, posterid }
}
const storedScans = () => server.db.select().from(posterScans)
const scanOf = (address: { eventorganiser: string; posterid: string }) => ({ ...address, userData: visit, deviceData })
const targetOf = async (address: { eventorganiser: string; posterid: string }) =>
  eventScanned.parse((await server.call('scanEvent', scanOf(address))).body).targetUrl

describe('scanning an event’s poster', () => {
  test('SC-02 returns the event’s link, else the current website of its business', async () => {
    expect(await targetOf(await createPoster('https://fair.example/spring'))).toBe('https://fair.example/spring')
    const address = await createPoster()
    expect(await targetOf(address)).toBeNull()
    await server.db.update(businesses).set({ website: 'https://cafe.example/menu' })
    expect(await targetOf(address)).toBe('https://cafe.example/menu')
  })

  test('SC-02 returns neither an http website nor an address from the request', async () => {
    await server.db.update(businesses).set({ website: 'http://cafe.example' })
    const address = await createPoster()
    const request = { ...scanOf(address), targetUrl: 'https://evil.example', eventLink: 'https://evil.example' }
    expect((await server.callWith('scanEvent', request)).body).toEqual({
      success: true,
      targetUrl: null,
      isVerified: true,
    })
  })

  test('SC-03 SC-05 records the request’s data and time, and the server’s time', async () => {
    const address = await createPoster()
    await server.call('scanEvent', scanOf(address))
    expect(await storedScans()).toMatchObject([
      {
        kind: 'event',
        organiser: address.eventorganiser,
        poster: address.posterid,
        scanTime: scanTime(clock.now()),
        receivedAt: clock.now(),
        sessionId,
        referrer: 'https://news.example/',
        deviceData,
      },
    ])
  })

  test.each(['dnt', 'sec-gpc'])('SC-03 records only organiser, poster and time under %s: 1', async (header) => {
    await server.call('scanEvent', scanOf(await createPoster()), { headers: { [header]: '1' } })
    expect(await storedScans()).toMatchObject([
      { scanTime: visit.visitTime, sessionId: null, referrer: null, deviceData: null },
    ])
  })

  test('SC-01 responds 404 to an unknown poster, and records nothing', async () => {
    const nowhere = { eventorganiser: 'corner-cafe', posterid: 'spring-fair' }
    expect((await server.call('scanEvent', scanOf(nowhere))).status).toBe(404)
    expect(await storedScans()).toEqual([])
  })
})

describe('landing from a university’s poster', () => {
  const landing = { universityName: 'monash', posterId: 'library-1', scanTime: visit.visitTime, deviceData }

  test('SC-04 API-07 records a scan without a session, with events as its first segment too', async () => {
    expect((await server.call('scanLandingPage', landing)).body).toEqual({ success: true, message: 'Success' })
    await server.call('scanLandingPage', { ...landing, universityName: 'events' })
    const rows = await storedScans()
    expect(rows.map(({ kind, organiser, poster }) => [kind, organiser, poster])).toEqual([
      ['landing', 'monash', 'library-1'],
      ['landing', 'events', 'library-1'],
    ])
    expect(rows[0]).toMatchObject({ deviceData, scanTime: landing.scanTime, receivedAt: clock.now() })
  })

  test('SC-03 records only university, poster and time under Do Not Track', async () => {
    await server.call('scanLandingPage', landing, { headers: { dnt: '1' } })
    expect(await storedScans()).toMatchObject([{ organiser: 'monash', deviceData: null }])
  })

  test.each([
    ['api', 'users'],
    ['assets', 'index'],
    ['student', 'sigin'],
    ['business', 'gig'],
    ['Monash', 'library-1'],
    ['monash', 'Library'],
    ['m', 'library-1'],
    ['monash', 'x'.repeat(41)],
    ['../etc', 'passwd'],
  ])('RT-10 records nothing for /%s/%s', async (universityName, posterId) => {
    expect((await server.callWith('scanLandingPage', { ...landing, universityName, posterId })).status).toBe(400)
    expect(await storedScans()).toEqual([])
  })

  test('API-07 TR-09 rejects bodies over 1 KB, and limits the calls of a network', async () => {
    const address = await createPoster()
    for (const [name, scan] of [
      ['scanLandingPage', landing],
      ['scanEvent', scanOf(address)],
    ] as const) {
      expect(endpoints[name].perMinute).toBeLessThanOrEqual(3000)
      const bodyOf = (note: string) => JSON.stringify({ data: { ...scan, note } })
      const send = async (bytes: number) => {
        const payload = bodyOf('x'.repeat(bytes - bodyOf('').length))
        const headers = { 'content-type': 'application/json' }
        return (await server.app.inject({ method: 'POST', url: pathOf(name), headers, payload })).statusCode
      }
      expect([await send(1024), await send(1025)]).toEqual([200, 413])
    }
    expect(await storedScans()).toHaveLength(2)
  })

  test('SC-03 rejects device data with too many keys, too much nesting or too long a text', async () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`k${index}`, 1]))
    for (const tooMuch of [many, { nested: { deep: { deeper: 1 } } }, { userAgent: 'x'.repeat(601) }])
      expect((await server.callWith('scanLandingPage', { ...landing, deviceData: tooMuch })).status).toBe(400)
  })

  test('SC-03 deletes scans older than ninety days', async () => {
    await server.call('scanLandingPage', landing)
    clock.set(new Date(clock.now().getTime() + dayMs))
    await server.call('scanLandingPage', { ...landing, posterId: 'library-2' })
    clock.set(new Date(clock.now().getTime() + limits.scanRetentionDays * dayMs - 1))
    await deleteOldScans(server.context)
    expect((await storedScans()).map(({ poster }) => poster)).toEqual(['library-2'])
  })
})

import { describe, expect, test } from 'vitest'
import { eventScanned } from '@/contract'
import { clock, dayMs, limits } from '@/domain'
import { readConfig } from '../../config.ts'
import { posterScans } from '../../db/schema.ts'
import { testServer } from '../../testing/harness.ts'
import { addBusiness, addEvent } from '../../testing/people.ts'

const storedADay = 3
const server = testServer({ rateLimitScale: storedADay / limits.scansPerDay })

test('TR-09 stores nothing over a network’s daily scans, and still returns the link', async () => {
  const address = await addEvent(server, await addBusiness(server), { eventLink: 'https://fair.example/' })
  const userData = { visitTime: '2026-11-21T11:30:00.000Z' }
  const scan = async () => {
    const payload = { eventorganiser: address.organiserSlug, posterid: address.posterSlug, userData }
    return eventScanned.parse((await server.call('scanEvent', payload)).body).targetUrl
  }
  // An unknown poster does not consume the limit.
  const invented = { eventorganiser: 'corner-cafe', posterid: 'fair-x2', userData }
  expect((await server.call('scanEvent', invented)).status).toBe(404)
  for (let count = 0; count <= storedADay; count += 1) expect(await scan()).toBe('https://fair.example/')
  expect(await server.db.select().from(posterScans)).toHaveLength(storedADay)
  clock.set(new Date(clock.now().getTime() + dayMs))
  const university = { universityName: 'unimelb', posterId: 'library', scanTime: '2026-11-22T11:30:00.000Z' }
  expect((await server.call('scanLandingPage', university)).status).toBe(200)
  expect(await server.db.select().from(posterScans)).toHaveLength(storedADay + 1)
})

describe('TR-09 with posters named by the settings', () => {
  const named = testServer({ posters: readConfig({ POSTERS: 'monash/library-1, unimelb/*,events/fair' }).posters })

  test('stores only their scans', async () => {
    const statuses: Record<string, number> = {}
    for (const poster of ['monash/library-1', 'monash/library-2', 'unimelb/any', 'uts/library-1', 'events/fair']) {
      const [universityName = '', posterId = ''] = poster.split('/')
      const scan = { universityName, posterId, scanTime: '2026-11-22T11:30:00.000Z' }
      statuses[poster] = (await named.call('scanLandingPage', scan)).status
    }
    expect(statuses).toEqual({
      'monash/library-1': 200,
      'monash/library-2': 404,
      'unimelb/any': 200,
      'uts/library-1': 404,
      'events/fair': 200,
    })
    expect(await named.db.select().from(posterScans)).toHaveLength(3)
  })
})

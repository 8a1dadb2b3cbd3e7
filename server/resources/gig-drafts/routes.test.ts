import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { businessSession, type GigDraftState, savedGigDraft } from '@/contract'
import { clock, limits } from '@/domain'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { signedInBusiness } from '../../testing/people.ts'

const server = testServer()
let business: Caller
beforeEach(async () => {
  business = await signedInBusiness(server)
})

const first = '2026-11-21T01:00:00.000Z'
const later = '2026-11-21T01:10:00.000Z'
const barista = { idempotencyKey: randomUUID(), jobTitle: 'Barista', summary: ['Coffee'] }
const baker = { idempotencyKey: randomUUID(), jobTitle: 'Baker' }

const save = (draft: GigDraftState, as = business) => server.call('saveGigDraft', draft, { as })
const saved = async (draft: GigDraftState) => savedGigDraft.parse((await save(draft)).body).gigDraft
const draftOf = async (as: Caller) =>
  businessSession.parse((await server.call('businessSession', undefined, { as })).body).gigDraft

describe('the draft of a gig', () => {
  test('PF-06 is part of each session of its business, and of no other account’s', async () => {
    expect(await draftOf(business)).toBeNull()
    const draft = { content: barista, changedAt: first }
    expect(await saved(draft)).toEqual(draft)
    expect(await draftOf(await server.signIn('business', business.id))).toEqual(draft)
    expect(await draftOf(await signedInBusiness(server))).toBeNull()
  })

  test('PF-06 is the version changed last, in any order of the requests', async () => {
    await saved({ content: baker, changedAt: later })
    expect(await saved({ content: barista, changedAt: first })).toEqual({ content: baker, changedAt: later })
    expect(await saved({ content: null, changedAt: first })).toEqual({ content: baker, changedAt: later })
    expect(await saved({ content: null, changedAt: later })).toEqual({ content: null, changedAt: later })
    expect(await saved({ content: barista, changedAt: first })).toEqual({ content: null, changedAt: later })
  })

  test('PF-06 stores a change time in the future as now', async () => {
    const now = clock.now().toISOString()
    expect(await saved({ content: barista, changedAt: '2031-01-01T00:00:00.000Z' })).toEqual({
      content: barista,
      changedAt: now,
    })
  })

  test('PF-06 is cleared when its gig is posted; a draft of another gig stays', async () => {
    const post = (key: string) =>
      server.upload('createGig', Object.entries({ ...gigTexts, idempotencyKey: key }), { as: business })
    await saved({ content: barista, changedAt: first })
    expect((await post(randomUUID())).status).toBe(200)
    expect(await draftOf(business)).toMatchObject({ content: barista })
    expect((await post(barista.idempotencyKey)).status).toBe(200)
    expect(await draftOf(business)).toEqual({ content: null, changedAt: clock.now().toISOString() })
  })

  test('PF-06 API-09 refuses content over the limit, and text that cannot be stored', async () => {
    const large = { content: { ...barista, description: 'x'.repeat(limits.gigDraftBytes) }, changedAt: first }
    expect((await save(large)).status).toBe(413)
    expect((await save({ content: { ...barista, jobTitle: 'a\u0000b' }, changedAt: first })).status).toBe(400)
    expect(await draftOf(business)).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { businessSession, createdGig, type GigDraftState, savedGigDraft } from '@/contract'
import { clock, limits } from '@/domain'
import { gigDrafts } from '../../db/schema.ts'
import { gigTexts } from '../../testing/gig-form.ts'
import { type Caller, testServer } from '../../testing/harness.ts'
import { signedInBusiness } from '../../testing/people.ts'
import { saveGigDraft } from './service.ts'

const server = testServer()
let business: Caller
beforeEach(async () => {
  business = await signedInBusiness(server)
})

const first = '2026-11-21T01:00:00.000Z'
const later = '2026-11-21T01:10:00.000Z'
const barista = { idempotencyKey: randomUUID(), jobTitle: 'Barista', summary: ['Coffee'] }
const baker = { idempotencyKey: randomUUID(), jobTitle: 'Baker' }

type Draft = Omit<GigDraftState, 'subject'> & Partial<Pick<GigDraftState, 'subject'>>
const save = (draft: Draft, as = business) => server.call('saveGigDraft', { subject: 'new', ...draft }, { as })
const saved = async (draft: Draft) => savedGigDraft.parse((await save(draft)).body).gigDraft
const draftsOf = async (as: Caller) =>
  businessSession.parse((await server.call('businessSession', undefined, { as })).body).gigDrafts
const post = (key: string) =>
  server.upload('createGig', Object.entries({ ...gigTexts, idempotencyKey: key }), { as: business })

describe('the draft of a gig', () => {
  test('PF-06 is part of each session of its business, and of no other account’s', async () => {
    expect(await draftsOf(business)).toEqual([])
    const draft = { subject: 'new' as const, content: barista, changedAt: first }
    expect(await saved(draft)).toEqual(draft)
    expect(await draftsOf(await server.signIn('business', business.id))).toEqual([draft])
    expect(await draftsOf(await signedInBusiness(server))).toEqual([])
  })

  test('PF-06 is the version with the latest change, in any order of the requests', async () => {
    await saved({ content: baker, changedAt: later })
    expect(await saved({ content: barista, changedAt: first })).toMatchObject({ content: baker, changedAt: later })
    expect(await saved({ content: null, changedAt: first })).toMatchObject({ content: baker, changedAt: later })
    expect(await saved({ content: null, changedAt: later })).toMatchObject({ content: null, changedAt: later })
    expect(await saved({ content: barista, changedAt: first })).toMatchObject({ content: null, changedAt: later })
  })

  test('PF-06 stores a change time in the future as now', async () => {
    const now = clock.now().toISOString()
    expect(await saved({ content: barista, changedAt: '2031-01-01T00:00:00.000Z' })).toMatchObject({
      content: barista,
      changedAt: now,
    })
  })

  test('PF-06 is cleared when its gig is posted; a draft of another gig stays', async () => {
    await saved({ content: barista, changedAt: first })
    expect((await post(randomUUID())).status).toBe(200)
    expect(await draftsOf(business)).toMatchObject([{ content: barista }])
    expect((await post(barista.idempotencyKey)).status).toBe(200)
    expect(await draftsOf(business)).toMatchObject([{ content: null, changedAt: clock.now().toISOString() }])
  })

  test('PF-06 of an edit is kept beside the draft of a new gig, and is cleared when the edit is saved', async () => {
    const { jobListingId } = createdGig.parse((await post(randomUUID())).body)
    const edit = (key: string, jobTitle: string, version: string) =>
      server.upload('editGig', Object.entries({ ...gigTexts, jobListingId, jobTitle, version, idempotencyKey: key }), {
        as: business,
      })
    const subject = `edit:${jobListingId}` as const
    await saved({ content: barista, changedAt: first })
    await saved({ subject, content: baker, changedAt: later })
    await edit(randomUUID(), 'Waiter', '1')
    const other = { subject: 'new', content: barista }
    expect(await draftsOf(business)).toMatchObject([{ subject, content: baker }, other])
    expect((await edit(baker.idempotencyKey, 'Baker', '1')).status).toBe(409)
    expect(await draftsOf(business)).toMatchObject([{ subject, content: baker }, other])
    expect((await edit(baker.idempotencyKey, 'Baker', '2')).status).toBe(200)
    expect(await draftsOf(business)).toMatchObject([other, { subject, content: null }])
  })

  test('PF-06 comes before any number of posted ones in a session', async () => {
    await saved({ content: barista, changedAt: first })
    const posted = Array.from({ length: limits.sessionGigDrafts }, () => ({
      businessId: business.id,
      subject: `edit:${randomUUID()}` as const,
      content: null,
      changedAt: new Date(later),
    }))
    await server.db.insert(gigDrafts).values(posted)
    const drafts = await draftsOf(business)
    expect(drafts).toHaveLength(limits.sessionGigDrafts)
    expect(drafts?.[0]).toMatchObject({ subject: 'new', content: barista })
  })

  test('PF-06 API-08 of another business’s gig is rejected with 404', async () => {
    const { jobListingId } = createdGig.parse((await post(randomUUID())).body)
    const stranger = await signedInBusiness(server)
    const draft = { subject: `edit:${jobListingId}` as const, content: barista, changedAt: first }
    expect((await save(draft, stranger)).status).toBe(404)
    expect(await draftsOf(stranger)).toEqual([])
  })

  test('PF-06 of an account that was deleted meanwhile is rejected with 401', async () => {
    const draft: GigDraftState = { subject: 'new', content: barista, changedAt: first }
    await expect(saveGigDraft(server.context, randomUUID(), draft)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('PF-06 API-09 rejects a change time in the year 0000', async () => {
    expect((await save({ content: barista, changedAt: '0000-01-01T00:00:00Z' })).status).toBe(400)
  })

  test('PF-06 API-09 rejects content over the limit, and text that cannot be stored', async () => {
    const large = { content: { ...barista, description: 'x'.repeat(limits.gigDraftBytes) }, changedAt: first }
    expect((await save(large)).status).toBe(413)
    expect((await save({ content: { ...barista, jobTitle: 'a\u0000b' }, changedAt: first })).status).toBe(400)
    expect(await draftsOf(business)).toEqual([])
  })
})

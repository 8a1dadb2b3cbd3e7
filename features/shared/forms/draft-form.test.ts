import fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { stubBrowser } from '@/client/testing/browser-globals'
import type { Failure } from '@/contract'
import { createDraftForm, type DraftFormDefinition } from './draft-form'

const schema = z.object({
  step: z.number().default(1),
  idempotencyKey: z.string(),
  name: z.string(),
  place: z.string(),
})
type Draft = z.infer<typeof schema>

const needs = (key: 'name' | 'place') => (draft: Draft) => (draft[key] === '' ? `${key}?` : undefined)
const definition: DraftFormDefinition<Draft, 'name' | 'place'> = {
  name: 'test',
  schema,
  steps: { 1: { name: 'Name' }, 2: { name: 'Place' }, 3: { name: 'Done' } },
  fields: {
    name: { label: 'Name', step: 1, check: needs('name') },
    place: { label: 'Place', step: 2, check: needs('place'), requestFields: ['suburb'] },
  },
  failureMessage: (failure) => failure?.message ?? 'Nothing came back.',
}
const refusal: Failure = { success: false, code: 'invalid', message: 'No.', fields: { suburb: 'Unknown' } }

let keys = 0
let signedIn = 'mai'
let browser: ReturnType<typeof stubBrowser>
beforeEach(() => {
  signedIn = 'mai'
  browser = stubBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

/** The entries of local storage once the next frame is painted. */
function storedEntries(): Map<string, string> {
  vi.runAllTimers()
  return browser.entries
}

const opened = (accountId = 'mai') =>
  createDraftForm(definition, {
    draftKey: accountId,
    isCurrent: () => signedIn === accountId,
    initialDraft: () => {
      keys += 1
      return { step: 1, idempotencyKey: String(keys), name: '', place: '' }
    },
  })
/** A form filled in up to its last step. */
function finished() {
  const form = opened()
  form.change({ name: 'Mai', place: 'Carlton' })
  form.goTo(3)
  return form
}

describe('a draft', () => {
  it('is stored for its account only, and restored with its step and idempotency key', () => {
    const form = finished()
    expect(storedEntries().size).toBe(1)
    const again = opened()
    expect(again.state).toMatchObject({ resumed: true, saveState: 'changed' })
    expect(again.state.draft).toEqual(form.state.draft)
    expect(opened('bo').state).toMatchObject({ resumed: false, draft: { step: 1, name: '' } })
    again.dismissResumed()
    expect(again.state.resumed).toBe(false)
  })

  it('is not stored while it equals an unchanged one', () => {
    const form = opened()
    form.change({ name: 'M' })
    expect(storedEntries().size).toBe(1)
    form.change({ name: '' })
    expect(storedEntries().size).toBe(0)
  })

  it('is stored after the next frame, or before it when the page is unloaded', () => {
    const form = opened()
    form.change({ name: 'M' })
    expect(browser.entries.size).toBe(0)
    browser.hidePage()
    expect(opened().state.draft.name).toBe('M')
    form.change({ name: 'Mai' })
    expect(storedEntries().size).toBe(1)
    expect(opened().state.draft.name).toBe('Mai')
  })

  it('is not stored after its account has signed out', () => {
    opened().change({ name: 'M' })
    signedIn = 'bo'
    expect(storedEntries().size).toBe(0)
  })

  it('from an older version opens at the first incomplete step, or is ignored', () => {
    const storedDraft = { step: 3, idempotencyKey: 'k', name: 'Mai', place: '' }
    browser.entries.set('campus-gigs:draft:test:mai', JSON.stringify(storedDraft))
    expect(opened().state.draft).toMatchObject({ step: 2, name: 'Mai', idempotencyKey: 'k' })
    browser.entries.set('campus-gigs:draft:test:mai', JSON.stringify({ ...storedDraft, name: 1 }))
    expect(opened().state).toMatchObject({ resumed: false, draft: { step: 1 } })
  })

  it('is discarded on startOver', () => {
    const form = finished()
    form.startOver()
    expect(form.state).toMatchObject({ draft: { step: 1, name: '' }, resumed: false, serverErrors: {} })
    expect(storedEntries().size).toBe(0)
  })
})

it('navigation never passes an incomplete step and never changes the values', () => {
  const action = fc.oneof(
    fc.constantFrom('next' as const, 'back' as const),
    fc.integer({ min: 0, max: 5 }),
    fc.record({ name: fc.constantFrom('', 'Mai'), place: fc.constantFrom('', 'Carlton') }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
      browser.entries.clear()
      const form = opened()
      for (const each of actions) {
        const { step, ...typed } = form.state.draft
        if (typeof each === 'object') form.change(each)
        else {
          if (typeof each === 'number') form.goTo(each)
          else form[each]()
          expect(form.state.draft).toMatchObject(typed)
        }
        const { draft } = form.state
        if (draft.step > step) expect(draft.name).not.toBe('')
        if (draft.step > Math.max(2, step)) expect(draft.place).not.toBe('')
      }
    }),
  )
})

describe('sending', () => {
  it('resolves with the response, deletes the draft and ignores later edits', async () => {
    const form = finished()
    const sent = form.submit(async (draft) => ({ hello: draft.name }))
    expect(form.state.saveState).toBe('saving')
    form.change({ name: 'Bo' })
    form.goTo(1)
    form.startOver()
    expect(await form.submit(async () => ({ hello: 'twice' }))).toBeNull()
    expect(await sent).toEqual({ hello: 'Mai' })
    form.goTo(1)
    expect(form.state).toMatchObject({ saveState: 'saved', draft: { step: 3, name: 'Mai' } })
    expect(storedEntries().size).toBe(0)
  })

  it('keeps the draft without a response, and retries the same values', async () => {
    const form = finished()
    expect(await form.submit(async () => null)).toBeNull()
    form.goToServerError()
    expect(form.state).toMatchObject({ saveState: 'offline', failure: 'Nothing came back.', draft: { step: 3 } })
    expect(storedEntries().size).toBe(1)
    expect(opened().state.draft).toEqual(form.state.draft)
    expect(await form.submit(async ({ idempotencyKey }) => ({ idempotencyKey }))).toEqual({
      idempotencyKey: form.state.draft.idempotencyKey,
    })
  })

  it('gets a new idempotency key once its own was used for an earlier text, and is sent as another', async () => {
    const form = finished()
    const { idempotencyKey: usedKey } = form.state.draft
    const keyReused: Failure = { success: false, code: 'keyReused', message: 'Sent before.' }
    expect(await form.submit(async () => keyReused)).toBeNull()
    expect(form.state).toMatchObject({ saveState: 'failed', failure: 'Sent before.', draft: { step: 3, name: 'Mai' } })
    const { idempotencyKey: newKey } = form.state.draft
    expect(newKey).not.toBe(usedKey)
    expect(storedEntries().size).toBe(1)
    expect(opened().state.draft.idempotencyKey).toBe(newKey)
    expect(await form.submit(async (draft) => draft)).toMatchObject({ idempotencyKey: newKey })
  })

  it('shows a refusal at its field until the field changes', async () => {
    const form = finished()
    await form.submit(async () => refusal)
    form.goToServerError()
    expect(form.state).toMatchObject({
      saveState: 'failed',
      failure: 'No.',
      serverErrors: { place: 'Unknown' },
      draft: { step: 2 },
    })
    form.next()
    expect(form.state).toMatchObject({ failure: 'No.', serverErrors: { place: 'Unknown' } })
    form.change({ name: 'M' })
    expect(form.state.serverErrors).toEqual({ place: 'Unknown' })
    form.change({ place: 'Fitzroy' })
    form.next()
    expect(form.state).toMatchObject({ failure: 'No.', serverErrors: {} })
    form.dismissFailure()
    expect(form.state.failure).toBeNull()
  })

  it('shows an incomplete step instead of sending', async () => {
    const form = finished()
    form.change({ name: '' })
    expect(await form.submit(async () => ({}))).toBeNull()
    expect(form.state).toMatchObject({ saveState: 'changed', draft: { step: 1 } })
  })

  it('ignores a response after another account has signed in', async () => {
    const form = finished()
    expect(storedEntries().size).toBe(1)
    const answer = form.submit(async () => {
      signedIn = 'bo'
      return {}
    })
    expect(await answer).toBeNull()
    expect(storedEntries().size).toBe(1)
  })
})

describe('a draft that another tab changes', () => {
  const entryKey = 'campus-gigs:draft:test:mai'
  const storedText = (draft: Partial<Draft>) =>
    JSON.stringify({ idempotencyKey: 'theirs', name: '', place: '', ...draft })

  it('is shown at the step of this tab, which a change here does not undo', () => {
    const form = finished()
    onTestFinished(form.followOtherTabs())
    browser.storeFromOtherTab(entryKey, storedText({ step: 1, name: 'Mai Anh', place: 'Fitzroy' }))
    expect(form.state.draft).toEqual({ step: 3, idempotencyKey: 'theirs', name: 'Mai Anh', place: 'Fitzroy' })
    form.change({ place: 'Carlton' })
    expect(JSON.parse(storedEntries().get(entryKey) ?? '')).toMatchObject({ name: 'Mai Anh', place: 'Carlton' })
    browser.storeFromOtherTab(entryKey, storedText({ name: 'Mai' }))
    expect(form.state.draft).toMatchObject({ step: 2, name: 'Mai', place: '' })
  })

  it('stays when the other tab has sent it, while it is being sent, and for another account’s draft', async () => {
    const form = finished()
    onTestFinished(form.followOtherTabs())
    const { draft } = form.state
    browser.storeFromOtherTab(entryKey, null)
    browser.storeFromOtherTab('campus-gigs:draft:test:bo', storedText({ name: 'Bo' }))
    await form.submit(async () => {
      browser.storeFromOtherTab(entryKey, storedText({ name: 'Mai Anh' }))
      return refusal
    })
    expect(form.state.draft).toEqual(draft)
  })
})

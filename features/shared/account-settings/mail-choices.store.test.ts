import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '@/client/testing/browser-globals'
import type { MailChoice } from '@/domain'
import { createMailChoices } from './mail-choices.store'

const applicants: MailChoice = { topic: 'applicants', frequency: 'never' }
const expiry: MailChoice = { topic: 'expiry', frequency: 'never' }

const answer = { success: true, email: 'mai@example.com', isEmailVerified: true, isSending: true }

/** The choices that the server has received, and how it answers the oldest open call; null for no answer. */
let received: unknown[]
let respond: ((body: object | null) => void)[]

beforeEach(() => {
  stubBrowser()
  received = []
  respond = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    received.push(JSON.parse(body).data)
    return new Promise<Response>((resolve, reject) =>
      respond.push((outcome) =>
        outcome ? resolve(new Response(JSON.stringify(outcome))) : reject(new TypeError('offline')),
      ),
    )
  })
})

it('TR-07 saves a choice made while another is being saved', async () => {
  const { state, choose } = createMailChoices('business')
  const saving = choose(applicants)
  await choose(expiry)
  expect(state.unsaved).toEqual([applicants, expiry])
  expect(received).toEqual([applicants])
  respond.shift()?.({ ...answer, choices: [applicants, { topic: 'expiry', frequency: 'atOnce' }] })
  await vi.waitUntil(() => received.length === 2)
  expect(received).toEqual([applicants, expiry])
  expect(state.unsaved).toEqual([expiry])
  respond.shift()?.({ ...answer, choices: [applicants, expiry] })
  await saving
  expect(state).toMatchObject({ unsaved: [], settings: { choices: [applicants, expiry] }, announcement: 'Saved.' })
})

it('PF-02 offers to retry the choices that a failure left unsaved', async () => {
  const { state, choose } = createMailChoices('business')
  const saving = choose(applicants)
  await choose(expiry)
  respond.shift()?.(null)
  await saving
  expect(received).toEqual([applicants])
  expect(state).toMatchObject({ unsaved: [], failure: { choices: [applicants, expiry] }, announcement: '' })
})

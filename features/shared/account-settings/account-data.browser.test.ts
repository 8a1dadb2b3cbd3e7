import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { clearSession, startClient, startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { someStudent } from '@/domain/testing/accounts'
import { createAccountExport } from './account-data.store'

let answer: (response: Response) => void

beforeEach(() => {
  onTestFinished(startClient())
  startStudentSession(someStudentSession())
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

it('saves the downloaded data as a file', async () => {
  const { state, download } = createAccountExport()
  const downloading = download()
  answer(new Response('zip'))
  await downloading
  expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce()
  expect(state).toMatchObject({ isBusy: false, failure: null, announcement: expect.stringContaining('download') })
})

it.each([
  ['signed out', clearSession],
  [
    'signed out, and another one has signed in',
    () => startStudentSession(someStudentSession({ userData: { ...someStudent, id: 'other-student' } })),
  ],
])('saves no data of an account that has %s meanwhile', async (_, change) => {
  const downloading = createAccountExport().download()
  change()
  answer(new Response('zip'))
  await downloading
  expect(HTMLAnchorElement.prototype.click).not.toHaveBeenCalled()
})

import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { account, call, startBusinessSession, startClient, startStudentSession, writeToken } from '@/client'
import { someStudentSession as session, someBusinessSession } from '@/client/testing/sessions'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
import { SessionGuard } from './session-guard'

const refusal = { success: false, code: 'unauthenticated', message: 'Sign in.' }
const otherAccount = '91900000-0000-4000-8000-00000000eeee'

/** The account of each valid token; the server refuses any other token. */
const accounts: Record<string, string> = { 'same-account': someStudent.id, 'other-account': otherAccount }

async function respond(_: unknown, init?: RequestInit): Promise<Response> {
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
  const id = accounts[token]
  if (id === undefined) return new Response(JSON.stringify(refusal), { status: 401 })
  return new Response(JSON.stringify({ success: true, ...session(), userData: { ...someStudent, id } }))
}

beforeEach(async () => {
  onTestFinished(startClient())
  vi.spyOn(window, 'fetch').mockImplementation(respond)
  startStudentSession(session())
  await render(<SessionGuard isNeeded signedInAgainPath="/signed-in-again" onOtherAccount={() => {}} />)
})

const dialog = () => page.getByRole('dialog', { name: 'Sign in to go on' })

/** Another tab stored an account, or none. */
function storeElsewhere(student: object | null): void {
  if (student) localStorage.setItem('user', JSON.stringify(student))
  else localStorage.removeItem('user')
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
}

/** Another tab signed in; its token arrives before its account. */
function storeTokenElsewhere(token: string): void {
  writeToken(token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'campus-gigs:session-token', newValue: token }))
}

it('RT-11 asks to sign in when a call is refused, and refuses the call when the dialog is closed', async () => {
  const outcome = call('studentSession', undefined)
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await outcome).toEqual(refusal)
})

it.each([
  ['another tab signs out', null],
  ['another tab signs another account in', { ...someStudent, id: otherAccount }],
])('SH-08 closes the sign-in dialog when %s', async (_, student) => {
  const outcome = call('studentSession', undefined)
  await expect.element(dialog()).toBeVisible()
  storeElsewhere(student)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(account.user?.id).toBe(student?.id)
  expect(await outcome).toEqual(refusal)
})

it('SH-08 does not ask to sign in when another tab signed out before the refusal arrived', async () => {
  storeElsewhere(null)
  expect(await call('studentSession', undefined)).toEqual(refusal)
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('SH-08 does not ask to sign in when another tab signs out while the session is checked', async () => {
  vi.mocked(window.fetch)
    .mockImplementationOnce(async (...request) => {
      const refused = await respond(...request)
      storeTokenElsewhere('another-refused-token')
      return refused
    })
    .mockImplementationOnce(async (...request) => {
      storeElsewhere(null)
      return respond(...request)
    })
  expect(await call('studentSession', undefined)).toEqual(refusal)
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('SH-08 closes the dialog and repeats the call when the same account signs in again in another tab', async () => {
  const outcome = call('studentSession', undefined)
  await expect.element(dialog()).toBeVisible()
  storeTokenElsewhere('same-account')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await outcome).toMatchObject({ userData: { id: someStudent.id } })
})

it('SH-08 checks again when the other tab changed the session during each attempt of a check', async () => {
  const outcome = call('studentSession', undefined)
  await expect.element(dialog()).toBeVisible()
  const changeMeanwhile = (...request: Parameters<typeof respond>) => {
    const key = 'campus-gigs:store:session-version'
    localStorage.setItem(key, crypto.randomUUID())
    window.dispatchEvent(new StorageEvent('storage', { key }))
    return respond(...request)
  }
  vi.mocked(window.fetch).mockImplementationOnce(changeMeanwhile).mockImplementationOnce(changeMeanwhile)
  storeTokenElsewhere('same-account')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await outcome).toMatchObject({ userData: { id: someStudent.id } })
})

it('SH-08 repeats no call with the token of another account', async () => {
  const outcome = call('studentSession', undefined)
  await expect.element(dialog()).toBeVisible()
  storeTokenElsewhere('other-account')
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length).toBe(2)
  await expect.element(dialog()).toBeVisible()
  storeElsewhere({ ...someStudent, id: otherAccount })
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await outcome).toEqual(refusal)
})

it('SH-08 repeats the call without asking when another tab signed in before the refusal arrived', async () => {
  vi.mocked(window.fetch).mockImplementationOnce(async (...request) => {
    const refused = await respond(...request)
    storeTokenElsewhere('same-account')
    return refused
  })
  expect(await call('studentSession', undefined)).toMatchObject({ userData: { id: someStudent.id } })
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('RT-11 shows no failure of an attempt to sign in whose dialog was closed', async () => {
  startBusinessSession(someBusinessSession({ businessData: { ...someBusiness, username: 'corner' } }))
  let refuseSignIn = () => {}
  vi.mocked(window.fetch).mockImplementation((url, init) => {
    if (!String(url).includes('credentials')) return respond(url, init)
    return new Promise((resolve) => {
      refuseSignIn = () => resolve(new Response(JSON.stringify(refusal), { status: 401 }))
    })
  })
  void call('businessSession', undefined)
  await dialog().getByLabelText('Password').fill('a wrong password')
  await dialog().getByRole('button', { name: 'Sign In' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  void call('businessSession', undefined)
  await expect.element(dialog()).toBeVisible()
  refuseSignIn()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
})

import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clock, messages } from '@/domain'
import { businesses } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { hashPassword, strongCost, verifyPassword } from '../../identity/password-hash.ts'
import { testNow, testServer } from '../../testing/harness.ts'
import { SignInThrottle } from './sign-in-throttle.ts'

const server = testServer()
/** A unique name for each test: the throttle counts failures by name for longer than a test runs. */
let username = ''
let tests = 0
beforeEach(() => {
  tests += 1
  username = `Corner.Cafe.${tests}`
})
const password = 'flat white, please'

const signUp = () => server.call('credentials', { action: 'signup', username, password })
const signIn = (typed: string = password, name: string = username) =>
  server.call('credentials', { action: 'signin', username: name, password: typed })

function tokenOf(answer: { body: unknown }): string {
  const { body } = answer
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw new Error(`No token in ${JSON.stringify(body)}`)
  return body.token
}

function minutesLater(minutes: number): void {
  clock.set(new Date(Date.parse(testNow) + minutes * 60_000))
}

describe('business/signup-using-credentials', () => {
  it('BA-05 BA-06 creates an account with a session by token and cookie, and never stores the password', async () => {
    const created = await signUp()
    expect(created).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Business Created Successfully',
        businessData: { username: username.toLowerCase() },
      },
    })
    expect(String(created.headers['set-cookie'])).toMatch(/cg_session=.*HttpOnly.*SameSite=Lax/)
    const [row] = await server.db.select().from(businesses)
    const { N, r, p } = server.context.config.passwordCost
    expect(row?.passwordHash?.split('$').slice(0, 4)).toEqual(['scrypt', `${N}`, `${r}`, `${p}`])
    expect(JSON.stringify(created.body)).not.toContain('scrypt')
    const session = await server.call('businessSession', undefined, {
      headers: { authorization: `Bearer ${tokenOf(created)}` },
    })
    expect(session.status).toBe(200)
  })

  it('BA-02 refuses a taken username in any case', async () => {
    await signUp()
    const again = await server.call('credentials', {
      action: 'signup',
      username: username.toUpperCase(),
      password: 'another one',
    })
    expect(again).toMatchObject({ status: 409, body: { success: false, message: 'Incorrect Cedentials.' } })
  })

  it('BA-02 creates one account for two concurrent sign-ups', async () => {
    const answers = await Promise.all([signUp(), signUp()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await server.db.select().from(businesses)).toHaveLength(1)
  })

  it('BA-03 BA-06 signs in, and refuses an unknown username and a wrong password with their messages', async () => {
    await signUp()
    expect(await signIn()).toMatchObject({ status: 200, body: { message: 'Business Profile Exists' } })
    expect(await signIn('wrong one')).toMatchObject({ status: 401, body: { message: 'Incorrect Cedentials.' } })
    expect(await signIn(password, 'nobody')).toMatchObject({ status: 401, body: { message: 'Incorrect Details.' } })
  })

  it('BA-03 BA-05 throttles a username for a minute after five failures, concurrent ones too', async () => {
    await signUp()
    const failures = await Promise.all(Array.from({ length: 8 }, () => signIn('wrong one')))
    expect(failures.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect(await signIn()).toMatchObject({ status: 429, body: { code: 'rateLimited' } })
    expect(await signIn(password, 'somebody.else')).toMatchObject({ status: 401 })
    minutesLater(1)
    expect(await signIn()).toMatchObject({ status: 200 })
    expect(await signIn('wrong one')).toMatchObject({ status: 401 })
    expect(await signIn()).toMatchObject({ status: 429 })
  })

  it('replaces the session of the same browser', async () => {
    const before = tokenOf(await signUp())
    const cookie = `cg_session=${before}`
    await server.call('credentials', { action: 'signin', username, password }, { headers: { cookie } })
    const headers = { authorization: `Bearer ${before}` }
    expect((await server.call('businessSession', undefined, { headers })).status).toBe(401)
  })

  it.each([
    [{ action: 'signup', username: '', password }],
    [{ action: 'signup', username: 'corner.cafe', password: 'short' }],
    [{ action: 'signup', username: 'x'.repeat(41), password }],
    [{ action: 'signin', username: 'corner.cafe', password: '' }],
    [{ action: 'signin', username: { $ne: null }, password: ['x'] }],
    [{ action: 'delete', username: 'corner.cafe', password }],
    [{}],
    [null],
    ['text'],
  ])('API-09 refuses %j', async (payload) => {
    expect(await server.callWith('credentials', payload)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})

describe('password reset', () => {
  async function requestedToken(): Promise<string> {
    await server.call('requestPasswordReset', { username })
    const token = /#token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1]
    if (!token) throw new Error('No token was mailed.')
    return token
  }

  async function businessWithEmail() {
    const token = tokenOf(await signUp())
    await server.db
      .update(businesses)
      .set({ email: 'hello@corner.example' })
      .where(eq(businesses.username, username.toLowerCase()))
    return token
  }

  it('BA-05 mails a link that sets a new password once and ends every session', async () => {
    const session = await businessWithEmail()
    const token = await requestedToken()
    expect(server.mails[0]?.to).toBe('hello@corner.example')
    expect(server.mails[0]?.text).toContain(`${server.context.publicUrl().origin}/business/reset-password#token=`)
    const changed = await server.call('resetPassword', { token, password: 'long black, thanks' })
    expect(changed).toMatchObject({ status: 200, body: { success: true } })
    expect(await signIn()).toMatchObject({ status: 401 })
    expect(await signIn('long black, thanks')).toMatchObject({ status: 200 })
    const old = await server.call('businessSession', undefined, { headers: { authorization: `Bearer ${session}` } })
    expect(old.status).toBe(401)
    const twice = await server.call('resetPassword', { token, password: 'yet another one' })
    expect(twice).toMatchObject({ status: 401, body: { message: expect.stringContaining('already used') } })
  })

  it('BA-05 accepts a token once, also for concurrent calls', async () => {
    await businessWithEmail()
    const token = await requestedToken()
    const answers = await Promise.all(
      ['first new one', 'second new one'].map((chosen) => server.call('resetPassword', { token, password: chosen })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  it('BA-05 refuses an expired and an unknown token', async () => {
    await businessWithEmail()
    const token = await requestedToken()
    minutesLater(61)
    expect(await server.call('resetPassword', { token, password: 'long black, thanks' })).toMatchObject({ status: 401 })
    const invented = await server.call('resetPassword', { token: 'x'.repeat(43), password: 'long black, thanks' })
    expect(invented).toMatchObject({ status: 401 })
  })

  it('throttles mails to one username after three, with the same response', async () => {
    await businessWithEmail()
    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push(await server.call('requestPasswordReset', { username }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(server.mails).toHaveLength(3)
  })

  it.each([
    ['on its way where an SMTP server is set', 'smtp://mail.example', messages.identity.resetSent],
    ['in the folder where none is set', undefined, messages.identity.resetKept],
  ])('BA-05 says that the mail is %s', async (_, smtpUrl, message) => {
    const { config } = server.context
    onTestFinished(() => void Object.assign(config, { smtpUrl: undefined }))
    Object.assign(config, { smtpUrl })
    expect((await server.call('requestPasswordReset', { username })).body).toMatchObject({ message })
  })

  it('BA-05 responds the same for an unknown username and one without an address', async () => {
    await signUp()
    const known = await server.call('requestPasswordReset', { username })
    const unknown = await server.call('requestPasswordReset', { username: 'nobody' })
    expect(known).toMatchObject({ status: 200, body: unknown.body ?? {} })
    expect(server.mails).toEqual([])
  })
})

it('BA-05 stores equal passwords as different hashes, and verifies both', async () => {
  const { passwordCost } = server.context.config
  const verify = (typed: string, stored: string | null) => verifyPassword(typed, stored, passwordCost)
  const [one, two] = [await hashPassword(password, passwordCost), await hashPassword(password, passwordCost)]
  expect(one).not.toBe(two)
  expect([await verify(password, one), await verify(password, two)]).toEqual([true, true])
  expect(await verify('flat white', one)).toBe(false)
  expect(await verify('', null)).toBe(false)
  expect(await verify(password, 'garbage')).toBe(false)
  expect(await verifyPassword(password, one, strongCost)).toBe(true)
})

it('BA-05 hashes at the same cost for an unknown username as for a known one', async () => {
  const hash = await hashPassword(password, strongCost)
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
  const scrypt = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  onTestFinished(() => {
    scrypt.mockRestore()
    syncBuiltinESMExports()
  })
  for (const stored of [hash, null]) await verifyPassword('wrong one', stored, strongCost)
  const derivations = scrypt.mock.calls.map(([typed, , keyBytes, options]) => ({ typed, keyBytes, options }))
  expect(derivations).toHaveLength(2)
  for (const derivation of derivations)
    expect(derivation).toMatchObject({ typed: 'wrong one', keyBytes: 32, options: strongCost })
})

describe('BA-05 wrong sign-ins from one address', () => {
  it('are counted for any username; a successful one is not', async () => {
    clock.set(testNow)
    const context = { ...server.context, config: { ...server.context.config, rateLimitScale: 1 } }
    const throttle = new SignInThrottle(context)
    const attempt = (name: string, address: string, right: boolean) =>
      throttle.run(name, address, async () => {
        if (!right) throw new HttpFailure('unauthenticated')
      })
    for (let index = 0; index < 40; index += 1) await attempt('right', '10.0.0.1', true)
    for (let index = 0; index < 30; index += 1)
      await expect(attempt(`name-${index}`, '10.0.0.1', false)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(attempt('right', '10.0.0.1', true)).rejects.toMatchObject({ code: 'rateLimited' })
    await attempt('right', '10.0.0.2', true)
    minutesLater(1)
    await attempt('right', '10.0.0.1', true)
  })
})

import { randomBytes, scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clock, messages } from '@/domain'
import { lockBusiness } from '../../db/locks.ts'
import { businesses, passwordResets, sessions } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { type Answer, testNow, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { statementsOf } from '../../testing/statements.ts'
import { requestPasswordReset } from './password-reset.ts'
import { type Attempt, SignInThrottle } from './sign-in-throttle.ts'

const server = testServer()
/** A unique username per test, because the throttle outlives a test. */
let username = ''
let tests = 0
beforeEach(() => {
  tests += 1
  username = `Corner.Cafe.${tests}`
})
const password = 'flat white, please'

const signUpAs = (name: string) => server.call('credentials', { action: 'signup', username: name, password })
const signUp = () => signUpAs(username)
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
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(JSON.stringify(created.body)).not.toContain('argon2')
    const session = await server.call('businessSession', undefined, {
      headers: { authorization: `Bearer ${tokenOf(created)}` },
    })
    expect(session.status).toBe(200)
  })

  it('BA-02 rejects a taken username in any case', async () => {
    await signUp()
    const again = await server.call('credentials', {
      action: 'signup',
      username: username.toUpperCase(),
      password: 'another one',
    })
    expect(again).toMatchObject({ status: 409, body: { success: false, message: 'Incorrect Cedentials.' } })
  })

  it('TR-05 normalises usernames by NFKC, at sign-up and sign-in', async () => {
    const wide = 'ｃａｆｅ'
    expect(await signUpAs(wide)).toMatchObject({ status: 200, body: { businessData: { username: 'cafe' } } })
    expect(await signUpAs('cafe')).toMatchObject({ status: 409 })
    expect(await signIn(password, wide)).toMatchObject({ status: 200 })
  })

  it('BA-02 creates one account for two concurrent sign-ups', async () => {
    const answers = await Promise.all([signUp(), signUp()])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await server.db.select().from(businesses)).toHaveLength(1)
  })

  it('TR-05 does the same work for a wrong password of a known and an unknown username', async () => {
    await signUp()
    const verify = vi.spyOn(server.context.passwords, 'verify')
    onTestFinished(() => verify.mockRestore())
    const workOf = async (name: string) => {
      verify.mockClear()
      const statements = await statementsOf(server.db, async () => {
        expect((await signIn('flat black, please', name)).status).toBe(401)
      })
      return { hashes: verify.mock.calls.length, statements: statements.map(({ text }) => text) }
    }
    const known = await workOf(username)
    expect(known).toMatchObject({
      hashes: 1,
      statements: expect.arrayContaining([expect.stringContaining('username')]),
    })
    expect(await workOf(`no.${username}`)).toEqual(known)
  })

  it('BA-03 BA-06 signs in, and rejects an unknown username and a wrong password with their messages', async () => {
    await signUp()
    expect(await signIn()).toMatchObject({ status: 200, body: { message: 'Business Profile Exists' } })
    expect(await signIn('wrong one')).toMatchObject({ status: 401, body: { message: 'Incorrect Cedentials.' } })
    expect(await signIn(password, 'nobody')).toMatchObject({ status: 401, body: { message: 'Incorrect Details.' } })
  })

  it('BA-03 BA-05 rejects a username for a minute after five failures, also concurrent ones', async () => {
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
    [{ action: 'signup', username: 'corner cafe', password }],
    [{ action: 'signup', username: 'Campus.Gigs', password }],
    [{ action: 'signin', username: 'corner.cafe', password: '' }],
    [{ action: 'signin', username: { $ne: null }, password: ['x'] }],
    [{ action: 'delete', username: 'corner.cafe', password }],
    [{}],
    [null],
    ['text'],
  ])('API-09 rejects %j', async (payload) => {
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
    expect(JSON.stringify(server.mails[0])).not.toContain(username)
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

  it.runIf(hasConcurrentTransactions)('TR-11 a token is refused while its business is being deleted', async () => {
    await businessWithEmail()
    const token = await requestedToken()
    const [business] = await server.db.select().from(businesses)
    const changed = await callDuring(
      server.db,
      (tx) => lockBusiness(tx, business?.id ?? '', 'delete'),
      () => server.call('resetPassword', { token, password: 'long black, thanks' }),
      (tx) => tx.delete(businesses),
    )
    expect(changed).toMatchObject({ status: 401, body: { message: messages.identity.resetExpired } })
  })

  it.runIf(hasConcurrentTransactions)(
    'TR-11 a request waits for a transaction that deletes an expired one',
    async () => {
      await businessWithEmail()
      await requestedToken()
      minutesLater(61)
      const [business] = await server.db.select().from(businesses)
      await callDuring(
        server.db,
        (tx) => lockBusiness(tx, business?.id ?? '', 'delete'),
        () => requestPasswordReset(server.context, username),
        (tx) => tx.delete(passwordResets),
      )
      expect(server.mails).toHaveLength(2)
    },
  )

  it('BA-05 rejects an expired and an unknown token', async () => {
    await businessWithEmail()
    const token = await requestedToken()
    minutesLater(61)
    expect(await server.call('resetPassword', { token, password: 'long black, thanks' })).toMatchObject({ status: 401 })
    const invented = await server.call('resetPassword', { token: 'x'.repeat(43), password: 'long black, thanks' })
    expect(invented).toMatchObject({ status: 401 })
  })

  it('sends at most three mails to one username at once, with the same response', async () => {
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

  it('TR-05 does the same work for a known and an unknown username before it responds', async () => {
    await businessWithEmail()
    const { mailQueue } = server.context
    const workOf = async (name: string) => {
      let release = () => {}
      const responded = new Promise<void>((resolve) => {
        release = resolve
      })
      mailQueue.add(() => responded)
      const statements = await statementsOf(server.db, () =>
        server.app.inject({
          method: 'POST',
          url: '/api/business/request-password-reset',
          payload: { data: { username: name } },
        }),
      )
      release()
      await mailQueue.idle()
      return statements.map(({ text }) => text)
    }
    const known = await workOf(username)
    expect(server.mails).toHaveLength(1)
    expect(known.length).toBeGreaterThan(0)
    expect(await workOf(`no.${username}`)).toEqual(known)
  })

  it('BA-05 responds the same for an unknown username and one without an address', async () => {
    await signUp()
    const known = await server.call('requestPasswordReset', { username })
    const unknown = await server.call('requestPasswordReset', { username: 'nobody' })
    expect(known).toMatchObject({ status: 200, body: unknown.body ?? {} })
    expect(server.mails).toEqual([])
  })
})

describe('TR-05 wrong sign-ins', () => {
  const unscaled = () => {
    clock.set(testNow)
    return new SignInThrottle({ ...server.context, config: { ...server.context.config, rateLimitScale: 1 } })
  }
  const attempt = (throttle: SignInThrottle, attempt: Partial<Attempt>, isRight: boolean) =>
    throttle.run({ username: 'cafe', address: '10.0.0.1', device: undefined, ...attempt }, async () => {
      if (!isRight) throw new HttpFailure('unauthenticated')
    })
  const refused = { code: 'rateLimited', retryAfterSeconds: 60 }
  const wrong = { code: 'unauthenticated' }

  it('count per network for any username; successful ones do not', async () => {
    const throttle = unscaled()
    for (let index = 0; index < 40; index += 1) await attempt(throttle, {}, true)
    for (let index = 0; index < 30; index += 1)
      await expect(attempt(throttle, { username: `name-${index}` }, false)).rejects.toMatchObject(wrong)
    await expect(attempt(throttle, {}, true)).rejects.toMatchObject(refused)
    await attempt(throttle, { address: '10.0.0.2' }, true)
    minutesLater(1)
    await attempt(throttle, {}, true)
  })

  it('of one username leave the other usernames of the network their attempts', async () => {
    const throttle = unscaled()
    for (let count = 0; count < 60; count += 1)
      await expect(attempt(throttle, {}, false)).rejects.toMatchObject(count < 5 ? wrong : refused)
    await attempt(throttle, { username: 'bakery' }, true)
  })

  it('of strangers in one network block nobody in another', async () => {
    const throttle = unscaled()
    const stranger = { address: '2001:db8::1' }
    for (let count = 0; count < 5; count += 1)
      await expect(attempt(throttle, stranger, false)).rejects.toMatchObject(wrong)
    await expect(attempt(throttle, { address: '2001:db8::2' }, false)).rejects.toMatchObject(refused)
    await attempt(throttle, {}, true)
  })

  it('of one customer’s IPv6 networks count as one network for a username', async () => {
    const throttle = unscaled()
    const addressOf = (subnet: number) => `2001:db8:1:${subnet.toString(16)}::1`
    for (let subnet = 0; subnet < 110; subnet += 1)
      await expect(attempt(throttle, { address: addressOf(subnet) }, false)).rejects.toMatchObject(
        subnet < 5 ? wrong : refused,
      )
    await attempt(throttle, { username: 'bakery', address: addressOf(0) }, true)
    await attempt(throttle, { address: '2001:db8:2::1' }, true)
  })

  it('from all networks leave a known device its own five attempts', async () => {
    const throttle = unscaled()
    for (let index = 0; index < 100; index += 1)
      await expect(attempt(throttle, { address: `10.0.1.${index}` }, false)).rejects.toMatchObject(wrong)
    await expect(attempt(throttle, { address: '10.0.2.1' }, true)).rejects.toMatchObject(refused)
    const device = 'hash of the cookie'
    await attempt(throttle, { device }, true)
    for (let count = 0; count < 5; count += 1)
      await expect(attempt(throttle, { device }, false)).rejects.toMatchObject(wrong)
    await expect(attempt(throttle, { device }, true)).rejects.toMatchObject(refused)
  })
})

describe('TR-05 a browser that has signed in', () => {
  const deviceOf = (answer: Answer) => /cg_device=[\w-]{43}/.exec(String(answer.headers['set-cookie']))?.[0] ?? ''
  const signInFrom = (cookie: string, typed = password) =>
    server.call('credentials', { action: 'signin', username, password: typed }, { headers: { cookie } })
  async function exhaust() {
    for (let count = 0; count < 5; count += 1) await signIn('wrong one')
    expect(await signIn()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  }

  it('signs in despite strangers’ failures, until five failures of its own', async () => {
    const cookie = deviceOf(await signUp())
    await exhaust()
    expect(await signInFrom(cookie)).toMatchObject({ status: 200 })
    for (let count = 0; count < 5; count += 1)
      expect(await signInFrom(cookie, 'wrong one')).toMatchObject({ status: 401 })
    expect(await signInFrom(cookie)).toMatchObject({ status: 429 })
  })

  it('is a known device of its own username only, and for half a year', async () => {
    const cookie = deviceOf(await signUp())
    username = `${username}.other`
    await signUp()
    await exhaust()
    expect(await signInFrom(cookie)).toMatchObject({ status: 429 })
    expect(await signInFrom(`cg_device=${'x'.repeat(43)}`)).toMatchObject({ status: 429 })
    const own = deviceOf(await signUpAs(`${username}.third`))
    minutesLater(180 * 24 * 60)
    await exhaust()
    expect(await signInFrom(own)).toMatchObject({ status: 429 })
  })

  it('is forgotten after a new password, except the browser that set it', async () => {
    const before = deviceOf(await signUp())
    await server.db.update(businesses).set({ email: 'hello@corner.example' })
    await server.call('requestPasswordReset', { username })
    const token = /#token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const after = deviceOf(await server.call('resetPassword', { token, password: 'long black, thanks' }))
    await exhaust()
    expect(await signInFrom(before, 'long black, thanks')).toMatchObject({ status: 429 })
    expect(await signInFrom(after, 'long black, thanks')).toMatchObject({ status: 200 })
  })
})

it('TR-05 does not sign in with a password that was reset while it was verified', async () => {
  await signUp()
  await server.db.update(businesses).set({ email: 'hello@corner.example' })
  await server.call('requestPasswordReset', { username })
  const token = /#token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
  const { passwords } = server.context
  const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
    const verified = await passwords.verify(...args)
    await server.call('resetPassword', { token, password: 'long black, thanks' })
    return verified
  })
  const answer = await signIn()
  verify.mockRestore()
  expect(answer).toMatchObject({ status: 401, body: { message: messages.server.incorrectCredentials } })
  expect(await server.db.$count(sessions)).toBe(0)
})

describe('TR-05 a password that is easy to guess', () => {
  const message = messages.identity.passwordTooEasy

  it.each(['Password1', 'qwertyuiop', 'CampusGigs2026!', 'corner-cafe 1'])(
    '%s is rejected at sign-up',
    async (easy) => {
      const input = { action: 'signup', username: 'corner.cafe', password: easy } as const
      expect(await server.call('credentials', input)).toMatchObject({
        status: 400,
        body: { fields: { password: message } },
      })
      expect(await server.db.select().from(businesses)).toEqual([])
    },
  )

  it('is rejected at a reset without using up the link', async () => {
    await signUp()
    await server.db.update(businesses).set({ email: 'hello@corner.example' })
    await server.call('requestPasswordReset', { username })
    const token = /#token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? ''
    const easy = await server.call('resetPassword', { token, password: '12345678' })
    expect(easy).toMatchObject({ status: 400, body: { message } })
    expect(await server.call('resetPassword', { token, password: 'long black, thanks' })).toMatchObject({ status: 200 })
  })
})

it('TR-05 replaces an older hash at the next sign-in with the right password', async () => {
  await signUp()
  const [salt, N] = [randomBytes(16), 16]
  const key = scryptSync(password, salt, 32, { N, r: 8, p: 1 })
  const older = ['scrypt', N, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$')
  await server.db.update(businesses).set({ passwordHash: older })
  const storedHash = async () => (await server.db.select().from(businesses))[0]?.passwordHash
  expect(await signIn('wrong one')).toMatchObject({ status: 401 })
  expect(await storedHash()).toBe(older)
  expect(await signIn()).toMatchObject({ status: 200 })
  expect(await storedHash()).toMatch(/^\$argon2id\$/)
  expect(await signIn()).toMatchObject({ status: 200 })
})

it('TR-05 hashes nothing for a reset link that is unknown', async () => {
  const hash = vi.spyOn(server.context.passwords, 'hash')
  onTestFinished(() => hash.mockRestore())
  const unknown = { token: 'x'.repeat(43), password: 'long black, thanks' }
  expect(await server.call('resetPassword', unknown)).toMatchObject({ status: 401 })
  expect(hash).not.toHaveBeenCalled()
})

import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clock, goingLiveMessages, hourMs, limits } from '@/domain'
import { lockBusiness } from '../../db/locks.ts'
import { businesses, emailVerifications, outgoingMails, passwordResets } from '../../db/schema.ts'
import { hashToken } from '../../identity/secrets.ts'
import { type Caller, testNow, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { signedInBusiness } from '../../testing/people.ts'
import { findOrCreateBusiness } from './identity-queries.ts'

const server = testServer()
const currentPassword = 'flat white please'
const expiredMessage = 'This link has expired or was already used. Ask for a new one in your settings.'

async function businessWithPassword(email: string | null = 'old@cafe.example') {
  const passwordHash = await server.context.passwords.hash(currentPassword)
  return signedInBusiness(server, { issuer: null, subject: null, username: 'cafe', passwordHash, email })
}

/** The token of the latest verification mail to an address. */
function tokenTo(address: string): string {
  const mail = server.mails.findLast(({ to, text }) => to === address && text.includes('verify-email'))
  return mail?.text.match(/\/business\/verify-email#token=([\w-]{43})/)?.[1] ?? ''
}
const verify = (token: string) => server.callWith('verifyEmail', { token })
const changeEmail = (as: Caller, email: string) => server.callWith('changeSignIn', { currentPassword, email }, { as })
const resend = (as: Caller, email = 'old@cafe.example') => server.callWith('sendVerificationLink', { email }, { as })
const rowOf = async ({ id }: Pick<Caller, 'id'>) =>
  (await server.db.select().from(businesses).where(eq(businesses.id, id)))[0]
const hoursLater = (hours: number) => clock.set(new Date(Date.parse(testNow) + hours * hourMs).toISOString())

const profile = {
  ownerFirstName: 'Mei',
  ownerLastName: 'Tan',
  phoneNumber: '+61 398765432',
  currentSuburb: 'Fitzroy',
  currentZipCode: '3065',
  companyCategory: 'Hospitality',
  companyName: 'Corner Cafe',
  description: 'A corner, and coffee.',
  email: 'new@cafe.example',
}

describe('TR-07 the first e-mail address', () => {
  test('of a profile gets a link that verifies it once', async () => {
    const business = await businessWithPassword(null)
    const saved = await server.callWith('updateBusiness', profile, { as: business })
    expect(saved.body).toMatchObject({
      businessData: {
        email: 'new@cafe.example',
        isEmailVerified: false,
        emailLinkExpiresAt: '2026-11-22T01:30:00.000Z',
      },
    })
    expect(server.mails).toHaveLength(1)
    const token = tokenTo('new@cafe.example')
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Your e-mail address is verified.' } })
    expect(await rowOf(business)).toMatchObject({ emailVerifiedAt: new Date(testNow), emailLinkExpiresAt: null })
    expect(await verify(token)).toMatchObject({ status: 401, body: { message: expiredMessage } })
  })

  test('is saved with the profile, without a link, when other accounts have used up its mails', async () => {
    const { config } = server.context
    onTestFinished(() => void Object.assign(config, { rateLimitScale: 1000 }))
    Object.assign(config, { rateLimitScale: 1 })
    const stranger = await signedInBusiness(server, { email: profile.email })
    for (let count = 0; count < 5; count += 1) await resend(stranger, profile.email)
    const business = await businessWithPassword(null)
    const saved = await server.callWith('updateBusiness', profile, { as: business })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        businessData: {
          companyName: 'Corner Cafe',
          email: profile.email,
          isEmailVerified: false,
          emailLinkExpiresAt: null,
        },
      },
    })
    expect(server.mails).toHaveLength(5)
    const { tooManyLinks } = goingLiveMessages.email
    expect(await resend(business, profile.email)).toMatchObject({ status: 429, body: { message: tooManyLinks } })
    hoursLater(24)
    expect((await resend(business, profile.email)).status).toBe(200)
    expect((await verify(tokenTo(profile.email))).status).toBe(200)
    expect(await rowOf(business)).toMatchObject({ emailVerifiedAt: clock.now() })
  })

  test('is stored as a hash of 256 bits only, once its mail is sent', async () => {
    const business = await businessWithPassword(null)
    await server.callWith('updateBusiness', profile, { as: business })
    const token = tokenTo('new@cafe.example')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await server.db.select().from(emailVerifications)
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)])
    expect(await server.db.$count(outgoingMails)).toBe(0)
  })

  test('can’t be replaced by the profile, which requires no password', async () => {
    const business = await businessWithPassword()
    await server.callWith('updateBusiness', profile, { as: business })
    expect(await rowOf(business)).toMatchObject({ email: 'old@cafe.example', pendingEmail: null })
    expect(server.mails).toEqual([])
  })

  test('given in the settings gets a link too', async () => {
    const business = await businessWithPassword(null)
    const answer = await changeEmail(business, 'new@cafe.example')
    expect(answer.body).toMatchObject({ message: goingLiveMessages.email.linkKept })
    expect(await rowOf(business)).toMatchObject({
      email: 'new@cafe.example',
      emailVerifiedAt: null,
      pendingEmail: null,
    })
    await verify(tokenTo('new@cafe.example'))
    expect(await rowOf(business)).toMatchObject({ emailVerifiedAt: new Date(testNow) })
  })
})

describe('TR-07 a changed e-mail address', () => {
  test('takes effect once verified; the old address is notified and stays until then', async () => {
    const business = await businessWithPassword()
    const answer = await changeEmail(business, 'new@cafe.example')
    expect(answer.body).toMatchObject({
      message: expect.stringContaining("server's mail folder"),
      businessData: { email: 'old@cafe.example', pendingEmail: 'new@cafe.example' },
    })
    expect(server.mails.map(({ to }) => to)).toEqual(['new@cafe.example', 'old@cafe.example'])
    expect(server.mails[1]?.text).toContain('This address stays yours until the new one is verified.')
    expect(server.mails[1]?.text).not.toContain('token=')
    await verify(tokenTo('new@cafe.example'))
    expect(await rowOf(business)).toMatchObject({
      email: 'new@cafe.example',
      pendingEmail: null,
      emailVerifiedAt: new Date(testNow),
    })
  })

  test('voids the reset links that were mailed to the old one', async () => {
    const business = await businessWithPassword()
    await server.callWith('requestPasswordReset', { username: 'cafe' })
    await changeEmail(business, 'new@cafe.example')
    expect(await server.db.$count(passwordResets)).toBe(1)
    await verify(tokenTo('new@cafe.example'))
    expect(await server.db.$count(passwordResets)).toBe(0)
  })

  test('to the current address keeps the expiry of its link', async () => {
    const business = await businessWithPassword(null)
    await server.callWith('updateBusiness', profile, { as: business })
    const before = await rowOf(business)
    await changeEmail(business, 'new@cafe.example')
    expect((await rowOf(business))?.emailLinkExpiresAt).toEqual(before?.emailLinkExpiresAt)
    expect(before?.emailLinkExpiresAt).not.toBeNull()
  })

  test('is cancelled by entering the old address', async () => {
    const business = await businessWithPassword()
    await changeEmail(business, 'new@cafe.example')
    await changeEmail(business, 'old@cafe.example')
    expect((await verify(tokenTo('new@cafe.example'))).status).toBe(401)
    expect(await rowOf(business)).toMatchObject({ email: 'old@cafe.example', pendingEmail: null })
  })

  test('is cancelled by a new password, because somebody may have known the old one', async () => {
    const business = await businessWithPassword()
    await changeEmail(business, 'thief@else.example')
    await server.callWith('requestPasswordReset', { username: 'cafe' })
    const reset = server.mails.at(-1)?.text.match(/reset-password#token=([\w-]{43})/)?.[1] ?? ''
    expect((await server.callWith('resetPassword', { token: reset, password: 'a longer flat white' })).status).toBe(200)
    expect((await verify(tokenTo('thief@else.example'))).status).toBe(401)
    expect(await rowOf(business)).toMatchObject({ email: 'old@cafe.example', pendingEmail: null })
  })

  test('a second change voids the link of the first', async () => {
    const business = await businessWithPassword()
    await changeEmail(business, 'first@cafe.example')
    await changeEmail(business, 'second@cafe.example')
    expect((await verify(tokenTo('first@cafe.example'))).status).toBe(401)
    expect((await verify(tokenTo('second@cafe.example'))).status).toBe(200)
    expect(await rowOf(business)).toMatchObject({ email: 'second@cafe.example' })
  })
})

describe('TR-07 the link', () => {
  test('works for 24 hours', async () => {
    const business = await businessWithPassword()
    await resend(business)
    hoursLater(limits.verificationLinkHours)
    expect((await verify(tokenTo('old@cafe.example'))).status).toBe(401)
    hoursLater(limits.verificationLinkHours - 0.01)
    expect((await verify(tokenTo('old@cafe.example'))).status).toBe(200)
  })

  test('is sent at most five times in 24 hours, used or not', async () => {
    const business = await businessWithPassword()
    const statuses = []
    for (let count = 0; count < limits.verificationMailsPerDay; count += 1)
      statuses.push((await resend(business)).status)
    await changeEmail(business, 'new@cafe.example').then(({ status }) => statuses.push(status))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(server.mails).toHaveLength(5)
    expect(await rowOf(business)).toMatchObject({ pendingEmail: null })
    hoursLater(24.1)
    expect((await resend(business)).status).toBe(200)
  })

  test('shares five mails to an address with the resets of every business that gives it', async () => {
    const { config } = server.context
    onTestFinished(() => void Object.assign(config, { rateLimitScale: 1000 }))
    Object.assign(config, { rateLimitScale: 1 })
    const passwordHash = await server.context.passwords.hash(currentPassword)
    const credentials = { issuer: null, subject: null, passwordHash }
    const first = await signedInBusiness(server, { ...credentials, username: 'cafe', email: 'Old@cafe.example' })
    const second = await signedInBusiness(server, { ...credentials, username: 'bar', email: 'old@cafe.example' })
    for (let count = 0; count < 3; count += 1) await resend(first, 'Old@cafe.example')
    await resend(second)
    const reset = async () => (await server.call('requestPasswordReset', { username: 'bar' })).status
    expect(await reset()).toBe(200)
    expect(server.mails).toHaveLength(5)
    expect(await resend(second)).toMatchObject({ status: 429, body: { message: goingLiveMessages.email.tooManyLinks } })
    expect(await reset()).toBe(200)
    expect(server.mails).toHaveLength(5)
    await verify(tokenTo('old@cafe.example'))
    await reset()
    expect(server.mails).toHaveLength(6)
  })

  test('shares its five mails with the notices of changes, and with other tags of the address', async () => {
    const { config } = server.context
    onTestFinished(() => void Object.assign(config, { rateLimitScale: 1000 }))
    Object.assign(config, { rateLimitScale: 1 })
    const business = await businessWithPassword('stranger@else.example')
    for (const count of [1, 2]) await changeEmail(business, `new${count}@cafe.example`)
    const tagged = await signedInBusiness(server, { email: 'stranger+tag@else.example' })
    for (const _ of [1, 2, 3]) await resend(tagged, 'stranger+tag@else.example')
    expect((await resend(tagged, 'stranger+tag@else.example')).status).toBe(429)
    expect(await changeEmail(business, 'new3@cafe.example')).toMatchObject({ status: 200 })
    expect(server.mails.filter(({ to }) => to.endsWith('@else.example'))).toHaveLength(5)
    expect(await rowOf(business)).toMatchObject({ pendingEmail: 'new3@cafe.example' })
  })

  test('is not sent to an address that is verified', async () => {
    const business = await businessWithPassword()
    await resend(business)
    await verify(tokenTo('old@cafe.example'))
    expect(await resend(business)).toMatchObject({
      status: 409,
      body: { message: 'That e-mail address is verified already, or no longer yours.' },
    })
  })

  test('works once for concurrent calls', async () => {
    const business = await businessWithPassword()
    await resend(business)
    const token = tokenTo('old@cafe.example')
    const answers = await Promise.all([verify(token), verify(token), verify(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })
})

describe("TR-07 the identity provider's claim", () => {
  const identity = {
    issuer: 'https://id.example',
    subject: 'mei',
    email: 'mei@cafe.example',
    isEmailVerified: true,
    firstName: 'Mei',
    lastName: 'Tan',
    fullName: 'Mei Tan',
    profilePicture: null,
  }
  const now = new Date(testNow)
  const signIn = async (claims: Partial<typeof identity>) =>
    (await rowOf(await findOrCreateBusiness(server.db, { ...identity, ...claims }, now)))?.emailVerifiedAt

  test('verifies the address at each sign-in', async () => {
    expect(await signIn({})).toEqual(now)
    expect(await signIn({ email: 'new@cafe.example' })).toEqual(now)
  })

  test('leaves the same address verified and a new one unverified when it is missing', async () => {
    expect(await signIn({ isEmailVerified: false })).toBeNull()
    expect(await signIn({ isEmailVerified: true })).toEqual(now)
    expect(await signIn({ isEmailVerified: false })).toEqual(now)
    expect(await signIn({ isEmailVerified: false, email: 'new@cafe.example' })).toBeNull()
  })

  test('of another address clears the expiry of the old address’s link', async () => {
    const { id } = await findOrCreateBusiness(server.db, { ...identity, isEmailVerified: false }, now)
    const linkExpiry = async (email: string) => {
      await findOrCreateBusiness(server.db, { ...identity, email, isEmailVerified: false }, now)
      return (await rowOf({ id }))?.emailLinkExpiresAt
    }
    await server.db.update(businesses).set({ emailLinkExpiresAt: now })
    expect(await linkExpiry(identity.email)).toEqual(now)
    expect(await linkExpiry('new@cafe.example')).toBeNull()
  })
})

test.runIf(hasConcurrentTransactions)('TR-11 a link is refused while its business is being deleted', async () => {
  const business = await businessWithPassword()
  await resend(business)
  const verified = await callDuring(
    server.db,
    (tx) => lockBusiness(tx, business.id, 'delete'),
    () => verify(tokenTo('old@cafe.example')),
    (tx) => tx.delete(businesses),
  )
  expect(verified).toMatchObject({ status: 401, body: { message: expiredMessage } })
})

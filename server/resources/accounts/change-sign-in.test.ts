import { describe, expect, test, vi } from 'vitest'
import { businesses, sessions } from '../../db/schema.ts'
import { testNow, testServer } from '../../testing/harness.ts'
import { signedInBusiness } from '../../testing/people.ts'
import { watchSecurityEvents } from '../../testing/security-events.ts'

const server = testServer()
const currentPassword = 'flat white please'

async function businessWithPassword(username = 'cafe') {
  const passwordHash = await server.context.passwords.hash(currentPassword)
  return signedInBusiness(server, { issuer: null, subject: null, username, passwordHash })
}
const signIn = (password: string) => server.callWith('credentials', { action: 'signin', username: 'cafe', password })

async function requestResetToken(): Promise<string> {
  await server.callWith('requestPasswordReset', { username: 'cafe' })
  return server.mails.at(-1)?.text.match(/reset-password#token=([\w-]{43})/)?.[1] ?? ''
}

describe('PF-08 changing the sign-in', () => {
  test('a new password replaces the old one and ends the other sessions', async () => {
    const business = await businessWithPassword()
    const elsewhere = await server.signIn('business', business.id)
    const change = { currentPassword, newPassword: 'a longer flat white' }
    expect((await server.callWith('changeSignIn', change, { as: business })).status).toBe(200)
    const status = async (as: typeof business) => (await server.call('businessSession', undefined, { as })).status
    expect([await status(business), await status(elsewhere)]).toEqual([200, 401])
    expect((await signIn(currentPassword)).status).toBe(401)
    expect((await signIn('a longer flat white')).status).toBe(200)
  })

  test('a new password is mailed to the verified address, and leaves a mailed reset link valid', async () => {
    const business = await businessWithPassword()
    await server.db.update(businesses).set({ email: 'mei@cafe.example', emailVerifiedAt: new Date(testNow) })
    const token = await requestResetToken()
    const change = { currentPassword, newPassword: currentPassword }
    expect((await server.callWith('changeSignIn', change, { as: business })).status).toBe(200)
    expect(server.mails.slice(1)).toMatchObject([
      { to: 'mei@cafe.example', text: expect.stringContaining('/business/forgot-password') },
    ])
    expect((await server.callWith('resetPassword', { token, password: 'a longer flat white' })).status).toBe(200)
  })

  test.each([
    ['password', { newPassword: 'the thief chose this' }],
    ['e-mail address', { email: 'thief@else.example' }],
  ])('refuses a new %s when the password was reset meanwhile', async (_, change) => {
    const business = await businessWithPassword()
    await server.db.update(businesses).set({ email: 'mei@cafe.example' })
    const token = await requestResetToken()
    const { passwords } = server.context
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async (...args) => {
      const verified = await passwords.verify(...args)
      await server.callWith('resetPassword', { token, password: 'a longer flat white' })
      return verified
    })
    const answer = await server.callWith('changeSignIn', { currentPassword, ...change }, { as: business })
    verify.mockRestore()
    expect(answer).toMatchObject({ status: 400, body: { fields: { currentPassword: expect.any(String) } } })
    expect((await signIn('a longer flat white')).body).toMatchObject({ businessData: { pendingEmail: null } })
  })

  test('a new password is stored together with the end of the other sessions', async () => {
    const business = await businessWithPassword()
    await server.signIn('business', business.id)
    let sessionsAfterCommit: Promise<number> | undefined
    const wake = vi.spyOn(server.context.mailQueue, 'wake').mockImplementationOnce(() => {
      // A query runs once awaited.
      sessionsAfterCommit = server.db.$count(sessions).then((count) => count)
    })
    await server.callWith('changeSignIn', { currentPassword, newPassword: 'a longer flat white' }, { as: business })
    wake.mockRestore()
    expect(await sessionsAfterCommit).toBe(1)
  })

  test('a new e-mail address leaves the password and the sessions as they are', async () => {
    const business = await businessWithPassword()
    const elsewhere = await server.signIn('business', business.id)
    const answer = await server.callWith(
      'changeSignIn',
      { currentPassword, email: 'new@cafe.example' },
      { as: business },
    )
    expect(answer.body).toMatchObject({ businessData: { pendingEmail: 'new@cafe.example' } })
    expect((await server.call('businessSession', undefined, { as: elsewhere })).status).toBe(200)
    expect((await signIn(currentPassword)).status).toBe(200)
  })

  test.each([
    ['a wrong password', { currentPassword: 'not this one', newPassword: 'a longer flat white' }, 'currentPassword'],
    ['no password', { currentPassword: '', email: 'new@cafe.example' }, 'currentPassword'],
    ['a short new password', { currentPassword, newPassword: 'short' }, 'newPassword'],
    ['a common new password', { currentPassword, newPassword: 'Sunshine' }, 'newPassword'],
    ['no e-mail address', { currentPassword, email: 'cafe' }, 'email'],
  ])('rejects %s at its field, and changes nothing', async (_, change, field) => {
    const business = await businessWithPassword()
    const answer = await server.callWith('changeSignIn', change, { as: business })
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect((await signIn(currentPassword)).body).not.toMatchObject({ businessData: { email: 'new@cafe.example' } })
  })

  test('TR-05 does not count an easy new password as a wrong current password', async () => {
    const business = await businessWithPassword('florist')
    const change = { currentPassword, newPassword: 'florist2026' }
    const statuses = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await server.callWith('changeSignIn', change, { as: business })).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    const better = { currentPassword, newPassword: 'a longer flat white' }
    expect((await server.callWith('changeSignIn', better, { as: business })).status).toBe(200)
  })

  test('limits wrong current passwords, with a security event for each', async () => {
    const business = await businessWithPassword('bakery')
    const securityEvents = watchSecurityEvents(server)
    const guess = { currentPassword: 'not this one', email: 'new@cafe.example' }
    const statuses = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await server.callWith('changeSignIn', guess, { as: business })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect(securityEvents()).toEqual(Array(5).fill({ event: 'reauthenticationFailed' }))
  })
})

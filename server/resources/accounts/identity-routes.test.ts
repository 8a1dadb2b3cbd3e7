import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { endpoints, type RequestOf } from '@/contract'
import { clock, messages, moderationMessages } from '@/domain'
import { lockBusiness, lockStudent } from '../../db/locks.ts'
import { businesses, identityRequests, identityTickets, sessions, users } from '../../db/schema.ts'
import { beginFlow, endFlow } from '../../identity/flow.ts'
import type { ProviderClient } from '../../identity/provider-client.ts'
import { TestBrowser, type Visit } from '../../testing/browser.ts'
import { type Answer, testServer } from '../../testing/harness.ts'
import { callDuring, hasConcurrentTransactions } from '../../testing/held-transaction.ts'
import { signedInBusiness, signedInStudent } from '../../testing/people.ts'
import { watchSecurityEvents } from '../../testing/security-events.ts'

const server = testServer()
let home: URL
/** The browser that starts sign-ins and redeems their tickets, unless a test passes another. */
let visitor: TestBrowser

beforeEach(() => {
  visitor = new TestBrowser()
})
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  home = server.context.publicUrl()
})

const start = (query: string) => new URL(`/api/identity/start?${query}`, home)
const fragmentOf = (visit: Visit) => Object.fromEntries(new URLSearchParams(visit.url.hash.slice(1)))
const ana = { name: 'Ana Maria Silva', email: 'Ana@Uni.example' }

/** Signs in at the provider, and resolves with the fragment of the page it redirects to. */
async function comeBack(query: string, person: Record<string, string> = ana, browser = visitor) {
  const login = await browser.visit(start(query))
  expect(login.text).toContain('<h1>Sign in</h1>')
  const back = await browser.visit(login.url, person)
  return { page: back.url.pathname, fragment: fragmentOf(back) }
}

async function ticketFor(query: string, person?: Record<string, string>): Promise<string> {
  return (await comeBack(query, person)).fragment.ticket ?? ''
}

type Init = 'initStudent' | 'initBusiness' | 'initAdmin'

/** Redeems a ticket in a browser. */
const redeem = (name: Init, payload: RequestOf<Init>, browser = visitor) =>
  server.call(name, payload, { headers: { cookie: browser.cookieHeader('/api/users') } })

function refused(answer: Answer): void {
  expect(answer).toMatchObject({
    status: 401,
    body: { success: false, code: 'unauthenticated', message: messages.identity.failed },
  })
}

describe('SA-09 signing out at the provider', () => {
  test('asks for confirmation, ends the provider’s session and returns home', async () => {
    await comeBack('kind=student')
    const sessionsThere = () => Object.keys(visitor.cookies('/oidc')).filter((name) => name === 'cg_oidc_session')
    expect(sessionsThere()).toHaveLength(1)
    const confirmation = await visitor.visit(new URL('/api/identity/end-session', home))
    expect(confirmation.text).toContain('<h1>Sign out here too?</h1>')
    const [, action = ''] = /action="([^"]+)"/.exec(confirmation.text) ?? []
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(confirmation.text) ?? []
    const signedOut = await visitor.visit(new URL(action, home), { xsrf, logout: 'yes' })
    expect(signedOut.url.href).toBe(home.href)
    expect(sessionsThere()).toEqual([])
  })

  test('is offered to accounts of the identity provider', async () => {
    const student = await signedInStudent(server)
    const withPassword = await signedInBusiness(server, { issuer: null, subject: null, username: 'mei.tan' })
    expect(await server.call('studentSessions', undefined, { as: student })).toMatchObject({
      body: { providerName: 'the local identity provider' },
    })
    expect(await server.call('businessSessions', undefined, { as: withPassword })).toMatchObject({
      body: { providerName: null },
    })
  })
})

describe('SA-02 the sign-in flow', () => {
  test('a new student returns with the provider’s claims', async () => {
    const { page, fragment } = await comeBack('kind=student&intent=signup')
    expect(page).toBe('/student/signup')
    const answer = await redeem('initStudent', { ticket: fragment.ticket ?? '' })
    const init = endpoints.initStudent.response.parse(answer.body)
    expect(init).toMatchObject({ message: 'Success', response: 'Success', savedJobs: [], resumeList: [] })
    expect(init.userData).toMatchObject({
      email: 'Ana@Uni.example',
      firstName: 'Ana',
      lastName: 'Maria Silva',
      fullName: 'Ana Maria Silva',
      isInternationalStudent: true,
      phoneNumber: null,
    })
    const [row] = await server.db.select().from(users)
    expect(init.userData.googleId).toBe(row?.subject)
  })

  test('an e-mail address, in any case, is one student account and one separate business account', async () => {
    const first = await redeem('initStudent', { ticket: await ticketFor('kind=student&intent=signup') })
    const again = await redeem('initStudent', {
      ticket: await ticketFor('kind=student&intent=signin', { name: 'Ana', email: 'ana@uni.example' }),
    })
    expect(again.body).toMatchObject({ message: 'User Exists' })
    const idOf = (answer: Answer) => endpoints.initStudent.response.parse(answer.body).userData.id
    expect(idOf(again)).toBe(idOf(first))
    const business = { ticket: await ticketFor('kind=business&intent=signup') }
    expect((await redeem('initBusiness', business)).body).toMatchObject({
      message: 'Success',
      businessData: { ownerFirstName: 'Ana', ownerLastName: 'Maria Silva', companyName: null, username: null },
    })
    const businessAgain = { ticket: await ticketFor('kind=business&intent=signin') }
    expect((await redeem('initBusiness', businessAgain)).body).toMatchObject({
      message: 'Business Profile Exists',
    })
    expect(await server.db.select().from(users)).toHaveLength(1)
    expect(await server.db.select().from(businesses)).toHaveLength(1)
  })

  test('one browser signs in as two people in sequence, with a prompt each time', async () => {
    await comeBack('kind=student&intent=signin')
    const { fragment } = await comeBack('kind=student', { name: 'Bo', email: 'bo@uni.example' })
    const answer = await redeem('initStudent', { ticket: fragment.ticket ?? '' })
    expect(answer.body).toMatchObject({ userData: { firstName: 'Bo', lastName: '', email: 'bo@uni.example' } })
  })

  test('cancelling changes nothing and returns cancelled', async () => {
    const back = await comeBack('kind=business&intent=signin&next=/business/gigs', { cancel: 'yes' })
    expect(back).toEqual({ page: '/business/signin', fragment: { error: 'cancelled', next: '/business/gigs' } })
    expect(await server.db.select().from(identityTickets)).toEqual([])
  })

  test('an invalid name or e-mail address is shown on the page, which keeps the fields', async () => {
    const browser = new TestBrowser()
    const login = await browser.visit(start('kind=student'))
    const refusedForm = await browser.visit(login.url, { name: '  ', email: '"><script>' })
    expect(refusedForm.status).toBe(422)
    expect(refusedForm.text).toContain('Enter your name.')
    expect(refusedForm.text).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(refusedForm.text.match(/aria-invalid="true"/g)).toHaveLength(2)
    const back = await browser.visit(refusedForm.url, ana)
    expect(fragmentOf(back)).toHaveProperty('ticket')
  })

  test('the login page has fields labelled Name and Email, and runs no script', async () => {
    const { text, headers } = await new TestBrowser().visit(start('kind=student'))
    expect(text).toMatch(/<label for="name">Name<\/label>\s*<input id="name"/)
    expect(text).toMatch(/<label for="email">Email<\/label>\s*<input id="email"/)
    expect(text).toContain('>Continue</button>')
    expect(text).not.toContain('<script')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('an expired login page shows that it has expired', async () => {
    const visit = await new TestBrowser().visit(new URL('/oidc/login/nothing', home))
    expect([visit.status, visit.text]).toEqual([410, expect.stringContaining('Sign in again')])
  })

  test('an authorization request of an unknown client is rejected on our own page', async () => {
    const { status, text } = await new TestBrowser().visit(new URL('/oidc/auth?client_id=somebody', home))
    expect([status, text]).toEqual([400, expect.stringContaining('Start again')])
  })
})

describe('TR-07 another address from the provider', () => {
  const moved = { ...ana, email: 'ana@home.example' }
  /** Redeems a new sign-in for the account of an earlier one, whose subject the local provider derives from the address. */
  async function signInAs(kind: 'student' | 'business', person: typeof ana, subject?: string) {
    const ticket = await ticketFor(`kind=${kind}`, person)
    if (subject !== undefined) await server.db.update(identityTickets).set({ subject })
    expect((await redeem(kind === 'student' ? 'initStudent' : 'initBusiness', { ticket })).status).toBe(200)
  }

  test.each([
    ['student', users],
    ['business', businesses],
  ] as const)('is told to the earlier address of a %s once', async (kind, table) => {
    await signInAs(kind, ana)
    const [account] = await server.db.select({ subject: table.subject }).from(table)
    const subject = account?.subject ?? ''
    await signInAs(kind, { ...ana, email: ana.email.toUpperCase() }, subject)
    expect(server.mails).toEqual([])
    const securityEvents = watchSecurityEvents(server)
    await signInAs(kind, moved, subject)
    await signInAs(kind, moved, subject)
    expect(server.mails).toMatchObject([
      { to: ana.email.toUpperCase(), subject: 'Your e-mail address on Campus Gigs has changed' },
    ])
    expect(JSON.stringify(server.mails)).not.toContain(moved.email)
    expect(securityEvents().filter(({ event }) => event === 'emailChanged')).toHaveLength(1)
  })
})

describe('TR-02 an admin', () => {
  test('signs in by the link on the login page of this machine, beside the session of the browser, and out', async () => {
    const login = await visitor.visit(start('kind=student'))
    expect(login.text).toContain('href="/api/identity/start?kind=admin"')
    const { page, fragment } = await comeBack('kind=admin')
    expect(page).toBe('/admin/signin')
    const ticket = fragment.ticket ?? ''
    const answer = await redeem('initAdmin', { ticket })
    expect(answer).toMatchObject({ status: 200, body: { admin: { name: ana.name, email: ana.email } } })
    expect(answer.headers['set-cookie']).toBeUndefined()
    refused(await redeem('initAdmin', { ticket }))
    const { token } = endpoints.initAdmin.response.parse(answer.body)
    const headers = { authorization: `Bearer ${token}` }
    const signedOut = await server.call('signOutAdmin', undefined, { headers })
    expect(signedOut).toMatchObject({ status: 200, headers: { 'clear-site-data': '"cache"' } })
    expect((await server.call('adminSession', undefined, { headers })).status).toBe(401)
  })

  test('uses a ticket of their own kind only', async () => {
    refused(await redeem('initStudent', { ticket: await ticketFor('kind=admin') }))
    refused(await redeem('initAdmin', { ticket: await ticketFor('kind=student') }))
  })

  test('is rejected when the settings name others, and the login page has no link then', async () => {
    const { config } = server.context
    const { admins } = config
    Object.assign(config, { admins: [{ issuer: 'https://id.example', subject: 'sam' }] })
    try {
      const answer = await redeem('initAdmin', { ticket: await ticketFor('kind=admin') })
      expect(answer).toMatchObject({ status: 403, body: { message: moderationMessages.desk.notAdmin } })
      expect((await visitor.visit(start('kind=student'))).text).not.toContain('kind=admin')
    } finally {
      Object.assign(config, { admins })
    }
  })
})

describe('the start address', () => {
  test.each([
    ['/student/job-history/saved-jobs?x=1', '/student/job-history/saved-jobs?x=1'],
    ['https://evil.example', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/\t/evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['/api/users/signout', undefined],
    [`/${'long'.repeat(150)}`, undefined],
  ])('next=%s', async (next, expected) => {
    const { fragment } = await comeBack(`kind=student&next=${encodeURIComponent(next)}`)
    expect(fragment.next).toBe(expected)
  })

  test.each(['', 'kind=owner', 'kind=student&intent=steal'])('start?%s is rejected', async (query) => {
    expect((await new TestBrowser().visit(start(query))).status).toBe(400)
  })

  test('a browser at another name of this machine is first moved to the public address', async () => {
    const answer = await server.app.inject({ url: '/api/identity/start?kind=student', headers: { host: 'other.test' } })
    expect(answer.headers.location).toBe(`${home.origin}/api/identity/start?kind=student&moved=1`)
  })
})

describe('the callback refuses', () => {
  async function waitingLogin(browser: TestBrowser) {
    const login = await browser.visit(start('kind=student&intent=signup'))
    const [request] = await server.db.select().from(identityRequests)
    return { login, state: request?.state ?? '' }
  }
  const callback = (query: Record<string, string>) =>
    new URL(`/api/identity/callback?${new URLSearchParams(query)}`, home)

  test('another browser', async () => {
    const { state } = await waitingLogin(new TestBrowser())
    const visit = await new TestBrowser().visit(callback({ state, code: 'stolen' }))
    expect([visit.url.pathname, fragmentOf(visit)]).toEqual(['/student/signup', { error: 'failed' }])
    expect(await server.db.select().from(identityRequests)).toHaveLength(1)
  })

  test('an unknown state, with a security event', async () => {
    const securityEvents = watchSecurityEvents(server)
    const visit = await new TestBrowser().visit(callback({ state: 'business-signin-made-up', code: 'x' }))
    expect([visit.url.pathname, fragmentOf(visit)]).toEqual(['/business/signin', { error: 'failed' }])
    expect(securityEvents()).toEqual([{ event: 'signInFailed', method: 'provider', reason: 'state' }])
  })

  test('a request without parameters', async () => {
    expect(fragmentOf(await new TestBrowser().visit(callback({})))).toEqual({ error: 'failed' })
  })

  test('an unknown code', async () => {
    const browser = new TestBrowser()
    const { state } = await waitingLogin(browser)
    const visit = await browser.visit(callback({ state, code: 'made-up', iss: `${home.origin}/oidc` }))
    expect(fragmentOf(visit)).toEqual({ error: 'failed' })
    expect(await server.db.select().from(identityTickets)).toEqual([])
  })

  test('a second visit of the same address', async () => {
    const browser = new TestBrowser()
    const { state } = await waitingLogin(browser)
    const error = { state, error: 'access_denied' }
    expect(fragmentOf(await browser.visit(callback(error)))).toEqual({ error: 'cancelled' })
    expect(fragmentOf(await browser.visit(callback(error)))).toEqual({ error: 'failed' })
  })

  test('a flow older than fifteen minutes', async () => {
    const browser = new TestBrowser()
    const { login } = await waitingLogin(browser)
    clock.set(new Date(clock.now().getTime() + 15 * 60_000))
    expect(fragmentOf(await browser.visit(login.url, ana))).toEqual({ error: 'failed' })
  })

  test('every flow while the database fails, with a redirect to the page it started at', async () => {
    const browser = new TestBrowser()
    const { state } = await waitingLogin(browser)
    const broken = vi.spyOn(server.context.db, 'delete').mockImplementation(() => {
      throw new Error('connection lost')
    })
    onTestFinished(() => broken.mockRestore())
    const visit = await browser.visit(callback({ state, code: 'x' }))
    expect([visit.url.pathname, fragmentOf(visit)]).toEqual(['/student/signup', { error: 'failed' }])
  })
})

test.runIf(hasConcurrentTransactions).each([
  ['initStudent', 'student', users, lockStudent],
  ['initBusiness', 'business', businesses, lockBusiness],
] as const)('SA-08 %s is refused while its account is being deleted', async (name, kind, accounts, lockAccount) => {
  await redeem(name, { ticket: await ticketFor(`kind=${kind}`) })
  const [account] = await server.db.select({ id: accounts.id }).from(accounts)
  const ticket = await ticketFor(`kind=${kind}`)
  const answer = await callDuring(
    server.db,
    (tx) => lockAccount(tx, account?.id ?? '', 'delete'),
    () => redeem(name, { ticket }),
    (tx) => tx.delete(accounts),
  )
  refused(answer)
})

describe('SA-03 a ticket', () => {
  test('is required: identity fields alone are rejected, with a security event', async () => {
    const securityEvents = watchSecurityEvents(server)
    const typed = { email: ana.email, googleId: '1', firstName: 'Ana', lastName: 'Silva', fullName: 'Ana Silva' }
    refused(await redeem('initStudent', typed))
    refused(await redeem('initStudent', { ...typed, ticket: 'x'.repeat(43) }))
    refused(await redeem('initBusiness', { ...typed, ticket: 'x'.repeat(43) }))
    expect(securityEvents()).toEqual(Array(3).fill({ event: 'signInFailed', method: 'provider', reason: 'ticket' }))
  })

  test('works once, also for concurrent calls', async () => {
    const ticket = await ticketFor('kind=student')
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem('initStudent', { ticket })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401])
    refused(await redeem('initStudent', { ticket }))
    expect(await server.db.select().from(sessions)).toHaveLength(1)
  })

  test('TR-04 is rejected in another browser and without the cookie, and used up by that', async () => {
    const other = new TestBrowser()
    await comeBack('kind=student', ana, other)
    for (const browser of [other, new TestBrowser()]) {
      const ticket = await ticketFor('kind=student')
      refused(await redeem('initStudent', { ticket }, browser))
      refused(await redeem('initStudent', { ticket }))
    }
    expect(await server.db.select().from(users)).toEqual([])
  })

  test('TR-04 is issued only for an e-mail address that the provider has verified', async () => {
    let state = ''
    const provider: Pick<ProviderClient, 'authorizationUrl' | 'identify'> = {
      authorizationUrl: async (request) => {
        state = request.state
        return new URL('https://identity.example')
      },
      identify: async () => ({
        issuer: 'https://identity.example',
        person: { sub: '1', email: ana.email, email_verified: false },
      }),
    }
    const intention = { kind: 'student', intent: 'signup', next: null } as const
    await beginFlow(server.context, provider, intention, 'browser')
    const callback = new URL(`/api/identity/callback?code=x&state=${state}`, home)
    const securityEvents = watchSecurityEvents(server)
    expect(await endFlow(server.context, provider, callback, 'browser')).toEqual({ intention, error: 'unverified' })
    expect(securityEvents()).toEqual([{ event: 'signInFailed', method: 'provider', reason: 'email' }])
    expect(await server.db.select().from(identityTickets)).toEqual([])
  })

  test('works for two minutes', async () => {
    const [early, late] = [await ticketFor('kind=student'), await ticketFor('kind=student')]
    clock.set(new Date(clock.now().getTime() + 119_999))
    expect((await redeem('initStudent', { ticket: early })).status).toBe(200)
    clock.set(new Date(clock.now().getTime() + 1))
    refused(await redeem('initStudent', { ticket: late }))
  })

  test('is of one kind, and is consumed by a call of the other kind', async () => {
    const ticket = await ticketFor('kind=student')
    refused(await redeem('initBusiness', { ticket }))
    refused(await redeem('initStudent', { ticket }))
    const other = await ticketFor('kind=business')
    refused(await redeem('initStudent', { ticket: other }))
  })

  test.each([
    ['email', 'victim@uni.example'],
    ['googleId', 'somebody'],
    ['firstName', 'Victim'],
    ['lastName', 'Victim'],
    ['fullName', 'Victim'],
    ['profilePicture', 'https://evil.example/me.png'],
  ])('is rejected when a posted %s contradicts it', async (field, value) => {
    const ticket = await ticketFor('kind=student')
    refused(await redeem('initStudent', { ticket, [field]: value }))
    expect(await server.db.select().from(users)).toEqual([])
  })

  test('may come with the same identity fields', async () => {
    const ticket = await ticketFor('kind=student')
    const [claims] = await server.db.select().from(identityTickets)
    const posted = {
      ticket,
      email: ' ana@uni.example ',
      googleId: claims?.subject ?? '',
      firstName: 'Ana',
      lastName: 'Maria Silva',
      fullName: 'Ana Maria Silva',
      profilePicture: '',
    }
    expect((await redeem('initStudent', posted)).status).toBe(200)
  })

  test('two concurrent tickets of a new person create one account', async () => {
    const tickets = [await ticketFor('kind=student'), await ticketFor('kind=student')]
    const answers = await Promise.all(tickets.map((ticket) => redeem('initStudent', { ticket })))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await server.db.select().from(users)).toHaveLength(1)
  })

  test('is stored as a hash only', async () => {
    const ticket = await ticketFor('kind=student')
    expect(JSON.stringify(await server.db.select().from(identityTickets))).not.toContain(ticket)
  })
})

describe('SA-09 SH-06 the session', () => {
  async function signedIn(kind: 'student' | 'business', cookie = '') {
    const ticket = await ticketFor(`kind=${kind}`)
    const name = kind === 'student' ? 'initStudent' : 'initBusiness'
    const answer = await server.call(
      name,
      { ticket },
      { headers: { cookie: `${visitor.cookieHeader('/api/users')}; ${cookie}` } },
    )
    const setCookie = String(answer.headers['set-cookie'])
    const token = /^cg_session=([\w-]{43});/.exec(setCookie)?.[1] ?? ''
    return { answer, setCookie, caller: { kind, id: '', token } }
  }

  test('is the same by bearer token and by HttpOnly SameSite=Lax cookie', async () => {
    const { answer, setCookie, caller } = await signedIn('student')
    expect(answer.body).toMatchObject({ token: caller.token })
    expect(setCookie).toMatch(/^cg_session=[\w-]+; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Lax,/)
    // `cg_signed_in` authenticates nothing, so pages receive it too.
    expect(setCookie).toMatch(/,cg_signed_in=1; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await server.call('studentSession', undefined, { as: caller })).status).toBe(200)
  })

  test('the cookie alone authenticates beacons only', async () => {
    const { caller } = await signedIn('student')
    const headers = { cookie: `cg_session=${caller.token}`, 'sec-fetch-site': 'same-origin' }
    for (const name of ['studentSession', 'signOutStudent', 'resumeList'] as const)
      expect((await server.call(name, undefined, { headers })).status).toBe(401)
    expect((await server.call('updateSavedJobs', { savedJobs: [] }, { headers })).status).toBe(401)
    expect((await server.call('beaconUpdateSavedJobs', { savedJobs: [] }, { headers })).status).toBe(200)
  })

  test('a browser has one at a time: signing in as the other kind ends the first', async () => {
    const student = await signedIn('student')
    const business = await signedIn('business', `cg_session=${student.caller.token}`)
    expect((await server.call('studentSession', undefined, { as: student.caller })).status).toBe(401)
    expect((await server.call('businessSession', undefined, { as: business.caller })).status).toBe(200)
  })

  test('signing out responds Success, revokes the token and deletes the cookie', async () => {
    for (const [kind, name, session] of [
      ['student', 'signOutStudent', 'studentSession'],
      ['business', 'signOutBusiness', 'businessSession'],
    ] as const) {
      const { caller } = await signedIn(kind)
      const other = await signedIn(kind)
      const answer = await server.call(name, undefined, { as: caller })
      expect(answer).toMatchObject({ status: 200, body: { message: 'Success' } })
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect(String(answer.headers['set-cookie'])).toMatch(/^cg_session=;.*Path=\/api/)
      expect((await server.call(session, undefined, { as: caller })).status).toBe(401)
      expect((await server.call(name, undefined, { as: caller })).status).toBe(401)
      expect((await server.call(session, undefined, { as: other.caller })).status).toBe(200)
    }
  })
})

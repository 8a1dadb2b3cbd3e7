import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { endpoints } from '@/contract'
import { mailFolder } from '@/server/config'
import { parseMessage } from '@/server/mail/message'
import { type FindMail, type Marketplace, modelPassword, newMarketplace } from '@/server/testing/marketplace/model'
import { TestBrowser } from '../../server/testing/browser'
import { callServer } from '../../server/testing/call-server'
import { businessProfile, studentProfile } from '../../server/testing/profiles'

/** An account on a running server. */
export interface Account {
  kind: 'student' | 'business' | 'admin'
  token: string
}

const init = z.object({ token: z.string() })
const initCalls = { student: 'initStudent', admin: 'initAdmin' } as const

/** Repeats a request while a busy server refuses it with 503, which changes nothing. */
async function whenAvailable<Answer extends { status: number }>(request: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await request()
    if (answer.status !== 503) return answer
    await wait(1000)
  }
}

const callAvailable: typeof callServer = (...call) => whenAvailable(() => callServer(...call))

/** Signs an account up through the local identity provider, as a browser does. */
async function signUp(url: URL, kind: 'student' | 'admin', name: string): Promise<Account> {
  const browser = new TestBrowser()
  const start = new URL(`/api/identity/start?kind=${kind}&intent=signup`, url)
  const login = await whenAvailable(() => browser.visit(start))
  const person = { name, email: `${randomUUID()}@uni.example` }
  const back = await whenAvailable(() => browser.visit(login.url, person))
  const ticket = new URLSearchParams(back.url.hash.slice(1)).get('ticket')
  const path = `/api/${endpoints[initCalls[kind]].path}`
  const redeem = () =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser.cookieHeader(path) },
      body: JSON.stringify({ data: { ticket } }),
    })
  const answer = await whenAvailable(redeem)
  return { kind, token: init.parse(await answer.json()).token }
}

/** A student with a complete profile. */
export async function newStudent(url: URL): Promise<Account> {
  const student = await signUp(url, 'student', 'Ana Silva')
  await callAvailable(url, 'updateAccount', student, { payload: studentProfile })
  return student
}

/** A business with a username and a complete profile, which may post gigs. */
export async function newBusiness(url: URL): Promise<Account> {
  const payload = { action: 'signup', username: randomUUID(), password: modelPassword }
  const { token } = init.parse((await callAvailable(url, 'credentials', undefined, { payload })).body)
  const business: Account = { kind: 'business', token }
  await callAvailable(url, 'updateBusiness', business, { payload: businessProfile })
  return business
}

/** A model of two businesses, two students and an admin, all new on a running server. */
export async function newMarket(url: URL, findMail: FindMail): Promise<Marketplace<Account>> {
  return newMarketplace({
    businesses: [await newBusiness(url), await newBusiness(url)],
    students: [await newStudent(url), await newStudent(url)],
    admin: await signUp(url, 'admin', 'Sam Reid'),
    findMail,
  })
}

/** Finds mails in the data folders of servers without SMTP. Reads each mail once. */
export function mailFinder(dataDirs: readonly string[]): FindMail {
  const readPaths = new Set<string>()
  const latestTexts = new Map<string, string>()
  return async (address) => {
    for (const folder of dataDirs.map(mailFolder)) {
      const names = await readdir(folder).catch(() => [])
      for (const path of names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))) {
        if (readPaths.has(path)) continue
        readPaths.add(path)
        // A deleted account's mails may go meanwhile.
        const mail = parseMessage(await readFile(path, 'utf8').catch(() => ''))
        if (mail) latestTexts.set(mail.to, mail.text)
      }
    }
    return latestTexts.get(address)
  }
}

import type { Browser, BrowserContext, Page } from 'playwright'
import { businessSession, studentSession } from '@/contract'
import { type Account, callServer } from '../support/accounts'
import { type FaultyProxy, type OutboxCalls, startFaultyProxy } from './faulty-proxy'

/** An account in a browser context of its own, behind a proxy of its own. */
export interface Lane {
  server: URL
  proxy: FaultyProxy
  account: Account
  context: BrowserContext
}

/** What the tabs of a scenario show, and what is pressed in them. */
export interface Subject {
  address: string
  /** Resolves once a loaded page can be pressed. */
  waitForPage: (tab: Page) => Promise<void>
  /** Presses a change. @returns it in words; undefined when the tab shows nothing that could be pressed */
  press: (tab: Page) => Promise<string | undefined>
  /** Compares what the server has with what was pressed. @returns the differences, in sentences */
  findProblems: () => Promise<string[]>
}

/** An outbox of the product, with pages that add to it. */
export interface OutboxPages {
  /** What is pressed, in the plural. */
  noun: string
  calls: OutboxCalls
  /** The longest wait within a scenario. */
  longestWaitMs: number
  /** Signs an account up. */
  newAccount: (server: URL) => Promise<Account>
  /** Prepares a lane, once. @returns what prepares one scenario after another */
  prepare: (lane: Lane) => Promise<() => Promise<Subject>>
}

/** What the page stores of a signed-in account. */
async function storedAccount(server: URL, account: Account): Promise<{ name: string; value: string }> {
  if (account.kind === 'business') {
    const { businessData } = businessSession.parse((await callServer(server, 'businessSession', account)).body)
    return { name: 'business', value: JSON.stringify(businessData) }
  }
  const { userData } = studentSession.parse((await callServer(server, 'studentSession', account)).body)
  return { name: 'user', value: JSON.stringify(userData) }
}

/** Signs an account in as the page stores it: its token and account for the page, its cookie for beacons. */
export async function openLane(browser: Browser, server: URL, pages: OutboxPages): Promise<Lane> {
  const [proxy, account] = [await startFaultyProxy(server, pages.calls), await pages.newAccount(server)]
  const localStorage = [
    { name: 'campus-gigs:session-token', value: account.token },
    await storedAccount(server, account),
  ]
  const cookie = { domain: proxy.url.hostname, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  const context = await browser.newContext({
    baseURL: proxy.url.origin,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [{ ...cookie, name: 'cg_session', value: account.token, path: '/api' }],
      origins: [{ origin: proxy.url.origin, localStorage }],
    },
  })
  return { server, proxy, account, context }
}

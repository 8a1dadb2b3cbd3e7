import type { Browser, BrowserContext, Page } from 'playwright'
import { businessSession, studentSession } from '@/contract'
import { callServer } from '@/server/testing/call-server'
import type { Account } from '../support/accounts'
import { type FaultyProxy, type OutboxCalls, startFaultyProxy } from './faulty-proxy'

/** An account with its own browser context and proxy. */
export interface Lane {
  server: URL
  proxy: FaultyProxy
  account: Account
  context: BrowserContext
}

/** The page of a scenario's tabs, and its changes. */
export interface Subject {
  address: string
  /** Resolves once a loaded page can be pressed. */
  waitForPage: (tab: Page) => Promise<void>
  /** Presses a button that makes a change. @returns the change in words; undefined when the tab shows no such button */
  press: (tab: Page) => Promise<string | undefined>
  /** Compares the server's data with the pressed changes. @returns the differences, in sentences */
  findProblems: () => Promise<string[]>
}

/** An outbox of the product, with pages that add to it. */
export interface OutboxPages {
  /** The plural noun of the changes, such as `ratings`. */
  noun: string
  calls: OutboxCalls
  /** The longest wait within a scenario, in milliseconds. */
  longestWaitMs: number
  /** Signs an account up. */
  newAccount: (server: URL) => Promise<Account>
  /** Prepares a lane once. @returns a function that prepares the next scenario */
  prepare: (lane: Lane) => Promise<() => Promise<Subject>>
}

/** The local storage entry of a signed-in account. */
async function storedAccount(server: URL, account: Account): Promise<{ name: string; value: string }> {
  if (account.kind === 'business') {
    const { businessData } = businessSession.parse((await callServer(server, 'businessSession', account)).body)
    return { name: 'business', value: JSON.stringify(businessData) }
  }
  const { userData } = studentSession.parse((await callServer(server, 'studentSession', account)).body)
  return { name: 'user', value: JSON.stringify(userData) }
}

/**
 * Opens a lane whose context stores a signed-in account: token and account in local storage, the cookie for beacons.
 */
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

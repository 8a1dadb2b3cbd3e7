import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ListingChange, timers } from '@/domain'
import type { Listen } from '../db/listen.ts'
import type { Account } from '../identity/sessions.ts'
import { liveChannel, parsePayload } from './channel.ts'

/** An open page of an account. */
export interface LiveSubscriber {
  /** Sends an event; `data` is JSON. */
  onEvent: (event: 'listing' | 'jobListing', data: string) => void
  /** Notifications may have been missed: everything has to be read again. */
  onReconnect: () => void
  /** The stream has to end: a session of the account has ended, the server closes, or too many pages are open. */
  onClose: () => void
}

/** Passes the database's notifications on to the pages that are open at this server. */
export interface LiveHub {
  /**
   * Subscribes a page. A business's pages get the events of its own listings, a student's pages the changes of all
   * listings.
   * @returns the function that unsubscribes; null when this server has no room for another page
   */
  subscribe: (account: Account, subscriber: LiveSubscriber) => (() => void) | null
  /** Closes every page's stream and stops listening. */
  close: () => Promise<void>
}

/** Loads the changed listings with these ids as every student may read them; unknown ids are left out. */
export type LoadListingChanges = (ids: readonly string[]) => Promise<ListingChange[]>

/** Pages of one account at one server; one more closes the oldest. */
const maxPagesPerAccount = 20

/** Pages at one server. */
const maxPages = 5_000

/** Changed listings that students are sent within one burst; the others follow in the next. */
const maxListingsPerBurst = 20

/** Writes after which a burst yields to the event loop, so that it does not delay other requests. */
const pagesPerTurn = 250

/** Listens to the live channel. @param limits only tests set lower ones */
export async function openLiveHub(
  listen: Listen,
  loadChanges: LoadListingChanges,
  limits: { maxPages: number } = { maxPages },
): Promise<LiveHub> {
  const pages = createPages()
  const students = createStudentFeed(() => pages.ofKind('student'), loadChanges)

  const stopListening = await listen(liveChannel, {
    onMessage(payload) {
      const event = parsePayload(payload)
      if (!event) return
      if ('endedAccountId' in event) return pages.closeAccount(event.endedAccountId)
      const data = JSON.stringify({ jobListingId: event.jobListingId })
      for (const page of pages.ofAccount(event.businessId)) page.onEvent('listing', data)
      if (event.cause === 'change') students.schedule(event.jobListingId)
    },
    onReconnect() {
      for (const page of pages.all()) page.onReconnect()
    },
  })

  return {
    subscribe: (account, subscriber) => (pages.count() < limits.maxPages ? pages.add(account, subscriber) : null),
    async close() {
      students.close()
      for (const page of pages.all()) page.onClose()
      await stopListening()
    },
  }
}

/** The open pages, by account. */
function createPages() {
  const accounts = new Map<string, { kind: Account['kind']; pages: Set<LiveSubscriber> }>()
  let pageCount = 0

  function remove(accountId: string, page: LiveSubscriber): void {
    const account = accounts.get(accountId)
    if (!account?.pages.delete(page)) return
    pageCount -= 1
    if (account.pages.size === 0) accounts.delete(accountId)
  }

  return {
    count: () => pageCount,
    all: (): LiveSubscriber[] => [...accounts.values()].flatMap((account) => [...account.pages]),
    add({ kind, id }: Account, page: LiveSubscriber): () => void {
      const account = accounts.get(id) ?? { kind, pages: new Set() }
      accounts.set(id, account)
      account.pages.add(page)
      pageCount += 1
      // A set keeps the order of its additions.
      const [oldest] = account.pages
      if (account.pages.size > maxPagesPerAccount) oldest?.onClose()
      return () => remove(id, page)
    },
    ofAccount: (accountId: string): LiveSubscriber[] => [...(accounts.get(accountId)?.pages ?? [])],
    ofKind: (kind: Account['kind']): LiveSubscriber[] =>
      [...accounts.values()].flatMap((account) => (account.kind === kind ? [...account.pages] : [])),
    closeAccount(accountId: string): void {
      // A copy, because a page unsubscribes while it closes.
      const pages = [...(accounts.get(accountId)?.pages ?? [])]
      for (const page of pages) page.onClose()
    },
  }
}

/**
 * Sends students the listings that changed. Changes of one burst are loaded together, once for all pages, and a listing
 * that changed several times is sent once. A failed load is repeated with the next burst.
 */
function createStudentFeed(openPages: () => LiveSubscriber[], loadChanges: LoadListingChanges) {
  const changedIds = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function startTimer(): void {
    timer ??= setTimeout(sendBurst, timers.liveBurst)
  }

  async function sendBurst(): Promise<void> {
    const ids = [...changedIds].slice(0, maxListingsPerBurst)
    for (const id of ids) changedIds.delete(id)
    try {
      if (openPages().length > 0) await sendToPages(await loadChanges(ids))
    } catch {
      // The database can't be reached: load these listings again with the next burst.
      for (const id of ids) changedIds.add(id)
    }
    timer = null
    if (changedIds.size > 0) startTimer()
  }

  /** Sends each change to every page, and lets the sockets drain in between. */
  async function sendToPages(changes: readonly ListingChange[]): Promise<void> {
    for (const change of changes) {
      const data = JSON.stringify(change)
      for (const [index, page] of openPages().entries()) {
        if (index > 0 && index % pagesPerTurn === 0) await nextTurn()
        page.onEvent('jobListing', data)
      }
      await nextTurn()
    }
  }

  return {
    schedule(jobListingId: string): void {
      changedIds.add(jobListingId)
      startTimer()
    },
    close(): void {
      if (timer !== null) clearTimeout(timer)
      changedIds.clear()
    },
  }
}

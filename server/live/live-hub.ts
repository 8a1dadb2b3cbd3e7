import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ListingChange, timers } from '@/domain'
import type { Listen } from '../db/listen.ts'
import type { Account } from '../identity/sessions.ts'
import { liveChannel, parsePayload } from './channel.ts'

/** An open page of an account. */
export interface LiveSubscriber {
  /** Sends an event; `data` is JSON. */
  onEvent: (event: 'listing' | 'jobListing', data: string) => void
  /** Called after a reconnect to the database. Missed notifications are lost, so the page has to reload its data. */
  onReconnect: () => void
  /**
   * Called to end the stream: a session of the account has ended, the server closes, or the account has too many pages.
   */
  onClose: () => void
}

/** Forwards notifications of the database to the pages connected to this server. */
export interface LiveHub {
  /**
   * Subscribes a page. A business's page gets the events of its listings, a student's page the changes of all listings.
   * After {@link close} its stream is closed at once.
   * @returns a function that unsubscribes the page; null when this server has too many pages
   */
  subscribe: (account: Account, subscriber: LiveSubscriber) => (() => void) | null
  /** Closes every page's stream and stops listening. */
  close: () => Promise<void>
}

/** Loads the listings with these ids in the form that every student may read. Unknown ids are omitted. */
export type LoadListingChanges = (ids: readonly string[]) => Promise<ListingChange[]>

/** The most pages of an account on one server. One more closes the oldest. */
const maxPagesPerAccount = 20

/** The most pages on one server. */
const maxPages = 5_000

/** The most listings sent to students per burst. The rest follow in the next. */
const maxListingsPerBurst = 20

/** The writes after which a burst yields to the event loop, so that other requests are not delayed. */
const pagesPerTurn = 250

/** Opens the hub and listens to the live channel. @param limits only tests lower them */
export async function openLiveHub(
  listen: Listen,
  loadChanges: LoadListingChanges,
  limits: { maxPages: number } = { maxPages },
): Promise<LiveHub> {
  const pages = createPages()
  const students = createStudentFeed(() => pages.ofKind('student'), loadChanges)

  let isClosed = false
  const stopListening = await listen(liveChannel, {
    onMessage(payload) {
      const event = parsePayload(payload)
      if (!event) return
      if ('endedAccountId' in event) {
        for (const page of pages.ofAccount(event.endedAccountId)) page.onClose()
        return
      }
      const data = JSON.stringify({ jobListingId: event.jobListingId })
      for (const page of pages.ofAccount(event.businessId)) page.onEvent('listing', data)
      if (event.cause === 'change') students.schedule(event.jobListingId)
    },
    onReconnect() {
      for (const page of pages.all()) page.onReconnect()
    },
  })

  return {
    subscribe(account, subscriber) {
      if (isClosed) {
        subscriber.onClose()
        return () => {}
      }
      return pages.count() < limits.maxPages ? pages.add(account, subscriber) : null
    },
    async close() {
      isClosed = true
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
      // The first page is the oldest, because a set keeps insertion order.
      const [oldest] = account.pages
      if (account.pages.size > maxPagesPerAccount) oldest?.onClose()
      return () => remove(id, page)
    },
    /** A copy, because closing a page removes it from its account. */
    ofAccount: (accountId: string): LiveSubscriber[] => [...(accounts.get(accountId)?.pages ?? [])],
    ofKind: (kind: Account['kind']): LiveSubscriber[] =>
      [...accounts.values()].flatMap((account) => (account.kind === kind ? [...account.pages] : [])),
  }
}

/**
 * Sends changed listings to students, debounced into bursts. A burst loads each changed listing once for all pages. A
 * failed load is retried with the next burst.
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
      // The load failed: retry these listings with the next burst.
      for (const id of ids) changedIds.add(id)
    }
    timer = null
    if (changedIds.size > 0) startTimer()
  }

  /** Sends each change to every page, yielding to the event loop so that sockets drain. */
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

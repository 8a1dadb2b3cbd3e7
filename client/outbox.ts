import type { z } from 'zod'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** How one batch went: sent, try again later, or refused for good. */
export type Delivery = 'sent' | 'retry' | 'refused'

export interface OutboxOptions<Item> {
  /** Names the queue in local storage. */
  name: string
  item: z.ZodType<Item>
  /** Milliseconds after the last change, or after a failed attempt, until it sends by itself. */
  delayMs: number
  /** Sends a batch; `leaving` means the page may go away and only keepalive or beacon will do. */
  send: (items: Item[], how: { leaving: boolean }) => Promise<Delivery>
}

/** A queue that outlives the page: every item reaches the server at least once. */
export interface Outbox<Item> {
  /** Whose items are sent; null sends nothing. Items of another account wait for that account. */
  setAccount: (accountId: string | null) => void
  /** Queues an item of the current account; without one it is not kept. */
  add: (item: Item) => void
  /** Items of this account not yet accepted by the server, oldest first. */
  pending: () => Item[]
  /** Sends now. Resolves true when nothing is left. */
  flush: (how?: { leaving: boolean }) => Promise<boolean>
}

interface Entry<Item> {
  key: string
  item: Item
}

let entryCount = 0

/** A name that sorts by the time it was made, and differs between tabs. */
function entryName(): string {
  entryCount += 1
  return `${clock.now().toISOString()}-${String(entryCount).padStart(6, '0')}-${Math.random().toString(36).slice(2, 10)}`
}

/**
 * Local storage with one entry an item, so that two tabs add and drop without ever overwriting each other.
 * What storage does not take lives as long as the page.
 */
function entryStore<Item>(prefix: string, schema: z.ZodType<Item>) {
  const unstored = new Map<string, string>()

  function textOf(key: string): string | null {
    return unstored.get(key) ?? localStorage.getItem(key)
  }

  function parse(key: string): Entry<Item>[] {
    try {
      const { success, data } = schema.safeParse(JSON.parse(textOf(key) ?? ''))
      return success ? [{ key, item: data }] : []
    } catch {
      return []
    }
  }

  function keys(): string[] {
    try {
      return [...Object.keys(localStorage), ...unstored.keys()]
    } catch {
      return [...unstored.keys()]
    }
  }

  return {
    entriesOf: (accountId: string): Entry<Item>[] =>
      keys()
        .filter((key) => key.startsWith(`${prefix}${accountId}:`))
        .sort()
        .flatMap(parse),
    add(accountId: string, item: Item): void {
      const key = `${prefix}${accountId}:${entryName()}`
      const text = JSON.stringify(item)
      try {
        localStorage.setItem(key, text)
      } catch {
        unstored.set(key, text)
      }
    },
    drop(key: string): void {
      if (!unstored.delete(key)) localStorage.removeItem(key)
    },
  }
}

/**
 * Makes an outbox (D15). Items carry their own idempotency key, so sending twice is harmless; they stay
 * until the server has answered. It sends after `delayMs`, on page-hide, when the network comes back, and
 * when an account signs in.
 */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const store = entryStore(`campus-gigs:outbox:${options.name}:`, options.item)
  let account: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null

  const ownEntries = () => (account === null ? [] : store.entriesOf(account))

  function sendLater(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), options.delayMs)
  }

  async function deliver(leaving: boolean): Promise<boolean> {
    const batch = ownEntries()
    if (batch.length === 0) return true
    const items = batch.map(({ item }) => item)
    const delivery = await options.send(items, { leaving }).catch((): Delivery => 'retry')
    if (delivery !== 'retry') for (const { key } of batch) store.drop(key)
    else if (!leaving) sendLater()
    return ownEntries().length === 0
  }

  function flush({ leaving } = { leaving: false }): Promise<boolean> {
    if (leaving) return deliver(true)
    clearTimeout(timer)
    const delivery = sending ? sending.then(() => deliver(false)) : deliver(false)
    sending = delivery
    return delivery.finally(() => {
      if (sending === delivery) sending = null
    })
  }

  const handlePageHide = () => void flush({ leaving: true })
  const handleOnline = () => void flush()
  onClientStart(() => {
    window.addEventListener('pagehide', handlePageHide)
    window.addEventListener('online', handleOnline)
    return () => {
      window.removeEventListener('pagehide', handlePageHide)
      window.removeEventListener('online', handleOnline)
      clearTimeout(timer)
      account = null
    }
  })

  return {
    setAccount(accountId) {
      account = accountId
      if (ownEntries().length > 0) void flush()
    },
    add(item) {
      if (account === null) return
      store.add(account, item)
      sendLater()
    },
    pending: () => ownEntries().map(({ item }) => item),
    flush,
  }
}

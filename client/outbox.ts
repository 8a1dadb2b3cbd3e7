import type { z } from 'zod'
import { clock } from '@/domain'
import { onClientStart } from './start.ts'

/** The outcome of one batch: accepted, to be retried, or refused permanently. */
export type Delivery = 'sent' | 'retry' | 'refused'

export interface OutboxOptions<Item> {
  /** Names the queue in local storage. */
  name: string
  item: z.ZodType<Item>
  /** Milliseconds from the last change, or from a failed attempt, to the next attempt. */
  delayMs: number
  /** Sends a batch. `leaving`: the page is being unloaded, so only a beacon or a keepalive request arrives. */
  send: (items: Item[], options: { leaving: boolean }) => Promise<Delivery>
}

/** A queue in local storage. Each item reaches the server at least once, also after a reload. */
export interface Outbox<Item> {
  /** Sets the account whose items are sent; null sends none. Items of other accounts stay queued. */
  setAccount: (accountId: string | null) => void
  /** Queues an item for the current account; without an account, does nothing. */
  add: (item: Item) => void
  /** Items of this account not yet accepted by the server, oldest first. */
  pending: () => Item[]
  /** Sends now. Resolves true when the account has no item left. `leaving`: see {@link OutboxOptions.send}. */
  flush: (options?: { leaving: boolean }) => Promise<boolean>
}

interface Entry<Item> {
  key: string
  item: Item
}

let entryCount = 0

/** A unique name, also across tabs, that sorts by time. */
function entryName(): string {
  entryCount += 1
  return `${clock.now().toISOString()}-${String(entryCount).padStart(6, '0')}-${Math.random().toString(36).slice(2, 10)}`
}

/**
 * Local storage with one entry for each item, so that two tabs never overwrite each other's items. An item that storage
 * refuses is held in memory until the page is unloaded.
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
      // The entry was removed meanwhile, or its text is damaged.
      return []
    }
  }

  function keys(): string[] {
    try {
      return [...Object.keys(localStorage), ...unstored.keys()]
    } catch {
      // Storage is disabled.
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
 * Makes an outbox (D15). Items stay queued until the server accepts or refuses them. They are idempotent, because a batch
 * may be sent twice. Batches are sent after `delayMs`, on page-hide, when the browser is online again, and on sign-in.
 */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const store = entryStore(`campus-gigs:outbox:${options.name}:`, options.item)
  let account: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null

  const ownEntries = () => (account === null ? [] : store.entriesOf(account))

  function scheduleSend(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), options.delayMs)
  }

  async function deliver(leaving: boolean): Promise<boolean> {
    const batch = ownEntries()
    if (batch.length === 0) return true
    const items = batch.map(({ item }) => item)
    const delivery = await options.send(items, { leaving }).catch((): Delivery => 'retry')
    if (delivery === 'retry') {
      if (!leaving) scheduleSend()
    } else {
      for (const { key } of batch) store.drop(key)
    }
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
      scheduleSend()
    },
    pending: () => ownEntries().map(({ item }) => item),
    flush,
  }
}

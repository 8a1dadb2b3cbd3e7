import { z } from 'zod'
import { clock } from '../clock.ts'
import { persisted } from './persisted.ts'

/** How one batch went: sent, try again later, or refused for good. */
export type Delivery = 'sent' | 'retry' | 'refused'

export interface OutboxOptions<Item> {
  /** Names the queue in local storage. */
  name: string
  item: z.ZodType<Item>
  /** Milliseconds after the last change before it sends by itself. */
  delay: number
  /** Sends a batch; `leaving` means the page may go away and only keepalive or beacon will do. */
  send: (items: Item[], how: { leaving: boolean }) => Promise<Delivery>
}

/** A queue that outlives the page: what is in it reaches the server once. */
export interface Outbox<Item> {
  /** Whose items are sent; null sends nothing. Items of another account wait for that account. */
  setAccount: (accountId: string | null) => void
  add: (item: Item) => void
  /** Items of this account not yet accepted by the server. */
  pending: () => Item[]
  /** Sends now. Resolves true when nothing is left. */
  flush: (how?: { leaving: boolean }) => Promise<boolean>
}

/**
 * Makes an outbox (D15). Items carry their own idempotency key, so sending twice is harmless; they stay
 * until the server has answered. It sends after `delay`, on page-hide, and when an account signs in.
 */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const entry = z.object({ id: z.uuid(), accountId: z.string(), queuedAt: z.string(), item: options.item })
  const store = persisted({
    name: `outbox-${options.name}`,
    version: 1,
    schema: z.object({ entries: z.array(entry) }),
    initial: () => ({ entries: [] }),
  })
  let account: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<boolean> | null = null

  const mine = () => store.state.entries.filter((each) => each.accountId === account)

  function drop(ids: Set<string>): void {
    store.state.entries = store.state.entries.filter((each) => !ids.has(each.id))
  }

  async function deliver(leaving: boolean): Promise<boolean> {
    const batch = mine()
    if (batch.length === 0) return true
    const items = batch.map((each) => options.item.parse(JSON.parse(JSON.stringify(each.item))))
    const delivery = await options.send(items, { leaving }).catch((): Delivery => 'retry')
    if (delivery === 'retry') return false
    drop(new Set(batch.map((each) => each.id)))
    return mine().length === 0
  }

  async function flush({ leaving } = { leaving: false }): Promise<boolean> {
    clearTimeout(timer)
    if (leaving) return deliver(true)
    if (sending) await sending
    sending = deliver(false).finally(() => {
      sending = null
    })
    return sending
  }

  window.addEventListener('pagehide', () => void flush({ leaving: true }))

  return {
    setAccount(accountId) {
      account = accountId
      if (accountId && mine().length > 0) void flush()
    },
    add(item) {
      if (!account) return
      store.state.entries.push({
        id: crypto.randomUUID(),
        accountId: account,
        queuedAt: clock.now().toISOString(),
        item,
      })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), options.delay)
    },
    pending: () => mine().map((each) => each.item),
    flush,
  }
}

import type * as z from 'zod/mini'
import { createEntryStore, tabIdOf } from './outbox-entries.ts'
import { onClientStart } from './start.ts'
import { createTabLocks } from './tab-locks.ts'

/** The outcome of one batch: accepted, to be retried, or refused permanently. */
export type Delivery = 'sent' | 'retry' | 'refused'

interface OutboxOptions<Item> {
  /** Names the queue in local storage. */
  name: string
  /** Parses an item read from local storage. */
  itemSchema: z.core.$ZodType<Item>
  /** Milliseconds from the last change, or from a failed attempt, to the next attempt. */
  delayMs: number
  /**
   * Sends a batch, oldest item first. The items must be idempotent, because a batch may be sent twice. `isLeaving`: the
   * page is being unloaded, so only a beacon or a keepalive request arrives.
   */
  send: (items: Item[], options: { isLeaving: boolean }) => Promise<Delivery>
}

interface FlushOptions {
  /** The page is being unloaded; see {@link OutboxOptions.send}. Default false. */
  isLeaving?: boolean
}

/**
 * A queue in local storage. Each stored item is sent until the server accepts or refuses it, also after a reload. An
 * item that storage has no room for is sent too, unless the page is unloaded first.
 */
interface Outbox<Item> {
  /** Sets the account whose items are sent; null sends none. Items of other accounts stay queued. */
  setAccount: (accountId: string | null) => void
  /** Queues an item for the current account; without an account, does nothing. */
  add: (item: Item) => void
  /** Items of this account neither accepted nor refused by the server yet, oldest first. */
  pending: () => Item[]
  /**
   * Reads from the server.
   * @returns the answer, and the items it may lack: those pending now, and those accepted since the read began
   */
  read: <Answer>(request: () => Promise<Answer>) => Promise<{ answer: Answer; missing: Item[] }>
  /** Sends now. Resolves true when the account has no item left. */
  flush: (options?: FlushOptions) => Promise<boolean>
}

/**
 * Tracks the pending reads of the server. The answer to a read may lack an item that the server accepted after the read
 * began, when the item is no longer in the queue, so each read collects these items.
 * @param pending the items that are still queued
 */
function trackReads<Item>(pending: () => Item[]): Pick<Outbox<Item>, 'read'> & { accept: (items: Item[]) => void } {
  const acceptedByRead = new Set<Item[]>()
  return {
    /** Call it with the items that the server has just accepted. */
    accept(items) {
      for (const accepted of acceptedByRead) accepted.push(...items)
    },
    async read(request) {
      const accepted: Item[] = []
      acceptedByRead.add(accepted)
      try {
        return { answer: await request(), missing: [...accepted, ...pending()] }
      } finally {
        acceptedByRead.delete(accepted)
      }
    },
  }
}

/** Makes a function that runs tasks one after the other, in the order of its calls. */
function createTaskQueue<Result>() {
  /** The run of the task that was queued last; null once it has ended. */
  let latest: Promise<Result> | null = null
  return (task: () => Promise<Result>): Promise<Result> => {
    const run = latest ? latest.then(task) : task()
    latest = run
    return run.finally(() => {
      if (latest === run) latest = null
    })
  }
}

/**
 * Flushes when the page is hidden and when the browser is online again. Returns a function that stops listening.
 * @param awaitEnd called with another tab that has queued an item
 */
function listen(prefix: string, flush: Outbox<unknown>['flush'], awaitEnd: (tabId: string) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('pagehide', () => void flush({ isLeaving: true }), { signal })
  window.addEventListener('online', () => void flush(), { signal })
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key?.startsWith(prefix)) awaitEnd(tabIdOf(key))
  }
  window.addEventListener('storage', handleStorage, { signal })
  return () => controller.abort()
}

/**
 * Makes an outbox. Batches are sent `delayMs` after the last change, when the page is hidden, when the browser is
 * online again, when the account signs in, and when another tab that queued an item has ended: a browser may end the
 * page of a closed tab before its items are sent.
 */
export function createOutbox<Item>(options: OutboxOptions<Item>): Outbox<Item> {
  const prefix = `campus-gigs:outbox:${options.name}:`
  const tabId = Math.random().toString(36).slice(2, 10)
  const store = createEntryStore(prefix, tabId, options.itemSchema)
  /** The account whose items are sent; null sends none. */
  let currentAccountId: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const ownEntries = () => (currentAccountId === null ? [] : store.entriesOf(currentAccountId))
  const pending = () => ownEntries().map(({ item }) => item)
  const reads = trackReads(pending)
  const locks = createTabLocks(prefix, tabId, flush)
  /** Makes deliveries wait for one another. */
  const enqueue = createTaskQueue<boolean>()

  function scheduleSend(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), options.delayMs)
  }

  /** Sends all items as one batch. Resolves true when the account has no item left. */
  async function deliver(isLeaving: boolean): Promise<boolean> {
    const batch = ownEntries()
    if (batch.length > 0) {
      const items = batch.map(({ item }) => item)
      const delivery = await options.send(items, { isLeaving }).catch((): Delivery => 'retry')
      if (delivery === 'sent') reads.accept(items)
      if (delivery !== 'retry') for (const { key } of batch) store.drop(key)
      else if (!isLeaving) scheduleSend()
    }
    if (ownEntries().length > 0) return false
    locks.release()
    return true
  }

  /**
   * Sends after the pending attempt, so that no batch is sent twice. A page that is being unloaded cannot wait: it
   * sends at once, and items of the pending attempt a second time.
   */
  function flush({ isLeaving = false }: FlushOptions = {}): Promise<boolean> {
    if (isLeaving) return deliver(true)
    clearTimeout(timer)
    return enqueue(() => deliver(false))
  }

  onClientStart(() => {
    const stopListening = listen(prefix, flush, locks.awaitEnd)
    return () => {
      stopListening()
      clearTimeout(timer)
      locks.release()
      currentAccountId = null
    }
  })

  return {
    setAccount(accountId) {
      currentAccountId = accountId
      if (ownEntries().length > 0) void flush()
    },
    add(item) {
      if (currentAccountId === null) return
      locks.hold()
      store.add(currentAccountId, item)
      scheduleSend()
    },
    pending,
    read: reads.read,
    flush,
  }
}

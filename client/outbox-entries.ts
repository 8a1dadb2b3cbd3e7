import * as z from 'zod/mini'
import { clock } from '@/domain'
import { parseJson } from './json.ts'
import { readItem, storedKeys, writeItem } from './storage.ts'

/** An item of an outbox, and its key in storage. */
interface Entry<Item> {
  key: string
  item: Item
}

/** The length of an instant in ISO 8601, in characters. */
const instantLength = 24

/**
 * Makes an entry's id, which is unique across tabs and sorts after the newest entry's, also when the clock was set back.
 * @param latestId the id of the newest entry; undefined without any
 */
function newEntryId(latestId: string | undefined, tabId: string): string {
  const latestMs = Date.parse(latestId?.slice(0, instantLength) ?? '')
  const nowMs = clock.now().getTime()
  const instant = new Date(latestMs >= nowMs ? latestMs + 1 : nowMs).toISOString()
  return `${instant}-${Math.random().toString(36).slice(2, 10)}-${tabId}`
}

/** The id of the tab that added an entry. */
export const tabIdOf = (key: string) => key.slice(key.lastIndexOf('-') + 1)

/**
 * Local storage with one entry for each item, so that two tabs never overwrite each other's items. An item that storage
 * refuses is held in memory until the page is unloaded.
 */
export function createEntryStore<Item>(prefix: string, tabId: string, itemSchema: z.core.$ZodType<Item>) {
  /** The items that storage refused, as JSON by their key. */
  const unstored = new Map<string, string>()

  /** The entry as a list of one; empty when another tab has sent and removed it, or when it can't be parsed. */
  function readEntry(key: string): Entry<Item>[] {
    const parsed = z.safeParse(itemSchema, parseJson(unstored.get(key) ?? readItem(key)))
    // An invalid entry stays in storage: a tab with another version of the app may have written it, and can send it.
    return parsed.success ? [{ key, item: parsed.data }] : []
  }

  /** The keys of an account's entries, oldest first. */
  function keysOf(accountId: string): string[] {
    const accountPrefix = `${prefix}${accountId}:`
    const unstoredKeys = [...unstored.keys()].filter((key) => key.startsWith(accountPrefix))
    return [...storedKeys(accountPrefix), ...unstoredKeys].sort()
  }

  return {
    /** An account's entries, oldest first. */
    entriesOf: (accountId: string): Entry<Item>[] => keysOf(accountId).flatMap(readEntry),
    /** Adds an item as the newest entry of an account. */
    add(accountId: string, item: Item): void {
      const accountPrefix = `${prefix}${accountId}:`
      const key = accountPrefix + newEntryId(keysOf(accountId).at(-1)?.slice(accountPrefix.length), tabId)
      const text = JSON.stringify(item)
      if (!writeItem(key, text)) unstored.set(key, text)
    },
    /** Removes an entry that was accepted or refused. */
    drop(key: string): void {
      if (!unstored.delete(key)) writeItem(key, null)
    },
  }
}

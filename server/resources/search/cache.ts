import { type ListingCard, minuteMs } from '@/domain'
import type { JsonText } from '../../http/json-text.ts'

/** A server's cache of searches, shared by all students. */
export interface SearchCache {
  /** By listing id. */
  cards: LruCache<CachedCard>
  /** When each search last matched more than `limits.countedListings`, in milliseconds, by `searchKey`. */
  frequentSearches: LruCache<number>
}

/** The card of a live listing, without an application. It is current while the database has the same version. */
export interface CachedCard {
  version: string
  json: JsonText<ListingCard>
}

/** How long a frequent search is not counted again. Its `total` may be too great meanwhile. */
export const frequentLifetimeMs = minuteMs

/** The characters of about 20,000 cards: 20 MB, or 40 MB if every card has a character outside Latin-1. */
const maxCardCharacters = 20_000_000

/** Creates an empty cache. */
export function createSearchCache(): SearchCache {
  return {
    cards: new LruCache(maxCardCharacters, ({ json }) => json.text.length),
    frequentSearches: new LruCache(1_000, () => 1),
  }
}

/** A cache that evicts the least recently used values when their total size exceeds a maximum. */
export class LruCache<Value> {
  readonly #maxSize: number
  readonly #sizeOf: (value: Value) => number
  /** The least recently used first. */
  readonly #values = new Map<string, Value>()
  #size = 0

  constructor(maxSize: number, sizeOf: (value: Value) => number) {
    this.#maxSize = maxSize
    this.#sizeOf = sizeOf
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.delete(key)
    this.#values.set(key, value)
    this.#size += this.#sizeOf(value)
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#maxSize) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key)
    if (value === undefined) return
    this.#values.delete(key)
    this.#size -= this.#sizeOf(value)
  }
}

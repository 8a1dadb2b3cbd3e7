import { type ListingCard, minuteMs } from '@/domain'
import type { JsonText } from '../../http/json-text.ts'

/** What a server remembers of its searches, for all students. */
export interface SearchMemory {
  /** By the listing's id. */
  cards: RecentValues<WrittenCard>
  /** When more listings matched than are counted, in milliseconds, by `searchKey`. */
  frequentSearches: RecentValues<number>
}

/** The card of a live listing, without an application. It is sent for as long as its version is the database's. */
export interface WrittenCard {
  version: string
  json: JsonText<ListingCard>
}

/** For how long a search is taken for frequent: meanwhile its `total` may be greater than it has come to be. */
export const frequentForMs = minuteMs

/** Of about 20,000 cards: 20 MB, or 40 MB where each text has a character beyond Latin-1. */
const maxCardCharacters = 20_000_000

export function createSearchMemory(): SearchMemory {
  return {
    cards: new RecentValues(maxCardCharacters, ({ json }) => json.text.length),
    frequentSearches: new RecentValues(1_000, () => 1),
  }
}

/** Values by key; beyond a total size, those that were not used for longest are forgotten. */
export class RecentValues<Value> {
  readonly #maxSize: number
  readonly #sizeOf: (value: Value) => number
  /** Those not used for longest first. */
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

import { type ListingCard, minuteMs } from '@/domain'
import type { JsonText } from '../../http/json-text.ts'
import { LruCache } from '../../lru-cache.ts'

/** A server's cache of searches, shared by all students. */
export interface SearchCache {
  /** By listing id. */
  cards: LruCache<CachedCard>
  /** When each search was last frequent, in milliseconds, by `searchKey`: matched more than `limits.countedListings`. */
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
    // A thousand short keys take far less memory than the cards.
    frequentSearches: new LruCache(1_000, () => 1),
  }
}

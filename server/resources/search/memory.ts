import { type ListingCard, minuteMs } from '@/domain'
import type { JsonText } from '../../http/json-text.ts'
import { RecentValues } from './recent-values.ts'

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

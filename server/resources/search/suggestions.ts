import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import { findSuggestionTexts } from './queries.ts'

/** Titles, keywords, suburbs and companies of live listings that contain the query, the most frequent first. */
export async function suggestSearches({ db, clock }: Context, query: string): Promise<string[]> {
  return rankByFrequency(await findSuggestionTexts(db, query, clock.now()), query, limits.searchSuggestions)
}

/** The distinct texts that contain the query, ignoring case, the most frequent first, then alphabetically. */
export function rankByFrequency(texts: readonly string[], query: string, maxCount: number): string[] {
  const lowerQuery = query.trim().toLowerCase()
  /** By the text in lower case; `text` is the first spelling. */
  const suggestions = new Map<string, { text: string; count: number }>()
  for (const text of texts.map((each) => each.trim())) {
    const key = text.toLowerCase()
    if (!key.includes(lowerQuery)) continue
    const suggestion = suggestions.get(key) ?? { text, count: 0 }
    suggestions.set(key, { ...suggestion, count: suggestion.count + 1 })
  }
  const { compare } = new Intl.Collator('en-AU')
  return [...suggestions.values()]
    .sort((a, b) => b.count - a.count || compare(a.text, b.text))
    .slice(0, maxCount)
    .map(({ text }) => text)
}

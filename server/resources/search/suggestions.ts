import { desc, eq } from 'drizzle-orm'
import { limits } from '@/domain'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { preparedOnce } from '../../db/prepared.ts'
import { businesses, jobListings, searchedListings } from '../../db/schema.ts'
import { toCriteriaValues } from './criteria.ts'
import { containsQueryEstimated, matchCondition, postedAtUtc, type QueryKind, queryKindOf } from './matching.ts'

/** Titles, keywords, suburbs and companies of live listings that contain the query, the most frequent first. */
export async function suggestSearches({ db, clock }: Context, query: string): Promise<string[]> {
  return rankByFrequency(await findSuggestionTexts(db, query, clock.now()), query, limits.searchSuggestions)
}

/** The number of newest matches among which the most frequent suggestions are counted. */
const suggestionSampleSize = 200

/** The texts of the newest listings that match, as a prepared statement. */
const preparedSuggestions = preparedOnce((db: Db, queryKind: QueryKind) => {
  const sample = db
    .select({ listingId: searchedListings.listingId })
    .from(searchedListings)
    .where(matchCondition('', queryKind === 'empty' ? undefined : containsQueryEstimated))
    .orderBy(desc(postedAtUtc), desc(searchedListings.listingId))
    .limit(suggestionSampleSize)
    .as('sample')
  return db
    .select({
      jobTitle: jobListings.jobTitle,
      keywords: jobListings.keywords,
      suburb: jobListings.jobSuburbName,
      company: businesses.companyName,
    })
    .from(sample)
    .innerJoin(jobListings, eq(jobListings.id, sample.listingId))
    .innerJoin(businesses, eq(businesses.id, jobListings.businessId))
    .orderBy(desc(jobListings.postedAt), desc(jobListings.id))
    .prepare('')
})

/** The titles, keywords, suburbs and companies of the newest matching listings, with repeats. */
async function findSuggestionTexts(db: Db, query: string, now: Date): Promise<string[]> {
  const values = toCriteriaValues({ q: query }, { availabilityMask: 0, currentSuburb: null }, now)
  const rows = await preparedSuggestions(db, queryKindOf(query)).execute({ ...values })
  return rows.flatMap(({ jobTitle, keywords, suburb, company }) => [
    jobTitle,
    ...keywords,
    suburb,
    ...(company ? [company] : []),
  ])
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

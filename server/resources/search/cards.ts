import { type ListingCard, listingCardSchema } from '@/domain'
import type { Context } from '../../context.ts'
import { JsonText } from '../../http/json-text.ts'
import { toListingCard } from '../listings/mapping.ts'
import { findCards } from '../listings/queries.ts'
import type { FoundListing } from './queries.ts'

/**
 * Loads the cards of found listings, in order: from the cache while their version is current, else from the database.
 * Omits listings that were closed or hidden after they were found.
 */
export async function loadCards(
  { db, clock, searchCache }: Context,
  listings: readonly FoundListing[],
): Promise<JsonText<ListingCard>[]> {
  const cards = new Map<string, JsonText<ListingCard>>()
  const missingIds: string[] = []
  for (const { id, version } of listings) {
    const cached = searchCache.cards.get(id)
    if (cached?.version === version) cards.set(id, cached.json)
    else missingIds.push(id)
  }
  const rows = missingIds.length === 0 ? [] : await findCards(db, missingIds)
  for (const { listing, company, version } of rows) {
    const card = toListingCard(listing, company, clock.now())
    if (card.isExpired) continue
    const json = JsonText.write(listingCardSchema, { ...card, Application: [] })
    searchCache.cards.set(listing.id, { version, json })
    cards.set(listing.id, json)
  }
  return listings.flatMap(({ id, applicationId }) => {
    const json = cards.get(id)
    return json ? [applicationId === null ? json : addApplication(json, applicationId)] : []
  })
}

function addApplication({ text }: JsonText<ListingCard>, id: string): JsonText<ListingCard> {
  return JsonText.write(listingCardSchema, { ...JSON.parse(text), Application: [{ id }] })
}

/** The part of a listing that a search looks at. */
export interface Searchable {
  readonly jobTitle: string
  readonly keywords: readonly string[]
}

const folded = (text: string) => text.trim().toLowerCase()

/** Whether there is anything to search for: blank counts as empty (JS-01). */
export function canSearch(query: string): boolean {
  return folded(query) !== ''
}

/** The listings whose title or a keyword contains the query, in any case and in their own order; all for a blank one. */
export function searchListings<Listing extends Searchable>(
  listings: readonly Listing[],
  query: string,
): readonly Listing[] {
  if (!canSearch(query)) return listings
  const wanted = folded(query)
  return listings.filter(({ jobTitle, keywords }) =>
    [jobTitle, ...keywords].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** What the box suggests: the distinct titles and keywords of the listings, ignoring case, in alphabetical order. */
export function suggestionsOf(listings: readonly Searchable[]): string[] {
  const distinct = new Map<string, string>()
  for (const { jobTitle, keywords } of listings)
    for (const text of [jobTitle, ...keywords])
      if (canSearch(text) && !distinct.has(folded(text))) distinct.set(folded(text), text.trim())
  return [...distinct.values()].sort(new Intl.Collator('en-AU').compare)
}

/**
 * The distinct words that contain a query in any case, the most common first and then in alphabetical order.
 * @param most how many at most
 */
export function wordsContaining(words: readonly string[], query: string, most: number): string[] {
  const wanted = query.trim().toLowerCase()
  const found = new Map<string, { word: string; times: number }>()
  for (const word of words.map((each) => each.trim())) {
    const key = word.toLowerCase()
    if (!key.includes(wanted)) continue
    const entry = found.get(key) ?? { word, times: 0 }
    found.set(key, { ...entry, times: entry.times + 1 })
  }
  const { compare } = new Intl.Collator('en-AU')
  return [...found.values()]
    .sort((one, other) => other.times - one.times || compare(one.word, other.word))
    .slice(0, most)
    .map(({ word }) => word)
}

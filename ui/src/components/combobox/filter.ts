/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
}

function foldCharacter(character: string): string {
  const bare = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return baseLetters[bare] ?? bare
}

const asciiOnly = /^[\0-\x7f]*$/

/** Normalises text for comparison: lower case, no accents, ASCII quotes and hyphens. `Côte d’Ivoire` → `cote d'ivoire` */
export function foldText(text: string): string {
  // A fast path: most text is ASCII, and lists have thousands of texts.
  if (asciiOnly.test(text)) return text.toLowerCase()
  return Array.from(text, foldCharacter).join('')
}

/** Normalises typed text for comparison: folded, trimmed, with single spaces. */
export function foldQuery(query: string): string {
  return foldText(query).trim().replace(/\s+/g, ' ')
}

/** The first occurrence of the query, as `[start, end)` of the original text, or `null`. An empty query has none. */
export function matchRange(text: string, query: string): readonly [number, number] | null {
  const needle = foldQuery(query)
  if (needle === '' || !foldText(text).includes(needle)) return null
  // The shortest prefix that contains the query, then the shortest suffix of that: folding changes the number of letters.
  const includesNeedle = (start: number, end: number) => foldText(text.slice(start, end)).includes(needle)
  let end = 1
  while (!includesNeedle(0, end)) end += 1
  let start = end - 1
  while (!includesNeedle(start, end)) start -= 1
  // Include combining marks that follow the last letter.
  const marks = /^\p{M}*/u.exec(text.slice(end))?.[0] ?? ''
  return [start, end + marks.length]
}

/** An option's texts, which typing is compared with. */
export interface OptionTexts {
  /** The option's label. */
  label: string
  /** Keywords: a code, a dial code, another name. Default none. */
  keywords?: readonly string[]
}

/** An option with its texts folded in advance, so that filtering thousands stays fast. */
export interface IndexedOption<T> {
  option: T
  label: string
  keywords: readonly string[]
}

/** Folds the options' texts. */
export function indexOptions<T>(options: readonly T[], textsOf: (option: T) => OptionTexts): IndexedOption<T>[] {
  return options.map((option) => {
    const { label, keywords = [] } = textsOf(option)
    return { option, label: foldText(label), keywords: keywords.map(foldText) }
  })
}

/**
 * The options whose label or keywords contain the query, regardless of case and accents. Labels that start with it and
 * exact keywords come first, then labels with a word that starts with it; otherwise in the given order. An empty query
 * matches all.
 */
export function filterOptions<T>(indexed: readonly IndexedOption<T>[], query: string): T[] {
  const needle = foldQuery(query)
  const prefixMatches: T[] = []
  const wordMatches: T[] = []
  const otherMatches: T[] = []
  const wordStart = new RegExp(`[\\s('-]${needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  for (const { option, label, keywords } of indexed) {
    const offset = label.indexOf(needle)
    if (offset === 0 || keywords.includes(needle)) prefixMatches.push(option)
    else if (offset > 0) (wordStart.test(label) ? wordMatches : otherMatches).push(option)
    else if (keywords.some((keyword) => keyword.includes(needle))) otherMatches.push(option)
  }
  return prefixMatches.concat(wordMatches, otherMatches)
}

/**
 * The option whose label equals the text, regardless of case and accents. With `byKeyword` also the only option with that
 * keyword; of several that share it, `preferred`, or null when it is not among them.
 */
export function findExact<T>(
  indexed: readonly IndexedOption<T>[],
  text: string,
  byKeyword = false,
  preferred: T | null = null,
): T | null {
  const needle = foldQuery(text)
  if (needle === '') return null
  const named = indexed.find(({ label }) => label === needle)
  if (named || !byKeyword) return named?.option ?? null
  const sharing = indexed.filter(({ keywords }) => keywords.includes(needle)).map(({ option }) => option)
  const found = sharing.length > 1 ? sharing.find((option) => option === preferred) : sharing[0]
  return found ?? null
}

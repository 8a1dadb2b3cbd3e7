/** Letters that are not a plain letter plus a mark, so that taking marks away doesn't reach them. */
const plainLetters: Record<string, string> = {
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
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return plainLetters[bare] ?? bare
}

const plain = /^[\0-\x7f]*$/

/** Text for comparing: lower case, without accents, plain quotes and hyphens. `Côte d’Ivoire` → `cote d'ivoire` */
export function foldText(text: string): string {
  // Most text has nothing to take away, and lists have thousands of texts.
  if (plain.test(text)) return text.toLowerCase()
  return Array.from(text, foldCharacter).join('')
}

/** What was typed, for comparing: folded, outer space taken away, inner space single. */
export function foldQuery(query: string): string {
  return foldText(query).trim().replace(/\s+/g, ' ')
}

/**
 * Where the query first stands in the text, as `[start, end)` of the text itself (not of its folded form), or `null`.
 * An empty query stands nowhere.
 */
export function matchRange(text: string, query: string): readonly [number, number] | null {
  const needle = foldQuery(query)
  if (needle === '' || !foldText(text).includes(needle)) return null
  const holds = (start: number, end: number) => foldText(text.slice(start, end)).includes(needle)
  let end = 1
  while (!holds(0, end)) end += 1
  let start = end - 1
  while (!holds(start, end)) start -= 1
  // A mark that stands alone belongs to the letter before it.
  const marks = /^\p{M}*/u.exec(text.slice(end))?.[0] ?? ''
  return [start, end + marks.length]
}

/** The texts of an option that typing is compared with. */
export interface OptionTexts {
  /** What the option is called. */
  label: string
  /** Further words that find it: a code, a dial code, another name. Default none. */
  keywords?: readonly string[]
}

/** An option with its texts folded once, so that typing in a list of thousands stays quick. */
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
 * The options whose label or keywords hold the query as a substring, whatever its case and accents. Those that begin
 * with it (or are called exactly that) come first, then those with a word that does; otherwise the order stays. An
 * empty query gives all.
 */
export function filterOptions<T>(indexed: readonly IndexedOption<T>[], query: string): T[] {
  const needle = foldQuery(query)
  const first: T[] = []
  const second: T[] = []
  const third: T[] = []
  const wordStart = new RegExp(`[\\s('-]${needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
  for (const { option, label, keywords } of indexed) {
    const at = label.indexOf(needle)
    if (at === 0 || keywords.includes(needle)) first.push(option)
    else if (at > 0) (wordStart.test(label) ? second : third).push(option)
    else if (keywords.some((keyword) => keyword.includes(needle))) third.push(option)
  }
  return first.concat(second, third)
}

/**
 * The option called exactly this, whatever its case and accents. With `byKeyword` also the only one with such a
 * keyword; of several that share it, `preferred`.
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
  const [only, another] = sharing
  return another === undefined ? (only ?? null) : (sharing.find((option) => option === preferred) ?? null)
}

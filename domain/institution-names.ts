/**
 * Institutions whose names a company may not use without an admin's permission: the universities of the National
 * Register of the Tertiary Education Quality and Standards Agency (teqsa.gov.au), and authorities that scams
 * impersonate. A name that contains one of these, with or without spaces, is reserved.
 */
const institutions: readonly string[] = [
  'adelaide university',
  'australian catholic university',
  'australian national university',
  'avondale university',
  'bond university',
  'central queensland university',
  'charles darwin university',
  'charles sturt university',
  'curtin university',
  'deakin university',
  'edith cowan university',
  'federation university',
  'flinders university',
  'griffith university',
  'james cook university',
  'la trobe university',
  'macquarie university',
  'monash university',
  'murdoch university',
  'queensland university of technology',
  'rmit university',
  'southern cross university',
  'swinburne university',
  'torrens university',
  'university of adelaide',
  'university of canberra',
  'university of divinity',
  'university of melbourne',
  'university of new england',
  'university of new south wales',
  'university of newcastle',
  'university of notre dame',
  'university of queensland',
  'university of south australia',
  'university of southern queensland',
  'university of sydney',
  'university of tasmania',
  'university of technology sydney',
  'university of the sunshine coast',
  'university of western australia',
  'university of wollongong',
  'victoria university',
  'western sydney university',
  'australian taxation office',
  'australian tax office',
  'fair work ombudsman',
  'fair work commission',
  'department of home affairs',
  'centrelink',
  'campus gigs',
]

/** Short names that only an institution has. A name with one of these as a word is reserved. */
const distinctiveNames: readonly string[] = ['rmit', 'unimelb', 'unsw', 'usyd', 'qut', 'cquniversity', 'unisa', 'mygov']

/**
 * Short names of institutions, without spaces, that places, people and other companies have too. A name is reserved
 * only if it has no other words than one of these and {@link officialWords}: `Monash Careers` is reserved, but `Monash
 * Plumbing` is a suburb's plumber, and `Cleaning Services Australia` is no authority.
 */
const sharedNames =
  'acu anu ato curtin deakin flinders griffith latrobe macquarie medicare monash murdoch swinburne torrens uow uq uts uwa taxoffice servicesaustralia'

/** Words with which a name claims to be a part of an institution. */
const officialWords =
  'the of at uni university college campus student students careers jobs hr recruitment admissions enrolments scholarships support official refund refunds'

/**
 * Digits and letters of other alphabets that look like a Latin letter, by that letter. `1` looks like both `i` and `l`,
 * so `i` itself and whatever looks like an `i` count as `l`.
 */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'ΑαАа4',
  b: 'ΒВв',
  c: 'Сс',
  d: 'ԁ',
  e: 'ΕεЕе3',
  h: 'ΗНнһ',
  j: 'Јј',
  k: 'ΚκКк',
  l: 'iIıΙιІі1',
  m: 'ΜМм',
  n: 'Ν',
  o: 'ΟοОоøØ0',
  p: 'ΡρРр',
  q: 'ԛ',
  s: 'Ѕѕ5',
  t: 'ΤτТт',
  u: 'υ',
  v: 'ν',
  w: 'ԝ',
  x: 'ΧχХх',
  y: 'ΥУу',
  z: 'Ζ',
}

/**
 * Whether a name is an institution's, contains it or claims to be a part of it: `Monash University Cafe`, `ATO
 * Refunds`. Spaces, punctuation, case, accents and lookalike characters make no difference.
 * @param allowedName the institution's name that may be contained; null for none, the default
 */
export function isInstitutionName(name: string, allowedName: string | null = null): boolean {
  const words = wordsWithout(name, allowedName ?? '')
  return containsFullName(words) || containsShortName(words) || isSharedName(words)
}

/** Whether the words, written together, contain the full name of an institution. */
function containsFullName(words: readonly string[]): boolean {
  const joined = words.join('')
  return fullNames().some((fullName) => joined.includes(joinWords(fullName)))
}

/**
 * Whether consecutive words, written together, equal a distinctive name, or a full name with `uni`: `RMIT`, `R.M.I.T.`,
 * `Sydney Uni`. These are too short to be searched for within words: `Melbourne Uniforms` contains `Melbourne Uni`.
 */
function containsShortName(words: readonly string[]): boolean {
  const joinedRuns = new Set(joinConsecutive(words))
  const uniNames = fullNames().map((fullName) => fullName.replace('university', 'uni'))
  return [...distinctiveNames, ...uniNames].some((shortName) => joinedRuns.has(joinWords(shortName)))
}

/** Whether the words are one of {@link sharedNames}, alone or beside {@link officialWords} only. */
function isSharedName(words: readonly string[]): boolean {
  const official = wordsOf(officialWords)
  const otherWords = words.filter((word) => !official.includes(word))
  return wordsOf(sharedNames).includes(otherWords.join(''))
}

/** The full names of institutions. A university has both orders: `university of sydney`, `sydney university`. */
function fullNames(): string[] {
  return institutions.flatMap((institution) => [
    institution,
    institution.replace(/^university of (?:the )?(.+)$/, '$1 university'),
  ])
}

/** Every sequence of consecutive words, written together: `a`, `ab`, `abc`, `b`, `bc` and `c` for `a b c`. */
function joinConsecutive(words: readonly string[]): string[] {
  return words.flatMap((_, start) => {
    let joined = ''
    return words.slice(start).map((word) => {
      joined += word
      return joined
    })
  })
}

/** The words of a name without those of an allowed name, where all of these follow each other. */
function wordsWithout(name: string, allowedName: string): string[] {
  // Each word has spaces of its own, so that two allowed names in a row do not share one.
  const spaced = (text: string) =>
    wordsOf(text)
      .map((word) => ` ${word} `)
      .join('')
  const allowed = spaced(allowedName)
  const remaining = allowed === '' ? spaced(name) : spaced(name).replaceAll(allowed, ' ')
  return remaining.match(/\S+/g) ?? []
}

const joinWords = (name: string): string => wordsOf(name).join('')

/**
 * The words of a name in lower case, without accents and invisible characters, and with one spelling for all that look
 * alike: `MÓNASH`, `M0nash` and `monash` yield the same word. A capital within a word begins another word: `RMITCareers`
 * yields two.
 */
function wordsOf(name: string): string[] {
  const unaccented = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  const separated = unaccented.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
  const letters = Array.from(separated, toLatinLetter).join('')
  return letters.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * The lower-case letter that a character looks like, by {@link lookalikes}. Any other character stays, in lower case.
 */
function toLatinLetter(character: string): string {
  const lookalike = Object.entries(lookalikes).find(([, characters]) => characters.includes(character))
  return lookalike ? lookalike[0] : character.toLowerCase()
}

/**
 * Institutions whose names a company may not use without an admin's permission: the universities of the National Register
 * of the Tertiary Education Quality and Standards Agency (teqsa.gov.au), and authorities that scams impersonate. A name is
 * reserved that contains one of these, with or without spaces.
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

/** Short names that nothing else has: reserved as words of a name. */
const distinctiveNames: readonly string[] = ['rmit', 'unimelb', 'unsw', 'usyd', 'qut', 'cquniversity', 'unisa', 'mygov']

/**
 * Short names that places, people and other companies have too, without spaces: reserved alone or beside
 * {@link officialWords} only. `Monash Plumbing` is a suburb's plumber, and `Cleaning Services Australia` is no authority.
 */
const sharedNames =
  'acu anu ato curtin deakin flinders griffith latrobe macquarie medicare monash murdoch swinburne torrens uow uq uts uwa taxoffice servicesaustralia'

/** Words with which a name claims to be a part of an institution. */
const officialWords =
  'the of at uni university college campus student students careers jobs hr recruitment admissions enrolments scholarships support official refund refunds'

/** Characters that are read as a letter, by letter. `i` is one of `l`, because `1` is read as both. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{ o: 'ΟοОоøØ0', p: 'ΡρРр', q: 'ԛ', s: 'Ѕѕ5', t: 'ΤτТт', u: 'υ', v: 'ν', w: 'ԝ', x: 'ΧχХх', y: 'ΥУу', z: 'Ζ' },
}

/** The words of a name, with one spelling for all that are read alike: `MÓNASH`, `M0nash` and `monash`. */
function wordsOf(name: string): string[] {
  const unaccented = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const separated = unaccented.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
  const letters = Array.from(separated, (character) => {
    const [letter = character] = Object.entries(lookalikes).find(([, others]) => others.includes(character)) ?? []
    return letter.toLowerCase()
  })
  return letters.join('').match(/[\p{L}\p{N}]+/gu) ?? []
}

const compact = (name: string): string => wordsOf(name).join('')

/** The names of an institution: `university of sydney`, `sydney university`. */
function orders(institution: string): string[] {
  return [institution, institution.replace(/^university of (?:the )?(.+)$/, '$1 university')]
}

/** The words of a name without those of an allowed name, where all of these follow each other. */
function wordsWithout(name: string, allowedName: string): string[] {
  const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `
  return spaced(name).replaceAll(spaced(allowedName), ' ').match(/\S+/g) ?? []
}

/**
 * Whether a name is an institution's, contains it or claims to be a part of it: `Monash University Cafe`, `ATO Refunds`.
 * Spaces, punctuation, case, accents and lookalike characters make no difference.
 * @param allowedName the institution's name that may be contained; null for none, the default
 */
export function isInstitutionName(name: string, allowedName: string | null = null): boolean {
  const words = wordsWithout(name, allowedName ?? '')
  const whole = words.join('')
  const runs = new Set(
    words.flatMap((_, start) => words.slice(start).map((_, end) => words.slice(start, start + end + 1).join(''))),
  )
  const fullNames = institutions.flatMap(orders)
  const wordNames = [...distinctiveNames, ...fullNames.map((each) => each.replace('university', 'uni'))]
  const official = wordsOf(officialWords)
  const claimed = words.filter((word) => !official.includes(word)).join('')
  return (
    fullNames.some((each) => whole.includes(compact(each))) ||
    wordNames.some((each) => runs.has(compact(each))) ||
    wordsOf(sharedNames).includes(claimed)
  )
}

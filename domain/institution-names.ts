/**
 * Institutions whose names a company may not use without an admin's permission: universities with a campus in Melbourne
 * on the National Register of the Tertiary Education Quality and Standards Agency (teqsa.gov.au), and authorities that
 * scams impersonate. Normalised by {@link normaliseName}.
 */
const institutions: readonly string[] = [
  'monash university',
  'university of melbourne',
  'melbourne university',
  'rmit university',
  'deakin university',
  'la trobe university',
  'swinburne university',
  'victoria university',
  'australian catholic university',
  'federation university',
  'university of divinity',
  'australian taxation office',
  'fair work ombudsman',
  'services australia',
  'campus gigs',
]

/** Short names that are reserved only as the whole name: `Monash Plumbing` is a suburb's plumber. */
const shortNames: readonly string[] = ['monash', 'unimelb', 'rmit', 'deakin', 'la trobe', 'latrobe', 'swinburne', 'ato']

/** Normalises a name to lower case without accents, punctuation and a leading `the`. */
function normaliseName(name: string): string {
  const unaccented = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return unaccented
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}

/** Whether a company name equals or contains an institution's name: `Monash University Cafe`. */
export function isInstitutionName(name: string): boolean {
  const normalised = normaliseName(name)
  return shortNames.includes(normalised) || institutions.some((each) => ` ${normalised} `.includes(` ${each} `))
}

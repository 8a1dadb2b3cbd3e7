/**
 * Institutions whose names a company may not carry without an admin's leave: the universities with a campus in Melbourne on
 * the National Register of the Tertiary Education Quality and Standards Agency (teqsa.gov.au), and authorities that scams
 * pretend to be. In small letters, as {@link normaliseName} writes them.
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

/** Short names that are reserved alone: `Monash Plumbing` is a suburb's plumber. */
const shortNames: readonly string[] = ['monash', 'unimelb', 'rmit', 'deakin', 'la trobe', 'latrobe', 'swinburne', 'ato']

/** Words in small letters without accents, `the` at the start and punctuation. */
function normaliseName(name: string): string {
  const unaccented = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return unaccented
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}

/** Whether a company name is an institution's, or contains it: `Monash University Cafe`. */
export function isInstitutionName(name: string): boolean {
  const normalised = normaliseName(name)
  return shortNames.includes(normalised) || institutions.some((each) => ` ${normalised} `.includes(` ${each} `))
}

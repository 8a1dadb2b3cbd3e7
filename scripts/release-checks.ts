// What `npm run release` checks before it publishes: the manifest and the changelog.

/** The fields of a manifest that a published version needs. */
export interface ReleaseManifest {
  version: string
  homepage?: unknown
  repository?: unknown
  bugs?: unknown
}

/** Fields that only the publisher can fill in, with their shapes; docs/release.md says what each holds. */
const publisherFields = [
  ['repository', '{ "type": "git", "url": "git+https://….git", "directory": "ui" }'],
  ['homepage', '"https://…"'],
  ['bugs', '{ "url": "https://…" }'],
] as const

/** The text under a changelog's heading for a version, without the headings inside. Empty without that heading. */
function entriesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version) ?? ''
  return section
    .replace(/^.*\n/, '')
    .replace(/^### .*$/gm, '')
    .trim()
}

/** What a manifest lacks, as one sentence with the lines to write. Empty for a complete manifest. */
export function manifestProblems(manifest: ReleaseManifest): string[] {
  const lines = publisherFields.filter(([field]) => !manifest[field]).map(([field, shape]) => `"${field}": ${shape}`)
  return lines.length > 0 ? [`ui/package.json needs, as docs/release.md says, ${lines.join(' and ')}.`] : []
}

/** What is wrong with a version's changelog, one sentence each. */
export function changelogProblems({ version }: ReleaseManifest, changelog: string): string[] {
  const problems: string[] = []
  if (entriesOf(changelog, version) === '') problems.push(`ui/CHANGELOG.md has no entries under "## ${version}".`)
  if (entriesOf(changelog, 'Unreleased') !== '')
    problems.push(`ui/CHANGELOG.md has entries under "## Unreleased": move them under "## ${version}".`)
  return problems
}

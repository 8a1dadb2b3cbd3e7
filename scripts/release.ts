// `npm run release`: publishes @campus-gigs/ui; `-- --dry-run` checks everything and publishes nothing. docs/release.md
// is the guide.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from '../ui/build/api-report'
import { changelogProblems, missingFields, type ReleaseManifest } from './release-checks'
import { root, say } from './shell.mjs'

const isDryRun = process.argv.includes('--dry-run')
const hasProvenance = !process.argv.includes('--no-provenance')

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Runs a program with its output on this terminal. @throws when it fails */
function runProgram(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`"${[command, ...args].join(' ')}" failed.`)
}

/** The reasons not to publish, one sentence each. */
function releaseProblems(manifest: ReleaseManifest): string[] {
  const changed = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const isReported = apiReport() === read('ui/api/api.md')
  return [
    ...missingFields(manifest).map((field) => `ui/package.json has no "${field}": docs/release.md says what it holds.`),
    ...changelogProblems(manifest, read('ui/CHANGELOG.md')),
    ...(changed
      ? ['There are uncommitted changes, which the published version would have and its commit would not.']
      : []),
    ...(isReported ? [] : ['The interface differs from ui/api/api.md: review it, then run npm run api -w ui.']),
  ]
}

// Build here, because `--ignore-scripts` keeps `npm publish` from building.
runProgram('npm', 'run', '--silent', 'build', '-w', 'ui')
const manifest: ReleaseManifest = JSON.parse(read('ui/package.json'))
const problems = releaseProblems(manifest)
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0 && !isDryRun) {
  console.error(`Version ${manifest.version} was not published.`)
  process.exit(1)
}
const provenance = `--provenance=${hasProvenance}`
const options = ['--ignore-scripts', provenance, ...(isDryRun ? ['--dry-run'] : [])]
runProgram('npm', 'publish', '-w', '@campus-gigs/ui', ...options)
if (!isDryRun) say(`Published ${manifest.version}.`)
else if (problems.length === 0) say('Nothing was published. A release would go ahead.')
else say('Nothing was published. A release would stop at what is marked ✗ above.')

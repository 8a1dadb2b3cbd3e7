// `npm run release`: publishes @campus-gigs/ui; `-- --dry-run` checks everything and publishes nothing. docs/release.md
// is the guide.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from '../ui/build/api-report'
import { changelogProblems, manifestProblems, type ReleaseManifest } from './release-checks'
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
  const problems = [...manifestProblems(manifest), ...changelogProblems(manifest, read('ui/CHANGELOG.md'))]
  if (changed)
    problems.push('There are uncommitted changes, which the published version would have and its commit would not.')
  if (!isReported) problems.push('The interface differs from ui/api/api.md: review it, then run npm run api -w ui.')
  return problems
}

// Build here, because `--ignore-scripts` keeps `npm publish` from building.
runProgram('npm', 'run', '--silent', 'build', '-w', 'ui')
const manifest: ReleaseManifest = JSON.parse(read('ui/package.json'))
const problems = releaseProblems(manifest)
if (isDryRun || problems.length === 0) {
  const options = ['--ignore-scripts', `--provenance=${hasProvenance}`, ...(isDryRun ? ['--dry-run'] : [])]
  runProgram('npm', 'publish', '-w', '@campus-gigs/ui', ...options)
}
// After npm's list of files, which is long.
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) {
  console.error(`Version ${manifest.version} ${isDryRun ? 'could not be' : 'was not'} published.`)
  if (!isDryRun) process.exitCode = 1
} else say(isDryRun ? 'Nothing was published. A release would go ahead.' : `Published ${manifest.version}.`)

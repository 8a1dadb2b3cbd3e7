// `npm run test:server`: the server's tests on PGlite, then the database tests on a temporary PostgreSQL.
// Where PostgreSQL is installed, tests that need only one engine (`server/testing/engine-tests.ts`) run there alone, except
// files that the command names.
// `--only=pglite` or `--only=postgres` runs one of the two; anything else goes to Vitest.
import { postgresPrograms, startPostgres } from './postgres.mjs'
import { run, Stopped, say } from './shell.mjs'

const rest = process.argv.slice(2).filter((argument) => !argument.startsWith('--only='))
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)

const engines = ['pglite', 'postgres']
if (only !== undefined && !engines.includes(only)) {
  console.error(`--only is one of ${engines.join(', ')}.`)
  process.exit(1)
}

/** Runs the server's tests. @param {NodeJS.ProcessEnv} env which database they use, and which tests are left out */
const vitest = (env) => run('vitest', ['run', '--config', 'server/vitest.config.ts', ...rest], { env })

const namesFiles = rest.some((argument) => !argument.startsWith('-'))
const programs = postgresPrograms()

/** Runs the database tests on a temporary PostgreSQL. */
async function testOnPostgres() {
  if (!programs) {
    if (process.env.CI === 'true') {
      throw new Error(
        'PostgreSQL is not installed, and CI must test on it. Install it, on Debian with "apt-get install postgresql".',
      )
    }
    return say('PostgreSQL is not installed here: its part of the server tests is left out')
  }
  say(`Server tests on PostgreSQL (${programs})`)
  const postgres = await startPostgres(programs)
  try {
    await vitest({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

let failed = false

/** Runs a part of the tests; its failure is printed, and the other part still runs. @param {() => Promise<void>} part */
async function attempt(part) {
  try {
    await part()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof Stopped) process.exit(1)
    failed = true
  }
}

if (only !== 'postgres') {
  await attempt(() => {
    const leavesOutPostgresTests = programs !== undefined && !namesFiles
    say(
      leavesOutPostgresTests
        ? 'Server tests on PGlite, without those that run on PostgreSQL alone'
        : 'Server tests on PGlite',
    )
    return vitest({ TEST_DATABASE_URL: '', TESTED_ON_POSTGRES: leavesOutPostgresTests ? 'yes' : '' })
  })
}
if (only !== 'pglite') await attempt(testOnPostgres)
process.exitCode = failed ? 1 : 0

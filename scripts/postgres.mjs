// Starts a temporary PostgreSQL for one test run: a new cluster in a temporary folder, on a free loopback port.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.mjs'

/** The longest wait for a started server to accept connections. */
const startTimeoutMs = 30_000
/** How much of the server's log a failure quotes: its end, in characters. */
const maxLogLength = 4000

/** Debian installs each version's programs in a separate folder, which is not on PATH. */
const debianFolder = '/usr/lib/postgresql'

/**
 * The folder that holds `initdb` and `postgres`, the newest version first.
 * @returns {string | undefined} undefined when PostgreSQL is not installed
 */
export function postgresPrograms() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const packaged = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'))
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...packaged, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * The user to run PostgreSQL as. It refuses to run as root, so root runs it as the package's user, or as nobody.
 * @returns {{ uid: number, gid: number } | undefined} undefined when the current user can run it
 * @throws when this is root and there is neither user
 */
function otherUser() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.')
}

/**
 * Waits until the server accepts connections.
 * @param {string} pgIsReady the path of the program `pg_isready`
 * @param {number} port
 * @param {() => boolean} hasEnded whether the server's process has ended
 * @throws when it has ended or takes too long
 */
async function untilReady(pgIsReady, port, hasEnded) {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && !hasEnded()) {
    const { status } = spawnSync(pgIsReady, ['-h', '127.0.0.1', '-p', String(port), '-q'])
    if (status === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not become ready.')
}

/**
 * Creates the files of a cluster.
 * @param {string} programs as `postgresPrograms` found it
 * @param {string} data the folder for the files, which must not exist
 * @param {import('node:child_process').SpawnOptions} options the user, folder and environment to run in
 * @throws when `initdb` fails, with its output
 */
function createCluster(programs, data, options) {
  const { status, stderr, error } = spawnSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'campus_gigs', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${stderr || error}`)
}

/**
 * Starts a cluster. Durability is switched off: nothing in it outlives the tests.
 * @param {string} programs as `postgresPrograms` found it
 * @param {{ detached?: boolean }} [settings] `detached`: Ctrl+C in the terminal does not reach it. Default: false
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} its address, and how to end and remove it
 */
export async function startPostgres(programs, { detached = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-gigs-postgres-'))
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } }

  try {
    createCluster(programs, data, options)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }

  const port = await freePort()
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, detached, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-maxLogLength)
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const stop = async () => {
    // SIGQUIT is PostgreSQL's immediate shutdown: it leaves no time to write what will be deleted anyway.
    if (server.exitCode === null) server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(join(programs, 'pg_isready'), port, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${log}`)
  }
  return { url: `postgres://campus_gigs@127.0.0.1:${port}/postgres`, stop }
}

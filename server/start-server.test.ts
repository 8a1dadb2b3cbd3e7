import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { livePath } from '@/contract'
import { isDiskFull } from './start-server.ts'
import { buildServer, type ChildServer, killNow, type ServerProgram, startChild } from './testing/child-server.ts'

const testTimeoutMs = 240_000
let program: ServerProgram
let folder: string
let children: ChildServer[] = []

beforeAll(async () => {
  program = await buildServer()
  folder = mkdtempSync(join(tmpdir(), 'campus-gigs-start-'))
})
afterEach(async () => {
  for (const child of children) await killNow(child)
  children = []
})
afterAll(() => {
  program.remove()
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}): ChildServer {
  const child = startChild(program, { DATA_DIR: folder, ...env })
  children.push(child)
  return child
}

async function credentials(url: string, action: 'signup' | 'signin') {
  const answer = await fetch(`${url}/api/business/signup-using-credentials`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { action, username: 'corner-cafe', password: 'flat white please' } }),
  })
  return { status: answer.status, token: String((await answer.json()).token) }
}

async function port(): Promise<{ number: string; close: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { number: typeof address === 'object' && address ? String(address.port) : '', close: () => server.close() }
}

describe('a start that cannot be', () => {
  test('names every setting that is wrong, and fails', async () => {
    const child = start({ PORT: 'high', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toContain('PORT must be a port: 0 to 65535')
    expect(child.output()).toContain('DATABASE_URL must begin with postgres:// or postgresql://')
    expect(child.output()).toContain('LOG_LEVEL must be a pino level')
  })

  test('has no setting of the shell that runs the tests, such as the bucket of a real server', async () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('S3_BUCKET', 'gigs')
    vi.stubEnv('S3_ENDPOINT', 'nowhere')
    const child = start({ PORT: 'high' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toContain('PORT')
    expect(child.output()).not.toContain('S3_ENDPOINT')
  })

  test('SA-02 refuses the local identity provider in production', async () => {
    const child = start({ NODE_ENV: 'production', PUBLIC_URL: 'https://gigs.example' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toContain('OIDC_ISSUER is not set, and NODE_ENV is production.')
    expect(readdirSync(folder)).toEqual([])
  })

  test('names a data folder that it cannot write to', async () => {
    const child = start({ DATA_DIR: program.path })
    expect(await child.ended).toBe(1)
    expect(child.output().trim()).toMatch(
      /settings:\n {2}- DATA_DIR is .*main\.js, where this program can't write: .*$/,
    )
  })

  test('names an address that it cannot listen at', async () => {
    // A documentation address of RFC 5737, which no machine has.
    const child = start({ HOST: '192.0.2.1', TRUST: 'open' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toContain('HOST is 192.0.2.1 and PORT is 0, an address that this program can')
  })

  test.each([
    ['Node', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['PGlite, of its files', { name: 'ErrnoError', errno: 51 }],
    ['PostgreSQL, of a query', new Error('query', { cause: Object.assign(new Error('extend'), { code: '53100' }) })],
  ])('recognises a full disk by the error of %s', (_, error) => {
    expect(isDiskFull(error)).toBe(true)
    expect(isDiskFull(new Error('other', { cause: { code: 'EIO' } }))).toBe(false)
  })
})

/** The modules that a start loads: those that `main.js`, the program and the app import statically, directly or not. */
function findStartModules(): Set<string> {
  const found = new Set(['./main.js', './program.js', './app.js'])
  // The loop also visits the names that it adds.
  for (const name of found) {
    if (!name.startsWith('./')) continue
    const text = readFileSync(join(dirname(program.path), name), 'utf8')
    for (const [, imported = ''] of text.matchAll(/^import .*"(.+)";$/gm)) found.add(imported)
  }
  return found
}

test('a start does not load the parser of rich texts, the OpenID Connect client or argon2', () => {
  const modules = [...findStartModules()]
  expect(modules).toContain('@electric-sql/pglite')
  for (const later of ['./sanitize-rich-text.js', 'openid-client', '@node-rs/argon2'])
    expect(modules).not.toContain(later)
})

/** The life of one data folder: each test continues with the state the previous one left. */
describe('API-11 a data folder', () => {
  test(
    'says at start where mails are and how gigs go live, has one server, loses nothing that was answered for when it is killed, and is closed and let go on Ctrl+C',
    async () => {
      const first = start()
      const url = await first.url
      expect(first.output()).toContain(`Mails are not sent: they are in ${join(folder, 'mail')}\n`)
      expect(first.output()).toContain(
        'New gigs go live at once, from any business with a complete profile: TRUST is open.',
      )
      const second = start()
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(
        `Another Campus Gigs server (process ${first.process.pid}) is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
      )
      const { status, token } = await credentials(url, 'signup')
      await killNow(first)
      expect(status).toBe(200)

      const third = start()
      const again = await third.url
      expect((await credentials(again, 'signin')).status).toBe(200)
      const session = await fetch(`${again}/api/business/session`, { headers: { authorization: `Bearer ${token}` } })
      expect(session.status).toBe(200)
      third.process.kill('SIGINT')
      expect(await third.ended).toBe(0)
      expect(readdirSync(folder)).toEqual(['db'])
    },
    testTimeoutMs,
  )

  test(
    'is let go by a server that finds its port taken',
    async () => {
      const taken = await port()
      const child = start({ PORT: taken.number })
      expect(await child.ended).toBe(1)
      expect(child.output()).toContain(`PORT is ${taken.number}, and another program already listens there`)
      expect(readdirSync(folder)).toEqual(['db'])
      taken.close()
    },
    testTimeoutMs,
  )
})

describe('TR-11 a server that drains after a signal', () => {
  const startDraining = (seconds: string) => start({ DRAIN_SECONDS: seconds, DATA_DIR: join(folder, 'drained') })
  const statusOf = async (url: string) => (await fetch(url)).status

  test(
    'answers calls while it reports itself as not ready, and ends at a second signal',
    async () => {
      const child = startDraining('60')
      const url = await child.url
      child.process.kill('SIGTERM')
      await expect.poll(() => statusOf(`${url}/api/ready`)).toBe(503)
      expect(await credentials(url, 'signup')).toMatchObject({ status: 200 })
      child.process.kill('SIGTERM')
      expect(await child.ended).toBe(1)
    },
    testTimeoutMs,
  )

  test(
    'closes after the seconds of DRAIN_SECONDS, and ends live streams only then',
    async () => {
      const child = startDraining('2')
      const url = await child.url
      const { token } = await credentials(url, 'signin')
      const stream = await fetch(`${url}${livePath}`, { headers: { authorization: `Bearer ${token}` } })
      expect(stream.status).toBe(200)
      const startMs = performance.now()
      child.process.kill('SIGTERM')
      await stream.text()
      expect(performance.now() - startMs).toBeGreaterThan(2_000)
      expect(await child.ended).toBe(0)
    },
    testTimeoutMs,
  )
})

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { shortLivedFlag } from '../../server/testing/child-server'

const root = join(import.meta.dirname, '../..')

/** The built server. */
export const serverProgram = join(root, 'dist/server/main.js')

/** Where servers keep their data: below the folder that Playwright empties before each run. */
const dataRoot = join(root, 'test-results/data')

/** The data of a finished first start, which each worker's server begins with a copy of. */
export const firstStartData = 'first-start'

/** The first start makes the database and fills in the sample marketplace; a machine may be busy with other tests. */
const startTimeoutMs = 150_000

/** A worker's server answers too few calls to win back what Node's optimising compiler costs. */
const unoptimised = '--no-opt'

/** A free loopback port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}

/** The built product, running for real on data of its own. */
export class ProductServer {
  /** Where a browser finds it; the same after a restart. */
  readonly url: string
  /** The data folder: database, files, mails. */
  readonly dataDir: string
  readonly #env: NodeJS.ProcessEnv
  #process: ChildProcess | undefined
  #log = ''

  private constructor(port: number, dataDir: string, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.#env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'warn',
      // All journeys come from one address, which the rate limits would throttle as one client.
      RATE_LIMIT_SCALE: '100',
      ...env,
    }
    // A worker that ends without its teardown leaves no server behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  /**
   * Starts one on a free port, with the sample marketplace and the local identity provider.
   * @param name of its data folder
   * @param template the name of a data folder to begin with a copy of; without one this is a first start
   * @param env settings beside those of all journeys
   * @throws when it does not come up
   */
  static async launch(name: string, template?: string, env: NodeJS.ProcessEnv = {}): Promise<ProductServer> {
    const dataDir = join(dataRoot, name)
    if (template) cpSync(join(dataRoot, template), dataDir, { recursive: true })
    const server = new ProductServer(await freePort(), dataDir, env)
    await server.start()
    return server
  }

  /** What it wrote so far, for a failed test's report. */
  get log(): string {
    return this.#log
  }

  /**
   * Starts it on the data it has, and waits until it can serve.
   * @param env settings for this time only
   */
  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', shortLivedFlag, unoptimised, serverProgram], {
      cwd: root,
      env: { ...this.#env, ...env },
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#log += chunk
      })
    }
    const deadline = Date.now() + startTimeoutMs
    while (Date.now() < deadline && child.exitCode === null) {
      const health = await fetch(`${this.url}/api/health`).catch(() => undefined)
      if (health?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await this.#end('SIGKILL')
    throw new Error(`The server did not come up.\n${this.#log}`)
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return ended
  }

  /** Ends it as `kill -9` does: nothing is closed, nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to end, as Ctrl+C or a supervisor does. Returns its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Kills it as a power cut would and starts it again on the same data and address. */
  async killAndRestart(): Promise<void> {
    await this.kill()
    await this.start()
  }

  /** Ends it and removes its data. */
  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

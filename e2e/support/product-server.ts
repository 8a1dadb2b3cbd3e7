import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { shortLivedFlag } from '../../server/testing/child-server'

const root = join(import.meta.dirname, '../..')

/** The built server. */
export const serverProgram = join(root, 'dist/server/main.js')

/** The folder of all servers' data, inside the folder that Playwright empties before each run. */
const dataRoot = join(root, 'test-results/data')

/** The name of the first start's data folder. Each worker's server starts with a copy of it. */
export const firstStartData = 'first-start'

/** Long enough for the first start, which creates the database and the sample marketplace, on a busy machine. */
const startTimeoutMs = 150_000

/** Disables V8's optimising compilers: a worker's server answers too few calls to gain from optimised code. */
const unoptimised = '--no-opt'

/** A process of the built server with its own data folder. */
export class ProductServer {
  /** The server's URL; the same after a restart. */
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
    // Kill the server when the worker exits without its teardown.
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  /**
   * Starts a server on a free port, with the sample marketplace and the local identity provider.
   * @param name the name of its data folder
   * @param template the name of the data folder to copy. Default: an empty data folder, so a first start
   * @param env settings in addition to those of all journeys
   * @throws when the server does not become ready
   */
  static async launch(name: string, template?: string, env: NodeJS.ProcessEnv = {}): Promise<ProductServer> {
    const dataDir = join(dataRoot, name)
    if (template) cpSync(join(dataRoot, template), dataDir, { recursive: true })
    const server = new ProductServer(await freePort(), dataDir, env)
    await server.start()
    return server
  }

  /** The server's output so far, for a failed test's report. */
  get log(): string {
    return this.#log
  }

  /**
   * Starts the server on its data, and waits until it is ready.
   * @param env settings for this start only
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

  /** Kills the server as `kill -9` does: it closes and flushes nothing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Sends SIGTERM, as a supervisor does. @returns the exit code */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Kills the server, and restarts it on the same data and URL. */
  async killAndRestart(): Promise<void> {
    await this.kill()
    await this.start()
  }

  /** Stops the server and removes its data. */
  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}

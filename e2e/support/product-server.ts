import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const program = join(root, 'dist/server/main.js')

/** The first start makes the database and fills in the sample marketplace; a machine may be busy with other tests. */
const startPatience = 150_000

/** A loopback port nobody listens on. */
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
  /** The folder with everything it keeps: database, files, mails. */
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
      // Every journey comes from one address, which the limits would take for one very busy person.
      RATE_LIMIT_SCALE: '100',
      ...env,
    }
  }

  /**
   * Starts one on a free port and a data folder of its own, with the sample marketplace and the local identity provider.
   * @param options.template what the data folder begins with; without one this is a first start
   * @param options.env settings beside those, or instead of them
   * @throws when the product is not built, or does not come up
   */
  static async launch(options: { template?: string; env?: NodeJS.ProcessEnv } = {}): Promise<ProductServer> {
    const { template, env = {} } = options
    if (!existsSync(program)) throw new Error('There is no built server to test. Run "npm run build" first.')
    const dataDir = mkdtempSync(join(tmpdir(), 'campus-gigs-journey-'))
    if (template) cpSync(template, dataDir, { recursive: true })
    const server = new ProductServer(await freePort(), dataDir, env)
    await server.start()
    return server
  }

  /** What it wrote so far, for a failed test's report. */
  get log(): string {
    return this.#log
  }

  /** Starts it on the data it has, and waits until it can serve. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', program], { cwd: root, env: this.#env })
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#log += chunk
      })
    }
    const deadline = Date.now() + startPatience
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

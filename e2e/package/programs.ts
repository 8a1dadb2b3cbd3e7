// Runs programs in folders outside the repository, as a consumer of the package does.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { retryInstall } from '../../scripts/install.mjs'
import { root } from '../../scripts/shell.mjs'

const execute = promisify(execFile)

/** The result of a program. */
export interface RunResult {
  /** Whether it exited with 0. */
  ok: boolean
  /** What it printed; after a failure its errors too. */
  output: string
}

/** Runs a program to its end in a folder. Does not throw when the program fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<RunResult> {
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', npm_config_update_notifier: 'false' }
  try {
    const { stdout } = await execute(command, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })
    return { ok: true, output: stdout }
  } catch (error) {
    const [stdout, stderr] = ['stdout', 'stderr'].map((name) => String(Reflect.get(Object(error), name) ?? ''))
    return { ok: false, output: `${stdout}\n${stderr}\n${error}` }
  }
}

/** A program of the repository's own node_modules. */
export const tool = (name: string) => join(root, 'node_modules/.bin', name)

/** Installs the dependencies of a folder's manifest, development ones too. @throws when npm fails, with its output */
export async function install(folder: string, ...options: string[]): Promise<void> {
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await retryInstall(async () => {
    const { ok, output } = await run(folder, 'npm', 'install', '--fetch-timeout=60000', ...flags, ...options)
    if (!ok) throw new Error(`npm install failed in ${folder}.\n${output}`)
  })
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All baselines together may weigh this much: they are cloned with the repository. */
export const byteBudget = 20 * 1024 * 1024

const recordFile = 'recorded-with.json'

/** What a baseline's file ends with: lossless WebP, the smallest that keeps every pixel. */
const extension = '.webp'

/** The committed pictures: one a shot, named by its key. */
export class Baselines {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  #path(key: string): string {
    return join(this.#folder, `${key}${extension}`)
  }

  /** The picture of a shot, or undefined when none was recorded. */
  read(key: string): Buffer | undefined {
    return existsSync(this.#path(key)) ? readFileSync(this.#path(key)) : undefined
  }

  write(key: string, picture: Uint8Array): void {
    writeFileSync(this.#path(key), picture)
  }

  remove(key: string): void {
    rmSync(this.#path(key))
  }

  /** Every recorded key, sorted. */
  keys(): string[] {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith(extension))
    return files.map((file) => file.slice(0, -extension.length)).sort()
  }

  /** Their weight together, in bytes. */
  bytes(): number {
    return this.keys().reduce((sum, key) => sum + statSync(this.#path(key)).size, 0)
  }

  /** The browser they were recorded with, or undefined before the first recording. */
  get browser(): string | undefined {
    const path = join(this.#folder, recordFile)
    if (!existsSync(path)) return undefined
    const record: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const named = record instanceof Object && 'browser' in record ? record.browser : undefined
    return typeof named === 'string' ? named : undefined
  }

  set browser(browser: string) {
    writeFileSync(join(this.#folder, recordFile), `${JSON.stringify({ browser }, null, 2)}\n`)
  }
}

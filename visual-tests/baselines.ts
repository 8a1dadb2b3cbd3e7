import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All baselines together may weigh this much: they are cloned with the repository. */
export const byteBudget = 20 * 1024 * 1024

/** Lossless WebP: the smallest format that keeps every pixel. */
const extension = '.webp'

/** A folder of recorded pictures, one file a key. */
export class Baselines {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  #path(key: string): string {
    return join(this.folder, `${key}${extension}`)
  }

  /** The recorded picture, or undefined when none was recorded. */
  read(key: string): Buffer | undefined {
    return existsSync(this.#path(key)) ? readFileSync(this.#path(key)) : undefined
  }

  write(key: string, picture: Uint8Array): void {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.#path(key), picture)
  }

  /** Every recorded key, sorted. */
  keys(): string[] {
    const files = existsSync(this.folder) ? readdirSync(this.folder).filter((file) => file.endsWith(extension)) : []
    return files.map((file) => file.slice(0, -extension.length)).sort()
  }

  /** The size of all files together. */
  bytes(): number {
    return this.keys().reduce((sum, key) => sum + statSync(this.#path(key)).size, 0)
  }
}

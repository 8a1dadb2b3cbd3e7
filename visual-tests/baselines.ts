import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The most bytes of all baselines together, because every clone contains them. */
export const maxTotalBytes = 20 * 1024 * 1024

/** Lossless WebP: the smallest format that keeps every pixel. */
const extension = '.webp'

/** Maps each baseline's key to its digest. */
const digestsFile = 'captures.json'

/**
 * A folder of baselines, one file a key, with a digest of each baseline's file and the last capture equal to it. The same
 * digest proves two files equal without decoding them; another digest, or none, proves nothing.
 */
export class Baselines {
  readonly folder: string
  #digests: Record<string, string> | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  /** The digests by key, read from the folder once. */
  #readDigests(): Record<string, string> {
    const path = join(this.folder, digestsFile)
    this.#digests ??= z
      .record(z.string(), z.string())
      .parse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
    return this.#digests
  }

  /** The digest of a baseline's file and a capture together. */
  #digestOf(key: string, capture: Uint8Array): string {
    const hash = createHash('sha256')
    return hash
      .update(readFileSync(this.#path(key)))
      .update(capture)
      .digest('base64url')
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

  /** Whether this capture's file is recorded as equal to the baseline. */
  hasCapture(key: string, capture: Uint8Array): boolean {
    const recorded = this.#readDigests()[key]
    return recorded !== undefined && existsSync(this.#path(key)) && recorded === this.#digestOf(key, capture)
  }

  /** Records that a capture is equal to the baseline. */
  writeCapture(key: string, capture: Uint8Array): void {
    const digests = this.#readDigests()
    digests[key] = this.#digestOf(key, capture)
    // Digests of deleted baselines are dropped.
    const kept = this.keys().flatMap((name) => (digests[name] ? [[name, digests[name]]] : []))
    writeFileSync(join(this.folder, digestsFile), `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`)
  }

  /** Every recorded key, sorted. */
  keys(): string[] {
    const files = existsSync(this.folder) ? readdirSync(this.folder).filter((file) => file.endsWith(extension)) : []
    return files.map((file) => file.slice(0, -extension.length)).sort()
  }

  /** The size of all files together, in bytes. */
  bytes(): number {
    const files = existsSync(this.folder) ? readdirSync(this.folder) : []
    return files.reduce((sum, file) => sum + statSync(join(this.folder, file)).size, 0)
  }
}

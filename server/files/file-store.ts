import { createHash } from 'node:crypto'

/** Keeps bytes by their content: the same bytes are kept once, and a key never changes its meaning. */
export interface FileStore {
  /** Keeps the bytes and resolves with their key (SHA-256, hex) once they would survive a crash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** The bytes of a key, or null when there are none. */
  get: (key: string) => Promise<Buffer | null>
  /** Forgets the bytes of a key. Where there are none nothing happens. */
  delete: (key: string) => Promise<void>
}

/** The key of bytes: what they are, not where they come from. */
export function fileKeyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a text is a key a store can have given. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

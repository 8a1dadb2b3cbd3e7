import { createHash } from 'node:crypto'

/** Bytes in a file store. */
export interface StoredBytes {
  key: string
  /** When they were last written. */
  modifiedAt: Date
}

/** Content-addressed storage: equal bytes are stored once, and the bytes of a key never change. */
export interface FileStore {
  /** Stores bytes and resolves with their key (SHA-256, hex) once they survive a crash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** The bytes of a key, or null when there are none. */
  get: (key: string) => Promise<Buffer | null>
  /** Whether there are bytes of a key. */
  has: (key: string) => Promise<boolean>
  /** Deletes the bytes of a key. An unknown key is ignored. */
  delete: (key: string) => Promise<void>
  /** All bytes, in no order. Bytes that are stored or deleted meanwhile may be missing or included. */
  list: () => AsyncIterable<StoredBytes>
  /** Deletes the partial files of `put` calls that were interrupted before an instant. @returns the number of files */
  deleteUnfinished: (before: Date) => Promise<number>
}

/** The key of bytes. */
export function fileKeyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a text has the form of a key. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

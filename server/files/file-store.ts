import { createHash } from 'node:crypto'

/** An entry of a file store. */
export interface StoredBytes {
  key: string
  /** When the bytes were last written. */
  modifiedAt: Date
}

/** The longest time of `delete`, and a margin for the clocks of several servers. */
export const maxDeletionMs = 20_000

/** Content-addressed storage: the key is the digest of the bytes, so equal bytes are stored once and never change. */
export interface FileStore {
  /** Stores bytes and resolves with their key (SHA-256, hex) once they survive a crash. */
  put: (bytes: Uint8Array) => Promise<string>
  /** The bytes of a key; null for an unknown key. */
  get: (key: string) => Promise<Buffer | null>
  /** Deletes the bytes of a key within {@link maxDeletionMs}, or rejects. An unknown key is ignored. */
  delete: (key: string) => Promise<void>
  /** All entries, in no order. Entries stored or deleted during the iteration may be missing or included. */
  list: () => AsyncIterable<StoredBytes>
  /**
   * Deletes the temporary files of `put` calls that were interrupted before an instant. @returns the number of files
   */
  deleteUnfinished: (before: Date) => Promise<number>
}

/** The key of bytes: their SHA-256 in hex. */
export function fileKeyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Whether a text has the form of a key. */
export function isFileKey(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

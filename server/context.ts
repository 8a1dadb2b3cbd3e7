import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { ImageEncoder } from './files/images.ts'
import type { PdfReader } from './files/pdf-reader.ts'
import type { VirusScanner } from './files/virus-scanner.ts'
import type { CallCounts } from './http/call-counts.ts'
import type { Passwords } from './identity/passwords.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SearchMemory } from './resources/search/memory.ts'

/** A source of the current time: domain's `clock`. */
export interface Clock {
  now: () => Date
}

/** The first argument of every service: `(context, …) => Promise<…>`. */
export interface Context {
  db: Db
  files: FileStore
  images: ImageEncoder
  pdfs: PdfReader
  /** Null without CLAMD_ADDRESS: uploads are not scanned. */
  virusScanner: VirusScanner | null
  mailer: Mailer
  /** Sends the mails that accounts can switch off. */
  mailQueue: MailQueue
  passwords: Passwords
  callCounts: CallCounts
  searchMemory: SearchMemory
  clock: Clock
  config: Config
  /** The product's public address; without PUBLIC_URL it is final once the server listens. */
  publicUrl: () => URL
  log: FastifyBaseLogger
}

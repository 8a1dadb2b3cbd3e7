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
import type { SearchCache } from './resources/search/cache.ts'

/** The source of the current time, `clock` of the domain in every environment. */
export interface Clock {
  now: () => Date
}

/** The first argument of every service: `(context, …) => Promise<…>`. */
export interface Context {
  db: Db
  files: FileStore
  images: ImageEncoder
  pdfs: PdfReader
  /** Null without CLAMD_ADDRESS. Uploads are then not scanned. */
  virusScanner: VirusScanner | null
  mailer: Mailer
  /** Sends pending mails of both kinds: those that accounts can switch off, and those they can't. */
  mailQueue: MailQueue
  passwords: Passwords
  callCounts: CallCounts
  searchCache: SearchCache
  clock: Clock
  config: Config
  /** The public address. Without PUBLIC_URL the server must be listening before the call. */
  publicUrl: () => URL
  log: FastifyBaseLogger
}

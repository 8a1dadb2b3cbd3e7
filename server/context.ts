import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { Mailer } from './mail/mailer.ts'

/** Tells the time; `clock` of the contract, which tests can set. */
export interface Clock {
  now: () => Date
}

/** What every service is given. Services are plain functions: `(context, …) => Promise<…>`. */
export interface Context {
  db: Db
  files: FileStore
  mailer: Mailer
  clock: Clock
  config: Config
  /** The address people meet the product at; known for sure once the server listens. */
  publicUrl: () => URL
  log: FastifyBaseLogger
}

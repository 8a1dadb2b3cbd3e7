import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, mailFolder } from './config.ts'
import { productionWarnings } from './config-notices.ts'
import { type DataFolderLock, lockDataFolder } from './db/data-folder-lock.ts'
import { type Database, openEmbedded } from './db/database.ts'
import { openFileStore } from './files/open-file-store.ts'
import { outboxMailer } from './mail/outbox-mailer.ts'
import type { SmtpRelay } from './mail/smtp-relay.ts'
import { fillIfEmpty } from './sample-data/index.ts'

/** A server that listens. */
export interface RunningServer {
  url: URL
  /** Has `/api/ready` answer 503 from now on, so that balancers send calls elsewhere. All calls are still answered. */
  drain: () => void
  /** Finishes running calls, closes the database and releases the data folder. */
  close: () => Promise<void>
}

/**
 * Opens everything the server needs and listens. When a step fails, everything opened before is closed again.
 * @throws DataFolderBusy when another server uses the data folder.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const openResources: { close: () => Promise<void> }[] = []
  const closeAll = async () => {
    // The last opened first, because it uses those opened before.
    for (const resource of openResources.reverse()) await resource.close()
  }
  try {
    await createDataFolder(config.dataDir)
    const lock = await lockForPglite(config)
    if (lock) openResources.push({ close: lock.release })
    // The app's modules load while the database opens.
    const [database, { buildApp }] = await Promise.all([openDatabase(config), import('./app.ts')])
    openResources.push(database)
    const mailsDir = mailFolder(config.dataDir)
    // Undefined until it is opened below, and without SMTP_URL: mails then stay in the folder.
    let relay: SmtpRelay | undefined
    const app = await buildApp({
      config,
      logger: { level: config.logLevel, base: null },
      db: database.db,
      listen: database.listen,
      fileStore: await openFileStore(config),
      mailer: outboxMailer(mailsDir, config.mailFrom, () => relay?.wake()),
    })
    openResources.push(app)
    for (const warning of productionWarnings(config)) app.log.warn(warning)
    if (config.sampleData && (await fillIfEmpty(app.context)))
      app.log.info('The database was empty: it now has sample businesses and gigs. SAMPLE_DATA=off leaves it empty.')
    if (config.smtpUrl) {
      const { openSmtpRelay } = await import('./mail/smtp-relay.ts')
      const { publicUrl } = app.context
      relay = openSmtpRelay({ folder: mailsDir, smtpUrl: config.smtpUrl, publicUrl, log: app.log })
      openResources.push(relay)
      relay.wake()
    }
    await listen(app, config)
    const drain = () => {
      app.readiness.isDraining = true
    }
    return { url: app.context.publicUrl(), drain, close: closeAll }
  } catch (error) {
    await closeAll()
    if (isDiskFull(error))
      throw new ConfigError([`The disk is full: free some space. Files are in DATA_DIR, which is ${config.dataDir}.`])
    throw error
  }
}

/** Creates the data folder unless it exists. @throws ConfigError when nothing can be written there */
async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch {
    throw new ConfigError([
      `DATA_DIR is ${folder}, where this program can't write: make it a folder that it may write to, or set DATA_DIR to another.`,
    ])
  }
}

/** The codes of a full disk: Node's, PostgreSQL's, and the number that PGlite throws while it creates its files. */
const diskFullCodes: readonly unknown[] = ['ENOSPC', '53100', 51]

/** Whether an error, or one that caused it, says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const hasCode = ['code', 'errno'].some((field) => diskFullCodes.includes(Reflect.get(error, field)))
  return hasCode || isDiskFull(Reflect.get(error, 'cause'))
}

/** Locks the data folder for PGlite. With PostgreSQL servers may share it: their files never collide. */
function lockForPglite(config: Config): Promise<DataFolderLock> | undefined {
  return config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : undefined
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded(join(config.dataDir, 'db'))
  const { openPostgres } = await import('./db/postgres.ts')
  return openPostgres(config.databaseUrl)
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isTaken = 'code' in error && error.code === 'EADDRINUSE'
    throw new ConfigError([
      isTaken
        ? `PORT is ${port}, and another program already listens there: stop it or set PORT to another number.`
        : `HOST is ${host} and PORT is ${port}, an address that this program can't listen at: ${error.message}.`,
    ])
  }
}

import { mkdir } from 'node:fs/promises'
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
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
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
    throw error
  }
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
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError([
        `PORT is ${port}, and another program already listens there: stop it or set PORT to another number.`,
      ])
    throw error
  }
}

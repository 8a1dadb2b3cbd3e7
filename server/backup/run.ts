// Implements `npm run backup -- <folder>` and `npm run restore -- <folder>`, on the configured database and file store.
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { DataFolderBusy, lockDataFolder } from '../db/data-folder-lock.ts'
import { openEmbedded } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { BackupError, backUp, restore } from './backup.ts'

/** A backup or restore of many rows exceeds the timeouts of the server's calls. */
const noTimeouts = { statementMs: 0, idleInTransactionMs: 0 }

/**
 * Backs up or restores.
 * @returns the text to print
 * @throws BackupError, ConfigError or DataFolderBusy, for the user to read
 */
async function run(action: string | undefined, folder: string | undefined): Promise<string> {
  if ((action !== 'backup' && action !== 'restore') || folder === undefined)
    throw new BackupError('Name the folder: npm run backup -- <folder>, or npm run restore -- <folder>.')
  const config = readConfig(process.env)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  // PGlite allows one process at a time, so the server must be stopped.
  const lock = config.databaseUrl === undefined ? await lockDataFolder(config.dataDir) : undefined
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded(join(config.dataDir, 'db'))
      : await openPostgres(config.databaseUrl, noTimeouts)
  try {
    const store = await openFileStore(config)
    const runAction = action === 'backup' ? backUp : restore
    const { rows, files } = await runAction(database.db, store, resolve(folder))
    return `${action === 'backup' ? 'Backed up' : 'Restored'} ${rows} rows and ${files} files.`
  } finally {
    await database.close()
    await lock?.release()
  }
}

try {
  process.stdout.write(`${await run(process.argv[2], process.argv[3])}\n`)
} catch (error) {
  const isForUser = error instanceof BackupError || error instanceof ConfigError || error instanceof DataFolderBusy
  console.error(isForUser ? error.message : error)
  process.exitCode = 1
}

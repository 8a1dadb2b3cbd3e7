import { ConfigError, mailFolder, readConfig } from './config.ts'
import { identityNotice, trustNotice } from './config-notices.ts'
import { DataFolderBusy } from './db/data-folder-lock.ts'
import { toLogEntry } from './http/error-handler.ts'
import { createShutdown } from './shutdown.ts'
import { startServer } from './start-server.ts'

/** Prints why the server cannot run and exits with code 1. */
function exitWithError(error: unknown): never {
  const isForUser = error instanceof ConfigError || error instanceof DataFolderBusy
  if (isForUser) console.error(`\n${error.message}\n`)
  else console.error('\nCampus Gigs could not start:', toLogEntry(error))
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer(config)
  const close = createShutdown(server, config.drainSeconds, process.exit)
  const handleSignal = () => void close().catch(exitWithError)
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)

  const mailNotice = config.smtpUrl ? undefined : `Mails are not sent: they are in ${mailFolder(config.dataDir)}`
  const notices = [mailNotice, identityNotice(config), trustNotice(config)].filter((notice) => notice !== undefined)
  process.stdout.write(`\n${[`Campus Gigs is at ${server.url.origin}`, ...notices].join('\n')}\n\n`)
}

main().catch(exitWithError)

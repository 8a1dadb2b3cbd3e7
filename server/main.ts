import { ConfigError, readConfig } from './config.ts'
import { DataFolderBusy } from './db/data-folder-lock.ts'
import { loggable } from './http/error-handler.ts'
import { startServer } from './start-server.ts'

/** Says why the server can not run, in words for whoever started it, and ends with a failure. */
function giveUp(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof DataFolderBusy
  if (known) console.error(`\n${error.message}\n`)
  else console.error('\nCampus Gigs could not start:', error instanceof Error ? loggable(error) : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = await startServer(config)
  process.stdout.write(`\nCampus Gigs is at ${server.url.origin}\n\n`)

  let closing = false
  const close = () => {
    // A second Ctrl+C means "now".
    if (closing) process.exit(1)
    closing = true
    server.close().then(() => process.exit(0), giveUp)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

main().catch(giveUp)

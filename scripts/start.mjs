// `npm start`: installs, builds and runs Campus Gigs on a machine that has Node and nothing else.
import { pathToFileURL } from 'node:url'
import { buildIfNeeded } from './build.mjs'
import { installIfNeeded } from './install.mjs'
import { root, say, stopWithShell } from './shell.mjs'

// Another parent may end without a signal, such as the terminal of `nohup`.
if (process.env.npm_lifecycle_event === 'start') stopWithShell()
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  console.error(`\nCampus Gigs could not start. ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

say('Starting the server; it prints its address when it is ready (Ctrl+C stops it)')
process.chdir(root)
process.setSourceMapsEnabled(true)
// In this process, not in a child: signals and the exit code are then the server's own, with nothing to forward.
await import(pathToFileURL(`${root}dist/server/main.js`).href)

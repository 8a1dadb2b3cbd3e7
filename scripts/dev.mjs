// `npm run dev`: the server and the browser's side, both reloading on change, behind one address.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { installIfNeeded } from './install.mjs'
import { root, say, stopSignals, withLocalPrograms } from './shell.mjs'

/** The port of vite.config.ts. People open the product there; Vite passes calls on to the server. */
const clientPort = 5173
const address = `http://127.0.0.1:${clientPort}`
const serverPort = Number(process.env.PORT || 3000)
if (!Number.isInteger(serverPort) || serverPort < 1 || serverPort > 65_535) {
  console.error('PORT must be a port: 1 to 65535.')
  process.exit(1)
}

try {
  await installIfNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @param {number} port @returns {Promise<boolean>} whether a program listens on this port */
const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(true))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)))
  })

for (const port of [clientPort, serverPort]) {
  if (!(await isTaken(port))) continue
  console.error(`Port ${port} is taken: stop the program that listens there, then start again.`)
  process.exit(1)
}

/** @typedef {{ name: string, command: string, args: string[], env: NodeJS.ProcessEnv }} Side */

/** @type {Side[]} */
const sides = [
  {
    name: 'server',
    command: 'tsx',
    args: ['watch', '--clear-screen=false', 'server/main.ts'],
    // Browsers open Vite's address, so links and the redirect after a sign-in must name it.
    env: { PORT: String(serverPort), PUBLIC_URL: address },
  },
  { name: 'client', command: 'vite', args: ['--clearScreen', 'false'], env: { PORT: String(serverPort) } },
]

/** Starts one side, and prints its output with its name. @param {Side} side */
function startSide({ name, command, args, env }) {
  const child = spawn(command, args, {
    cwd: root,
    // Ctrl+C signals the terminal's process group. Children in separate groups get only the signal of `stop`.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withLocalPrograms({ FORCE_COLOR: '1', ...env }),
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`))
  }
  return child
}

say(`Campus Gigs for work: ${address} (Ctrl+C stops both sides)`)
const running = sides.map(startSide)

let isStopping = false

/** Stops both sides, once: a second signal would kill the server before it has closed its database. */
function stop() {
  if (isStopping) return
  isStopping = true
  for (const child of running) if (child.exitCode === null) child.kill('SIGTERM')
}

running.forEach((child, index) => {
  child.on('exit', (code) => {
    if (!isStopping) say(`The ${sides[index]?.name} stopped; stopping the other side`)
    process.exitCode ||= code ?? 0
    stop()
  })
})
for (const signal of stopSignals) process.on(signal, stop)

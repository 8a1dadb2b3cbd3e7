import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Another process holds the lock of the data folder. */
export class DataFolderBusy extends Error {
  constructor(folder: string, holder: string) {
    super(
      `Another Campus Gigs server${holder && ` (process ${holder})`} is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataFolderBusy'
  }
}

/** A lock held by this process. */
export interface DataFolderLock {
  /** Releases the lock. The end of the process releases it too, even `kill -9`. */
  release: () => Promise<void>
}

/**
 * The maximum length of a socket address. The system truncates longer ones: at 104 bytes on macOS, 108 on Linux,
 * including the terminating NUL.
 */
const maxAddressBytes = 100
/** The random bytes in the name of a socket, `<lock>.<hex>`. */
const suffixRandomBytes = 4
/** Ends a socket's name until the socket listens. */
const unpublishedEnd = '.new'
const suffixLength = 1 + 2 * suffixRandomBytes + unpublishedEnd.length
/** Hex digits of a folder's digest in a socket's name: enough to be unique, short enough for an address. */
const folderHashLength = 24
/** The pause until a candidate that has no lock yet is asked again. */
const candidatePollMs = 5
/** How long to wait for the holder's process id. Only a stopped or overloaded holder takes longer. */
const holderTimeoutMs = 2_000

/**
 * Locks the data folder for this process. The lock is a listening socket in the folder. The system closes the socket
 * when the process ends, so neither `kill -9` nor a reused process id leaves a lock.
 * @throws DataFolderBusy when a running process holds the lock.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true })
  const realFolder = await realpath(folder)
  if (process.platform === 'win32') return lockPipe(realFolder)
  const pathInFolder = join(realFolder, 'server.lock')
  const pathInTmp = join(tmpdir(), `campus-gigs-${hashFolder(realFolder)}`)
  const fitsInAddress = Buffer.byteLength(pathInFolder) + suffixLength <= maxAddressBytes
  if (!fitsInAddress) return lockSocket(realFolder, pathInTmp)
  try {
    return await lockSocket(realFolder, pathInFolder)
  } catch (error) {
    if (error instanceof DataFolderBusy) throw error
    // Some shared and network folders cannot hold sockets.
    return lockSocket(realFolder, pathInTmp)
  }
}

function hashFolder(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, folderHashLength)
}

/** Starts a socket server that sends an answer to each client. */
function listen(address: string, answer: () => string): Promise<Server> {
  const server = createServer((socket) => {
    // A client may disconnect early. Without a listener its error would end the process.
    socket.on('error', () => {})
    socket.end(answer())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

const closeServer = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** The errors of a connection to a socket whose process has ended, to a file and to nothing. */
const noListenerCodes = ['ECONNREFUSED', 'ENOTSOCK', 'ENOENT']

/** The answer of the process that listens at the address: `''` when it does not answer, null when no process listens. */
function ask(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(address)
    socket.setTimeout(holderTimeoutMs, () => socket.destroy())
    socket.on('connect', () => {
      socket.on('close', () => resolve(received))
    })
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(noListenerCodes.includes(error.code ?? '') ? null : '')
    })
  })
}

/** On Windows only one process can listen on a named pipe, and the pipe is closed with the process. */
async function lockPipe(folder: string): Promise<DataFolderLock> {
  const address = `\\\\.\\pipe\\campus-gigs-${hashFolder(folder)}`
  try {
    const server = await listen(address, () => String(process.pid))
    return { release: () => closeServer(server) }
  } catch {
    throw new DataFolderBusy(folder, (await ask(address)) ?? '')
  }
}

/** Precedes the process id in the answer of a process that does not hold the lock yet. */
const candidateMark = 'candidate '

/**
 * On other systems each process listens at a socket of its own beside the lock's path, and answers whether it holds the
 * lock. It holds the lock once no other socket's process does.
 */
async function lockSocket(folder: string, path: string): Promise<DataFolderLock> {
  const ownPath = `${path}.${randomBytes(suffixRandomBytes).toString('hex')}`
  let isHeld = false
  const server = await listen(ownPath + unpublishedEnd, () => `${isHeld ? '' : candidateMark}${process.pid}`)
  const release = async () => {
    await rm(ownPath, { force: true })
    await closeServer(server)
  }
  try {
    // Others delete a socket at which no process listens yet.
    await rename(ownPath + unpublishedEnd, ownPath)
    await passOtherSockets(folder, path, ownPath)
    isHeld = true
    return { release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Asks the process of each other socket, and deletes the sockets of processes that have ended. Each process creates its
 * socket before it asks, so of two processes that start together at least one sees the other, and only one returns.
 * @throws DataFolderBusy when another process holds the lock, or is a candidate whose socket sorts before ours.
 */
async function passOtherSockets(folder: string, path: string, ownPath: string): Promise<void> {
  // Earlier versions listened at the path itself.
  const isSocket = (name: string) => name.startsWith(basename(path)) && !name.endsWith(unpublishedEnd)
  const names = await readdir(dirname(path))
  const others = names.filter(isSocket).map((name) => join(dirname(path), name))
  for (const other of others.filter((each) => each !== ownPath)) {
    let answer = await ask(other)
    // A candidate that sorts after ours gives up if it sees our socket; if it looked before, it gets the lock.
    while (answer?.startsWith(candidateMark) && other > ownPath) {
      await wait(candidatePollMs)
      answer = await ask(other)
    }
    if (answer !== null) throw new DataFolderBusy(folder, answer.replace(candidateMark, ''))
    await rm(other, { force: true })
  }
}

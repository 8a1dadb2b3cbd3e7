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
/** The random bytes in the name of a process's socket, `<path>.<hex>`. */
const suffixRandomBytes = 4
/** Ends the name of a socket that does not listen yet. */
const unpublishedSuffix = '.new'
const maxSuffixLength = 1 + 2 * suffixRandomBytes + unpublishedSuffix.length
/** Hex digits of a folder's digest in an address: enough to be unique, and short. */
const folderDigestLength = 24
/** Precedes the process id in the answer of a candidate: a process that does not hold the lock yet. */
const candidatePrefix = 'candidate '
/** The pause until a candidate is asked again. */
const candidatePollMs = 5
/** How long to wait for an answer. Only a stopped or overloaded process takes longer. */
const answerTimeoutMs = 2_000
/** The errors of a connection to a socket whose process has ended, to a file and to nothing. */
const noListenerCodes = ['ECONNREFUSED', 'ENOTSOCK', 'ENOENT']

/**
 * Locks the data folder for this process. The lock is a listening socket in the folder. The system closes the socket
 * when the process ends, so neither `kill -9` nor a reused process id leaves a lock.
 * @throws DataFolderBusy when a running process holds the lock.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true })
  const realFolder = await realpath(folder)
  if (process.platform === 'win32') return lockWithPipe(realFolder)
  const pathInFolder = join(realFolder, 'server.lock')
  const pathInTmp = join(tmpdir(), `campus-gigs-${digestOf(realFolder)}`)
  const fitsInAddress = Buffer.byteLength(pathInFolder) + maxSuffixLength <= maxAddressBytes
  if (!fitsInAddress) return lockWithSocket(realFolder, pathInTmp)
  try {
    return await lockWithSocket(realFolder, pathInFolder)
  } catch (error) {
    if (error instanceof DataFolderBusy) throw error
    // Some shared and network folders cannot hold sockets.
    return lockWithSocket(realFolder, pathInTmp)
  }
}

/** A folder's path in the characters and length of a name. */
function digestOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, folderDigestLength)
}

/** Starts a socket server that sends an answer to each client. */
function startAnswering(address: string, answer: () => string): Promise<Server> {
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

/**
 * The answer of the process that listens at the address: `''` when it does not answer, null when no process listens.
 */
function readAnswer(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(address)
    socket.setTimeout(answerTimeoutMs, () => socket.destroy())
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
async function lockWithPipe(folder: string): Promise<DataFolderLock> {
  const address = `\\\\.\\pipe\\campus-gigs-${digestOf(folder)}`
  try {
    const server = await startAnswering(address, () => String(process.pid))
    return { release: () => closeServer(server) }
  } catch {
    throw new DataFolderBusy(folder, (await readAnswer(address)) ?? '')
  }
}

/**
 * Locks a folder on other systems. Each process listens at a socket of its own, `<path>.<hex>`, and answers with its
 * process id, as a candidate until it holds the lock. It holds the lock once it has found no other holder.
 */
async function lockWithSocket(folder: string, path: string): Promise<DataFolderLock> {
  const ownPath = `${path}.${randomBytes(suffixRandomBytes).toString('hex')}`
  let isHeld = false
  const server = await startAnswering(
    ownPath + unpublishedSuffix,
    () => `${isHeld ? '' : candidatePrefix}${process.pid}`,
  )
  const release = async () => {
    await rm(ownPath, { force: true })
    await closeServer(server)
  }
  try {
    // Publish the socket only now: other processes delete a socket at which no process listens.
    await rename(ownPath + unpublishedSuffix, ownPath)
    await requireNoOtherHolder(folder, path, ownPath)
    isHeld = true
    return { release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Asks the process of each other socket, and deletes the sockets of processes that have ended. Of two candidates, the
 * one whose socket sorts first gets the lock. Each publishes its socket before it asks, so at least one of them sees
 * the other.
 * @throws DataFolderBusy when another process holds the lock, or is a candidate whose socket sorts first
 */
async function requireNoOtherHolder(folder: string, path: string, ownPath: string): Promise<void> {
  // Earlier versions listened at the path itself.
  const isSocket = (name: string) => name.startsWith(basename(path)) && !name.endsWith(unpublishedSuffix)
  const names = await readdir(dirname(path))
  const others = names.filter(isSocket).map((name) => join(dirname(path), name))
  for (const other of others.filter((each) => each !== ownPath)) {
    let answer = await readAnswer(other)
    // Wait for a candidate that sorts last: it gives up if it sees our socket, and gets the lock if it looked before.
    while (answer?.startsWith(candidatePrefix) && other > ownPath) {
      await wait(candidatePollMs)
      answer = await readAnswer(other)
    }
    if (answer !== null) throw new DataFolderBusy(folder, answer.replace(candidatePrefix, ''))
    await rm(other, { force: true })
  }
}

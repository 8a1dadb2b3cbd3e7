import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
/** The random bytes, in hex, that a socket's temporary name appends to the lock's name after a dot. */
const suffixRandomBytes = 4
const suffixLength = 1 + 2 * suffixRandomBytes
/** Hex digits of a folder's digest in a socket's name: enough to be unique, short enough for an address. */
const folderHashLength = 24
/** How long a takeover waits for other processes that found the same stale lock and are taking it over too. */
const takeoverWaitMs = 200
/** How long to wait for the holder's process id. Only a stopped or overloaded holder takes longer. */
const holderTimeoutMs = 2_000

/**
 * Locks the data folder for this process. The lock is a listening socket in the folder. The system closes the socket
 * when the process ends, so neither `kill -9` nor a reused process id leaves a stale lock.
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

/** Starts a socket server that sends this process's id to each client. */
function listen(address: string): Promise<Server> {
  const server = createServer((socket) => {
    // A client may disconnect early. Without a listener its error would end the process.
    socket.on('error', () => {})
    socket.end(String(process.pid))
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
 * The id of the process that listens at the address: `''` when the process does not answer, null when no process
 * listens.
 */
function findHolder(address: string): Promise<string | null> {
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
    socket.on('error', () => resolve(null))
  })
}

/** On Windows only one process can listen on a named pipe, and the pipe is closed with the process. */
async function lockPipe(folder: string): Promise<DataFolderLock> {
  const address = `\\\\.\\pipe\\campus-gigs-${hashFolder(folder)}`
  try {
    const server = await listen(address)
    return { release: () => closeServer(server) }
  } catch {
    throw new DataFolderBusy(folder, (await findHolder(address)) ?? '')
  }
}

/**
 * On other systems the process links its socket to the lock's path atomically, and replaces a socket that does not
 * answer.
 */
async function lockSocket(folder: string, path: string): Promise<DataFolderLock> {
  const temporaryPath = `${path}.${randomBytes(suffixRandomBytes).toString('hex')}`
  const server = await listen(temporaryPath)
  try {
    const { ino } = await stat(temporaryPath)
    // A failed `stat` means that nothing is at the path.
    const isOurs = async () => (await stat(path).catch(() => null))?.ino === ino
    if (!(await linkUnlessExists(temporaryPath, path))) {
      const holder = await findHolder(path)
      if (holder !== null) throw new DataFolderBusy(folder, holder)
      await rename(temporaryPath, path)
      await wait(takeoverWaitMs)
      if (!(await isOurs())) throw new DataFolderBusy(folder, (await findHolder(path)) ?? '')
    }
    return {
      release: async () => {
        if (await isOurs()) await rm(path, { force: true })
        await closeServer(server)
      },
    }
  } catch (error) {
    await closeServer(server)
    throw error
  } finally {
    await rm(temporaryPath, { force: true })
  }
}

/** Links an existing file to a path. @returns false when something exists at the path */
async function linkUnlessExists(existingPath: string, path: string): Promise<boolean> {
  try {
    await link(existingPath, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

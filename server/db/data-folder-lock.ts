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

/** A lock this process holds. */
export interface DataFolderLock {
  /** Releases the lock. The end of the process releases it too, even `kill -9`. */
  release: () => Promise<void>
}

/** The system truncates longer socket addresses: at 104 bytes on macOS, 108 on Linux, the final zero included. */
const maxAddressBytes = 100
/** A socket is created under a temporary name: the lock's with a dot and these random bytes in hex. */
const suffixRandomBytes = 4
const suffixLength = 1 + 2 * suffixRandomBytes
/** Hex digits of a folder's hash: enough to be unique, short enough for an address. */
const folderHashLength = 24
/** By then a concurrent server that found the same stale lock has tried to take over the lock too. */
const takeoverWaitMs = 200
/** The holder answers at once, unless it is stopped or overloaded. */
const holderTimeoutMs = 2_000

/**
 * Locks the data folder for this process. The lock is a listening socket in the folder, which the system closes with the
 * process. So neither `kill -9` nor a reused process id leaves a lock that looks held.
 * @throws DataFolderBusy when a running process holds it.
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
    // A client that hangs up early needs no answer; without a listener the error would end the process.
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

/** The id of the process that listens at the address, `''` when it does not answer, null when none listens. */
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

/** Windows: only one process can listen on a named pipe, and the pipe ends with the process. */
async function lockPipe(folder: string): Promise<DataFolderLock> {
  const address = `\\\\.\\pipe\\campus-gigs-${hashFolder(folder)}`
  try {
    const server = await listen(address)
    return { release: () => closeServer(server) }
  } catch {
    throw new DataFolderBusy(folder, (await findHolder(address)) ?? '')
  }
}

/** Other systems: links a socket of ours to the lock's path, atomically, and replaces a socket that does not answer. */
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

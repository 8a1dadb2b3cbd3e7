import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Somebody else has the data folder. */
export class DataFolderBusy extends Error {
  constructor(folder: string, holder: string) {
    super(
      `Another Campus Gigs server${holder && ` (process ${holder})`} is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    )
    this.name = 'DataFolderBusy'
  }
}

/** A held lock. */
export interface DataFolderLock {
  /** Lets go. Dying, however suddenly, lets go too. */
  release: () => Promise<void>
}

/** Long socket addresses are cut off by the system: 104 bytes on macOS, 108 on Linux, the final zero included. */
const longestAddress = 100
/** Of the name a socket has until it is in the lock's place: a dot and eight digits. */
const suffixLength = 9
/** Long enough for another server that saw the same stale lock to have taken it over too. */
const takeoverMilliseconds = 200

/**
 * Takes the data folder for this process alone. The lock is a listening socket in the folder: the system
 * closes it with the process, so neither `kill -9` nor a reused process id can leave it held or seem to.
 * @throws DataFolderBusy when a living process has it.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true })
  const place = await realpath(folder)
  if (process.platform === 'win32') return lockPipe(place)
  const [first, second] = [join(place, 'server.lock'), join(tmpdir(), `campus-gigs-${fingerprint(place)}`)]
  if (Buffer.byteLength(first) + suffixLength > longestAddress) return lockSocket(place, second)
  try {
    return await lockSocket(place, first)
  } catch (error) {
    if (error instanceof DataFolderBusy) throw error
    // Some shared and network folders hold no sockets.
    return lockSocket(place, second)
  }
}

function fingerprint(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24)
}

/** A server that tells whoever connects which process it is. */
function listen(address: string): Promise<Server> {
  const server = createServer((socket) => {
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

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** The id of the process that listens there, `''` when it does not say, or null when nobody listens. */
function holderOf(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(address)
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('connect', () => {
      socket.on('close', () => resolve(said))
    })
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    socket.on('error', () => resolve(null))
  })
}

/** Windows: a pipe's name is its own lock, and goes with the process. */
async function lockPipe(place: string): Promise<DataFolderLock> {
  const address = `\\\\.\\pipe\\campus-gigs-${fingerprint(place)}`
  try {
    const server = await listen(address)
    return { release: () => closed(server) }
  } catch {
    throw new DataFolderBusy(place, (await holderOf(address)) ?? '')
  }
}

/** Elsewhere: our own socket, put in the lock's place atomically; a socket nobody answers on is taken over. */
async function lockSocket(place: string, path: string): Promise<DataFolderLock> {
  const own = `${path}.${randomBytes(4).toString('hex')}`
  const server = await listen(own)
  try {
    const { ino } = await stat(own)
    const isOurs = async () => (await stat(path).catch(() => null))?.ino === ino
    if (!(await linked(own, path))) {
      const holder = await holderOf(path)
      if (holder !== null) throw new DataFolderBusy(place, holder)
      await rename(own, path)
      await wait(takeoverMilliseconds)
      if (!(await isOurs())) throw new DataFolderBusy(place, (await holderOf(path)) ?? '')
    }
    return {
      release: async () => {
        if (await isOurs()) await rm(path, { force: true })
        await closed(server)
      },
    }
  } catch (error) {
    await closed(server)
    throw error
  } finally {
    await rm(own, { force: true })
  }
}

/** Links the socket into the lock's place; false when something is there. */
async function linked(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

import { connect } from 'node:net'

/** Looks for viruses in uploads. */
export interface VirusScanner {
  /**
   * The name of the virus in the bytes; null for none.
   * @throws ScannerUnavailable
   */
  findVirus: (bytes: Uint8Array) => Promise<string | null>
}

/** The scanner could not be reached, or gave no verdict. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}

/** Where clamd listens. */
export interface ClamdAddress {
  host: string
  port: number
}

const chunkBytes = 64 * 1024
/** clamd replies in one short line, so a longer reply comes from another program. */
const maxReplyBytes = 4096
const defaultTimeoutMs = 30_000

/**
 * A client of ClamAV's daemon: its command `INSTREAM`, which sends the bytes in chunks with their length before them and
 * ends with an empty chunk. The `z` before the command ends it, and the reply, by a NUL. The daemon's `StreamMaxLength` (100 MB by default) must not be below our largest upload.
 * @param timeoutMs from the connection to the verdict
 */
export function clamdScanner({ host, port }: ClamdAddress, timeoutMs = defaultTimeoutMs): VirusScanner {
  return { findVirus: async (bytes) => toVerdict(await exchange(bytes)) }

  function exchange(bytes: Uint8Array): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, host)
      const fail = (reason: string) => {
        clearTimeout(deadline)
        socket.destroy()
        reject(new ScannerUnavailable(`clamd at ${host}:${port} ${reason}`))
      }
      const deadline = setTimeout(() => fail(`gave no verdict within ${timeoutMs} ms`), timeoutMs)
      let reply = ''
      socket.on('error', (error) => fail(`cannot be reached: ${error.message}`))
      // After a verdict, `fail` has no effect: the promise is settled.
      socket.on('close', () => fail('closed the connection'))
      socket.on('data', (chunk) => {
        reply += chunk.toString('latin1')
        if (reply.length > maxReplyBytes) return fail('answered with something else')
        const end = reply.indexOf('\0')
        if (end < 0) return
        clearTimeout(deadline)
        resolve(reply.slice(0, end))
        socket.destroy()
      })
      socket.write('zINSTREAM\0')
      for (let start = 0; start < bytes.length; start += chunkBytes) {
        const chunk = bytes.subarray(start, start + chunkBytes)
        socket.write(toLength(chunk.length))
        socket.write(chunk)
      }
      socket.write(toLength(0))
    })
  }
}

function toLength(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}

/** Reads `stream: OK`, `stream: Name FOUND` or `… ERROR`. */
function toVerdict(reply: string): string | null {
  if (reply === 'stream: OK') return null
  const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (virus === undefined) throw new ScannerUnavailable(`clamd answered: ${reply}`)
  return virus
}

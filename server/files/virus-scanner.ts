import { connect } from 'node:net'

/** Scans uploads for viruses. */
export interface VirusScanner {
  /**
   * The name of the virus found in the bytes; null for none.
   * @throws ScannerUnavailable
   */
  findVirus: (bytes: Uint8Array) => Promise<string | null>
}

/** The scanner was unreachable or returned no verdict. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'
}

/** Where clamd listens. */
export interface ClamdAddress {
  host: string
  port: number
}

const chunkBytes = 64 * 1024
/** The longest reply. clamd replies in one short line, so a longer reply comes from another program. */
const maxReplyBytes = 4096
const defaultTimeoutMs = 30_000

/**
 * A client of ClamAV's daemon. `INSTREAM` sends the bytes in chunks, each after its length, and ends with an empty
 * chunk; its prefix `z` terminates command and reply by NUL. The daemon's `StreamMaxLength` (100 MB by default) must
 * not be below the largest upload.
 * @param timeoutMs from the connection to the verdict
 */
export function clamdScanner({ host, port }: ClamdAddress, timeoutMs = defaultTimeoutMs): VirusScanner {
  return { findVirus: async (bytes) => parseVerdict(await exchange(bytes)) }

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
      // After a verdict the promise is settled, so `fail` has no effect.
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
        socket.write(encodeLength(chunk.length))
        socket.write(chunk)
      }
      socket.write(encodeLength(0))
    })
  }
}

function encodeLength(count: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(count)
  return length
}

/** Parses the replies `stream: OK`, `stream: <virus> FOUND` and `… ERROR`. */
function parseVerdict(reply: string): string | null {
  if (reply === 'stream: OK') return null
  const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (virus === undefined) throw new ScannerUnavailable(`clamd answered: ${reply}`)
  return virus
}

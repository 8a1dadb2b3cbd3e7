import { createServer, type Socket } from 'node:net'

/**
 * The EICAR test file, which every scanner reports as a virus. It is split so that no scanner reports this source file.
 */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

/** Handles a complete stream. */
type Answer = (content: Buffer, socket: Socket) => void

/** Replies with clamd's verdict. Only {@link eicar} is a virus. */
const replyVerdict: Answer = (content, socket) =>
  socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')

/** Starts a fake clamd that implements `INSTREAM`, on a free port. */
export async function fakeClamd(answer: Answer = replyVerdict) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const content = readStream(received)
      if (content) answer(content, socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const command = 'zINSTREAM\0'

/** Parses the content of a stream; null while chunks are missing. */
function readStream(received: Buffer): Buffer | null {
  if (received.toString('latin1', 0, command.length) !== command) return null
  const chunks: Buffer[] = []
  let position = command.length
  while (position + 4 <= received.length) {
    const length = received.readUInt32BE(position)
    position += 4
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(position, position + length))
    position += length
  }
  return null
}

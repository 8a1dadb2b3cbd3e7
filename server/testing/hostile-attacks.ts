import { connect } from 'node:net'
import sharp from 'sharp'
import { limits } from '@/domain'

export interface HostileOptions {
  url: URL
  /** The tokens of businesses that the attackers use in turns. */
  tokens: readonly string[]
  /** Called once a slow body has a connection. */
  onSlowBody?: () => void
  /** Ends the open attacks. */
  signal?: AbortSignal
}

/** An attack by the attacker of an index. Resolves to its result when the server has answered or closed it. */
export type Attack = (index: number) => Promise<string>

const jsonHeaders = { 'content-type': 'application/json' }

/** JSON of only arrays: nested, which the server rejects before parsing, or a flat list. */
const makeJson = (bytes: number) =>
  Math.random() < 0.5 ? `{"data":${'['.repeat(bytes - 8)}` : `{"data":[${'[],'.repeat((bytes - 13) / 3)}[]]}`

/** The attacks of hostile clients on a running server, by kind. */
export async function createAttacks({ url, tokens, onSlowBody, signal }: HostileOptions) {
  /** A file of a few kilobytes with the most pixels that the server decodes. */
  const picture = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#417d65' } })
    .png()
    .toBuffer()
  /** The same file with a header that claims a hundred times the pixels. */
  const misdeclaredPicture = Buffer.from(picture)
  misdeclaredPicture.writeUInt32BE(50_000, 16)
  misdeclaredPicture.writeUInt32BE(50_000, 20)

  const authorization = (index: number) => ({ authorization: `Bearer ${tokens[index % tokens.length]}` })

  /** @returns the response's status, or `cut off` when the connection ended before it */
  async function post(path: string, init: RequestInit): Promise<string> {
    try {
      const answer = await fetch(new URL(`/api/${path}`, url), { method: 'POST', ...init })
      await answer.arrayBuffer()
      return String(answer.status)
    } catch {
      return 'cut off'
    }
  }

  return {
    pictures: (index) => {
      const body = new FormData()
      const bytes = index % 24 === 0 ? misdeclaredPicture : picture
      body.append('logo', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }))
      return post('business/upload-business-images', { headers: authorization(index), body })
    },
    // The largest JSON that the server parses, from visitors and from accounts.
    json: async (index) => {
      if (index % 8 === 1)
        return `visitor ${await post('users/initAccount', { headers: jsonHeaders, body: makeJson(limits.beaconBytes) })}`
      const headers = { ...jsonHeaders, ...authorization(index) }
      return `account ${await post('business/choose-mails', { headers, body: makeJson(limits.jsonBytes) })}`
    },
    passwords: (index) => {
      const data = { action: 'signin', username: `shop${index}`, password: `guess ${Math.random()}` }
      return post('business/signup-using-credentials', { headers: jsonHeaders, body: JSON.stringify({ data }) })
    },
    'slow bodies': () =>
      new Promise((resolve) => {
        const socket = connect({ port: Number(url.port), host: url.hostname, ...(signal && { signal }) })
        socket.once('connect', () => onSlowBody?.())
        socket.on('error', () => {})
        socket.write(`POST /api/users/initAccount HTTP/1.1\r\nhost: ${url.host}\r\n`)
        socket.write('content-type: application/json\r\ncontent-length: 8000\r\n\r\n')
        const drip = setInterval(() => socket.write('{'), 1000)
        socket.on('close', () => {
          clearInterval(drip)
          resolve('ended')
        })
      }),
  } satisfies Record<string, Attack>
}

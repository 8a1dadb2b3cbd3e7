// Runs the attackers in a separate process, so that they delay the honest client through the server only. Arguments: the
// server's address, the businesses' tokens separated by commas, and the kind of attack, or `all`. The process sends its
// parent the counts of finished attacks by result; the first counts, which are empty, tell the parent that it runs.
import { connect } from 'node:net'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { limits } from '@/domain'

// Real attackers use other machines. These share the cores with the server and the honest client, so they run at the lowest
// priority. Minimum counts in `index.ts` check that the attack still happened. On a busy machine, start the part as root
// with `nice -n -19`: the server then has priority over other programs, and the attackers the same priority as them.
setPriority(Math.min(getPriority() + constants.priority.PRIORITY_LOW, constants.priority.PRIORITY_LOW))

const [address = '', tokenList = '', wanted = 'all'] = process.argv.slice(2)
const url = new URL(address)
const tokens = tokenList.split(',')

/** A file of a few kilobytes with the most pixels that the server decodes. */
const picture = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#417d65' } })
  .png()
  .toBuffer()
/** The same file with a header that claims a hundred times the pixels. */
const misdeclaredPicture = Buffer.from(picture)
misdeclaredPicture.writeUInt32BE(50_000, 16)
misdeclaredPicture.writeUInt32BE(50_000, 20)
/** JSON of only arrays: nested, which the server rejects before parsing, or a flat list. */
const makeJson = (bytes: number) =>
  Math.random() < 0.5 ? `{"data":${'['.repeat(bytes - 8)}` : `{"data":[${'[],'.repeat((bytes - 13) / 3)}[]]}`
const jsonHeaders = { 'content-type': 'application/json' }

/** The number of finished attacks by kind and result: a status or a word. */
const counts: Record<string, number> = {}

/** One attack of each kind, for the index of an attacker. Resolves to its result when the server has answered or closed it. */
const attacks: Record<string, (index: number) => Promise<string>> = {
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
      const socket = connect(Number(url.port), url.hostname)
      socket.once('connect', () => count('slow bodies', 'begun'))
      socket.on('error', () => {})
      socket.write(`POST /api/users/initAccount HTTP/1.1\r\nhost: ${url.host}\r\n`)
      socket.write('content-type: application/json\r\ncontent-length: 8000\r\n\r\n')
      const drip = setInterval(() => socket.write('{'), 1000)
      socket.on('close', () => {
        clearInterval(drip)
        resolve('ended')
      })
    }),
}

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

function count(kind: string, result: string): void {
  const key = `${kind}: ${result}`
  counts[key] = (counts[key] ?? 0) + 1
}

const kinds = Object.entries(attacks).filter(([kind]) => wanted === 'all' || kind === wanted)
const attackers = wanted === 'all' ? 50 : 15

async function attackForever(index: number): Promise<never> {
  const [kind, attack] = kinds[index % kinds.length] ?? []
  if (!kind || !attack) throw new Error(`There is no attack of the kind ${wanted}.`)
  for (;;) {
    const startMs = performance.now()
    count(kind, await attack(index))
    // At most ten attacks a second: a quick refusal would otherwise be repeated without a pause.
    await wait(Math.max(0, 100 - (performance.now() - startMs)))
  }
}

const report = () => process.send?.(counts)
report()
setInterval(report, 250)
await Promise.all(Array.from({ length: attackers }, (_, index) => attackForever(index)))

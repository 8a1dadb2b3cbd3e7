// Attackers, in a process of their own so that they delay the honest client through the server only. The command line
// has the server's address, the businesses' tokens with commas between them, and the kinds of attack: all, or one. The
// process that started this one is sent the counts of their ends, first empty ones.
import { connect } from 'node:net'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { limits } from '@/domain'

// Real attackers bring machines of their own. These share the cores with the server and the honest client, so they get what
// both leave over. The counts of their ends say whether that is enough for an attack. On a machine that other work keeps busy,
// start the part as root with `nice -n -19`: then the server goes before that work, and attackers beside it.
setPriority(Math.min(getPriority() + constants.priority.PRIORITY_LOW, constants.priority.PRIORITY_LOW))

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
/** JSON of nothing but arrays: in one another, which is refused unparsed, or beside one another. */
const makeJson = (bytes: number) =>
  Math.random() < 0.5 ? `{"data":${'['.repeat(bytes - 8)}` : `{"data":[${'[],'.repeat((bytes - 13) / 3)}[]]}`
const jsonHeaders = { 'content-type': 'application/json' }

/** How many attacks ended in each way, by their kind and a status or word. */
const counts: Record<string, number> = {}

/** One attack of each kind, by the index of the attacker. Each takes as long as the server lets it, and resolves with its end. */
const attacks: Record<string, (index: number) => Promise<string>> = {
  pictures: (index) => {
    const body = new FormData()
    const bytes = index % 24 === 0 ? misdeclaredPicture : picture
    body.append('logo', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }))
    return post('business/upload-business-images', { headers: authorization(index), body })
  },
  // The largest that is parsed of visitors, and of accounts.
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

/** @returns the answer's status, or that the connection ended before it */
async function post(path: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(new URL(`/api/${path}`, url), { method: 'POST', ...init })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch {
    return 'cut off'
  }
}

function count(kind: string, end: string): void {
  const key = `${kind}: ${end}`
  counts[key] = (counts[key] ?? 0) + 1
}

const kinds = Object.entries(attacks).filter(([kind]) => wanted === 'all' || kind === wanted)
const attackers = wanted === 'all' ? 50 : 15

async function attackForEver(index: number): Promise<never> {
  const [kind, attack] = kinds[index % kinds.length] ?? []
  if (!kind || !attack) throw new Error(`There is no attack of the kind ${wanted}.`)
  for (;;) {
    const startMs = performance.now()
    count(kind, await attack(index))
    // A refusal costs the attacker nothing; ten a second each would still be one machine.
    await wait(Math.max(0, 100 - (performance.now() - startMs)))
  }
}

const report = () => process.send?.(counts)
report()
setInterval(report, 250)
await Promise.all(Array.from({ length: attackers }, (_, index) => attackForEver(index)))

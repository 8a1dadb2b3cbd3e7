import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@/contract'
import { buildServer, killNow, startChild } from '@/server/testing/child-server'
import { median } from '../bench/server/load'
import { type Figure, numberOption } from '../scripts/run-parts'

/*
 * Checks that the time of a refused sign-in doesn't reveal whether a username exists. Known and unknown names
 * alternate, and their order too, so that other programs slow both equally.
 */

/** The pairs of sign-ins before another username: a username may be signed in to with at most 100 wrong passwords. */
const pairsPerName = 90
/** The largest difference of the two medians, as a fraction. */
const maxDifference = 0.02
const password = 'flat white please'

type Action = 'signin' | 'signup'

/** The networks that calls have come from so far. */
let networkCount = 0

/**
 * Sends from a new network each time: one network may guess a username's password five times.
 * @returns status and duration
 */
async function send(url: URL, action: Action, username: string, typed: string) {
  networkCount += 1
  const forwardedFor = `10.0.${Math.floor(networkCount / 250)}.${networkCount % 250}`
  const startMs = performance.now()
  const answer = await fetch(new URL(`/api/${calls.credentials.path}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ data: { action, username, password: typed } }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, tookMs: performance.now() - startMs }
}

/** The time of one refused sign-in, in milliseconds. @throws for another status than 401, such as a throttled 429 */
async function timeRefusal(url: URL, username: string): Promise<number> {
  const { status, tookMs } = await send(url, 'signin', username, 'flat black please')
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}.`)
  return tookMs
}

/** Measures pairs of refused sign-ins, of a known and an unknown username, on a server that this function starts. */
export async function run(): Promise<Figure> {
  const pairs = numberOption('pairs', 3 * pairsPerName)
  const [program, folder] = [await buildServer(), await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))]
  const child = startChild(program, { DATA_DIR: folder, TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  try {
    const url = new URL(await child.url)
    for (let pair = 0; pair < pairs; pair += 1) {
      const name = `shop${Math.floor(pair / pairsPerName)}`
      if (pair % pairsPerName === 0) await send(url, 'signup', name, password)
      const knownFirst = [['known', name] as const, ['unknown', `no${name}`] as const]
      for (const [kind, username] of pair % 2 === 0 ? knownFirst : knownFirst.toReversed())
        times[kind].push(await timeRefusal(url, username))
    }
  } finally {
    await killNow(child)
    program.remove()
    await rm(folder, { recursive: true, force: true })
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(known / unknown - 1)
  return {
    goal: `known and unknown usernames within ${maxDifference * 100} %`,
    isKept: difference <= maxDifference,
    measured: `${pairs} pairs: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${(difference * 100).toFixed(1)} % apart`,
  }
}

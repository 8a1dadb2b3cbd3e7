import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints, failure } from '@/contract'
import { pathOf, testServer } from '../testing/harness.ts'
import { makeWorld, type ValidCall, validCalls, type World } from '../testing/valid-calls.ts'

/*
 * Valid calls to every endpoint with parts replaced, removed, added and repeated. `FUZZ_RUNS` sets their number,
 * default 150: `FUZZ_RUNS=100000 npm run test:server -- --only=pglite fuzzed` runs longer.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 150)
/** Requests between two lines of progress. */
const progressInterval = 5000

const server = testServer({}, 'once')

/** The Big List of Naughty Strings. */
const naughtyStrings = z
  .array(z.string())
  .parse(createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json'))

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const nested = (levels: number): Json => (levels === 0 ? [] : [nested(levels - 1)])

const strings = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 3, arbitrary: fc.constantFrom('a\u0000b', '\ud800', '', '__proto__', '1e999', 'x'.repeat(70_000)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const values: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: strings },
  fc.constantFrom<Json>(null, true, false, 0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 1e308, [], {}, nested(200)),
  fc.array(strings, { maxLength: 3 }),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'id'), strings), strings, {
    maxKeys: 3,
  }),
)

/** A mutation of a valid call. `position` selects one of the call's containers. */
const mutations = fc.record({
  position: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  key: strings,
  value: values,
})
type Mutation = typeof mutations extends fc.Arbitrary<infer Each> ? Each : never

/** The objects and arrays of a value, from the outside in. */
function containersOf(value: Json): (Json[] | { [key: string]: Json })[] {
  if (value === null || typeof value !== 'object') return []
  return [value, ...Object.values(value).flatMap(containersOf)]
}

/** Changes one entry of one of the containers in a value. */
function mutate(value: Json, { position, kind, key, value: shared }: Mutation): Json {
  // Copy the value, because further mutations change it and the next run gets the same object.
  const replacement = structuredClone(shared)
  const entries = containersOf(value).flatMap((container) =>
    Object.keys(container).map((each) => ({ container, each })),
  )
  const entry = entries[position % Math.max(entries.length, 1)]
  if (!entry) return replacement
  const { container, each } = entry
  if (kind === 'add') Reflect.set(container, Array.isArray(container) ? container.length : key, replacement)
  else if (kind === 'remove') Reflect.deleteProperty(container, each)
  else if (kind === 'repeat') Reflect.set(container, each, [Reflect.get(container, each), Reflect.get(container, each)])
  else Reflect.set(container, each, replacement)
  return value
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A form with one part's value, name or number changed. */
function mutateParts(parts: [string, string | File][], { position, kind, key, value }: Mutation): typeof parts {
  const at = position % Math.max(parts.length, 1)
  const [name, content] = parts[at] ?? ['file', '']
  if (kind === 'remove') return parts.toSpliced(at, 1)
  if (kind === 'repeat') return parts.toSpliced(at, 0, [name, content])
  if (kind === 'add') return [...parts, [key, asText(value)]]
  const isFile = position % 2 === 0
  return parts.toSpliced(at, 1, [name, isFile ? new File([asText(value)], key, { type: key }) : asText(value)])
}

interface Request {
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Percent-encodes any text. Lone surrogates become replacement characters. */
const encodePart = (text: string) => encodeURIComponent(Buffer.from(text).toString())

/** The request of a call after its mutations. Mutations of a call without input change its path parameters, or nothing. */
async function requestOf(name: EndpointName, call: ValidCall, changes: readonly Mutation[]): Promise<Request> {
  const params: Record<string, string> = {}
  for (const [parameter, id] of Object.entries(call.params ?? {})) {
    const [change] = changes
    params[parameter] = change && change.kind !== 'repeat' ? encodePart(asText(change.value)) : id
  }
  const url = pathOf(name, params)
  if ('parts' in call) {
    const form = new FormData()
    const changed = changes.reduce<[string, string | File][]>(
      mutateParts,
      call.parts.map(([part, value]) => [part, value]),
    )
    for (const [part, value] of changed) form.append(part, value)
    const encoded = new Response(form)
    const contentType = encoded.headers.get('content-type') ?? ''
    return { url, headers: { 'content-type': contentType }, payload: Buffer.from(await encoded.arrayBuffer()) }
  }
  if (endpoints[name].body === 'query') {
    const query = Object.entries(call.payload ?? {}).map(([key, value]) => [key, String(value)] as const)
    const pairs = changes.reduce((all, { position, kind, key, value }) => {
      const at = position % Math.max(all.length, 1)
      const pair = [kind === 'add' ? key : (all[at]?.[0] ?? key), asText(value)] as const
      return all.toSpliced(at, kind === 'replace' || kind === 'remove' ? 1 : 0, ...(kind === 'remove' ? [] : [pair]))
    }, query)
    const text = pairs.map(([key, value]) => `${encodePart(key)}=${encodePart(value)}`).join('&')
    return { url: `${url}?${text}`, headers: {} }
  }
  const body: Json = z.json().parse(structuredClone({ data: call.payload ?? null }))
  return {
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(changes.reduce(mutate, body)),
  }
}

/** Lines of a stack trace, and names of our files. */
const stackTrace = /\n\s+at |\.ts:\d+|node_modules/

describe('API-09 requests nobody should send', () => {
  let world: World | undefined
  let calls = 0

  /** The accounts. They are recreated periodically, because some calls end their sessions. */
  async function currentWorld(): Promise<World> {
    if (!world || calls % 20 === 0) world = await makeWorld(server)
    calls += 1
    return world
  }

  test(
    'are answered with an error that says what to do, never by a failure of the server',
    async () => {
      const request = fc.record({
        name: fc.constantFrom(...names),
        // Mostly a single mutation: several are likely rejected for the first one.
        changes: fc.oneof(
          { weight: 3, arbitrary: fc.tuple(mutations) },
          { weight: 1, arbitrary: fc.array(mutations, { minLength: 2, maxLength: 4 }) },
        ),
      })
      await fc.assert(
        fc.asyncProperty(request, async ({ name, changes }) => {
          if (calls > 0 && calls % progressInterval === 0) process.stderr.write(`${calls} requests sent, of ${runs}\n`)
          const accounts = await currentWorld()
          const { url, headers, payload } = await requestOf(name, await validCalls[name](accounts), changes)
          const { method, response, caller } = endpoints[name]
          const authorization = caller === 'anyone' ? {} : { authorization: `Bearer ${accounts[caller].token}` }
          const answer = await server.app.inject({
            method,
            url,
            headers: { ...headers, ...authorization },
            ...(method === 'POST' && payload !== undefined && { payload }),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
          expect(answer.body).not.toMatch(stackTrace)
          if (answer.statusCode >= 400) failure.parse(answer.json())
          else if (answer.statusCode === 200) response.parse(answer.json())
        }),
        { numRuns: runs },
      )
    },
    Math.max(60_000, runs * 50),
  )
})

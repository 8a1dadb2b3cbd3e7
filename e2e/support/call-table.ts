import { type EndpointName, endpoints } from '@/contract'

/** A journey, and every call that a page of its browsers made. Calls made through `support/calls.ts` are not among them. */
export interface Journey {
  title: string
  calls: readonly EndpointName[]
}

/** The type of the annotation that lists the calls of a test's pages, for the reporter. */
export const callsAnnotation = 'calls of pages'

/** Endpoints that no journey sees a page call, with the reason. */
export const notForPages: Partial<Record<EndpointName, string>> = {
  health: 'for the supervisor of the server',
  ready: 'for the supervisor of the server',
  resumeList: 'for other clients: the product takes the resumes from the session',
  // Playwright reports no request that a page sends as it is left; a journey checks the effect.
  beaconActionOnCandidate: 'sent by a page that is left: GT-09 in triage.spec.ts sees it arrive',
  beaconUpdateSavedJobs: 'sent by a page that is left: JS-10 in search.spec.ts sees it arrive',
}

/** The journeys that make each call; every endpoint of the contract is a key. */
export type CallTable = ReadonlyMap<EndpointName, readonly string[]>

// `Object.keys` returns strings; the endpoints' keys are their names.
const names = Object.keys(endpoints) as EndpointName[]

const patterns = names.map((name) => {
  const { method, path } = endpoints[name]
  return {
    name,
    method,
    pattern: new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`),
    hasParameters: path.includes(':'),
  }
})
// `jobs/search` also fits `jobs/:jobListingId`.
patterns.sort((one, other) => Number(one.hasParameters) - Number(other.hasParameters))

/** The endpoint a request goes to; undefined for pages, files, sign-in redirects and other requests outside the contract. */
export function endpointOf(method: string, url: string): EndpointName | undefined {
  const { pathname } = new URL(url)
  return patterns.find((each) => each.method === method && each.pattern.test(pathname))?.name
}

/** Collects the journeys of each call. */
export function callTable(journeys: readonly Journey[]): CallTable {
  return new Map(
    names.map((name) => [name, journeys.filter(({ calls }) => calls.includes(name)).map(({ title }) => title)]),
  )
}

/** What is wrong with the table: an endpoint that no journey calls, and one in `notForPages` that a journey does call. */
export function problemsOf(table: CallTable): string[] {
  return [...table].flatMap(([name, titles]) => {
    const { method, path } = endpoints[name]
    const reason = notForPages[name]
    if (titles.length === 0 && reason === undefined)
      return [`No journey makes a page call ${name} (${method} /api/${path}). Write one that presses its button.`]
    if (titles.length > 0 && reason !== undefined)
      return [
        `"${titles[0]}" makes a page call ${name}, though notForPages in e2e/support/call-table.ts says: ${reason}.`,
      ]
    return []
  })
}

/** The table as Markdown: one line an endpoint, with the journeys that call it. */
export function markdownOf(table: CallTable): string {
  const lines = [...table].map(([name, titles]) => {
    const cell = titles.length > 0 ? titles.join('<br>') : (notForPages[name] ?? '**none**')
    return `| ${name} | ${titles.length} | ${cell} |`
  })
  return ['| call | journeys | which |', '|---|---|---|', ...lines, ''].join('\n')
}

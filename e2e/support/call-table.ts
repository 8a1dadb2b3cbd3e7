import { type EndpointName, endpoints } from '@/contract'

/** A journey, and every call that its pages made. Calls of `support/calls.ts` are not included. */
export interface Journey {
  title: string
  calls: readonly EndpointName[]
}

/** The type of the annotation that lists the calls of a test's pages, for the reporter. */
export const callsAnnotation = 'calls of pages'

/** Endpoints whose calls no journey observes, with the reason. */
export const notForPages: Partial<Record<EndpointName, string>> = {
  health: 'for the supervisor of the server',
  ready: 'for the supervisor of the server',
  resumeList: 'for other clients: the product takes the resumes from the session',
  // Playwright reports no request that a page sends while it is left; a journey checks the effect.
  beaconActionOnCandidate: 'sent by a page that is left: GT-09 in triage.spec.ts sees it arrive',
  beaconUpdateSavedJobs: 'sent by a page that is left: JS-10 in search.spec.ts sees it arrive',
}

/** The journeys that make each call; every endpoint of the contract is a key. */
export type CallTable = ReadonlyMap<EndpointName, readonly string[]>

// `Object.keys` returns strings; the endpoints' keys are their names.
const endpointNames = Object.keys(endpoints) as EndpointName[]

/** What the requests to each endpoint look like, in the order in which they are tried. */
const requestPatterns = endpointNames.map((name) => {
  const { method, path } = endpoints[name]
  return {
    name,
    method,
    pathname: new RegExp(`^/api/${path.replace(/:\w+/g, '[^/]+')}$`),
    hasParameters: path.includes(':'),
  }
})
// Paths without parameters first, because `jobs/search` also matches `jobs/:jobListingId`.
requestPatterns.sort((one, other) => Number(one.hasParameters) - Number(other.hasParameters))

/** The endpoint a request goes to; undefined for pages, files, sign-in redirects and other requests outside the contract. */
export function endpointOf(method: string, url: string): EndpointName | undefined {
  const { pathname } = new URL(url)
  return requestPatterns.find((request) => request.method === method && request.pathname.test(pathname))?.name
}

/** Collects the journeys of each call. */
export function callTable(journeys: readonly Journey[]): CallTable {
  const titlesOf = (name: EndpointName) =>
    journeys.filter(({ calls }) => calls.includes(name)).map(({ title }) => title)
  return new Map(endpointNames.map((name) => [name, titlesOf(name)]))
}

/** The table's problems: endpoints that no journey calls, and endpoints of `notForPages` that a journey calls. */
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
    const reason = notForPages[name] ?? '**none**'
    return `| ${name} | ${titles.length} | ${titles.join('<br>') || reason} |`
  })
  return ['| call | journeys | which |', '|---|---|---|', ...lines, ''].join('\n')
}

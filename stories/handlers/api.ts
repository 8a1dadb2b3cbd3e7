import { HttpResponse, http, type RequestHandler } from 'msw'
import { z } from 'zod'
import {
  type EndpointName,
  endpoints,
  type Failure,
  failureStatuses,
  type RequestOf,
  type ResponseOf,
} from '@/contract'

/**
 * The outcome of a stubbed call: a response, a refusal, null for an unreachable server, or `never` for a request that
 * stays pending.
 */
export type StoryAnswer<Name extends EndpointName> = ResponseOf<Name> | Failure | null | 'never'

/** A response or a function that makes it; `payload` is the JSON body, a form is read from `request`. */
type Respond<Name extends EndpointName> =
  | StoryAnswer<Name>
  | ((payload: RequestOf<Name>, request: Request) => StoryAnswer<Name> | Promise<StoryAnswer<Name>>)

function isFailure(answer: object): answer is Failure {
  return 'success' in answer && answer.success === false
}

/** A refusal by the server, in the contract's shape. */
export function refusal(code: Failure['code'], message: string, fields?: Record<string, string>): Failure {
  return { success: false, code, message, ...(fields ? { fields } : {}) }
}

/**
 * Stubs one endpoint. The request is validated by the endpoint's schema, so a story fails when its screen sends a request
 * that the server would refuse.
 */
export function answerTo<Name extends EndpointName>(name: Name, respond: Respond<Name>): RequestHandler {
  const { method, path, body, request: schema } = endpoints[name]
  const url = `/api/${path}`
  return http[method === 'GET' ? 'get' : 'post'](url, async ({ request }) => {
    const parameters = Object.fromEntries(new URL(request.url).searchParams)
    const payload = body === 'json' || body === 'beacon' ? await request.clone().json() : undefined
    const sent = typeof payload === 'object' && payload !== null && 'data' in payload ? payload.data : undefined
    const data = body === 'query' ? parameters : sent
    const checked = z.safeParse(schema, data)
    if (body !== 'multipart' && !checked.success)
      throw new Error(`${path} was sent what the server refuses: ${checked.error.message}`)
    // The endpoint's schema accepted `data` above.
    const answer = typeof respond === 'function' ? await respond(data as RequestOf<Name>, request) : respond
    if (answer === null) return HttpResponse.error()
    if (answer === 'never') return new Promise<never>(() => {})
    return isFailure(answer)
      ? HttpResponse.json(answer, { status: failureStatuses[answer.code] })
      : HttpResponse.json(answer)
  })
}

/** The story parameters that answer calls with exactly these handlers. */
export function answeredBy(...handlers: RequestHandler[]) {
  return { msw: { handlers } }
}

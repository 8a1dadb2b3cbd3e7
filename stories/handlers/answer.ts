import { type HttpHandler, HttpResponse, http } from 'msw'
import { type EndpointName, endpoints, type Failure, type ResponseOf } from '@/contract'

/** What a story's server says to a call: the answer, a refusal, or nothing at all. */
export type Reply<Name extends EndpointName> = ResponseOf<Name> | Failure | 'unreachable' | 'never'

const statuses: Record<Failure['code'], number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  closed: 410,
  tooLarge: 413,
  unsupportedType: 415,
  rateLimited: 429,
  internal: 500,
}

/** Answers one call of the contract; `reply` may be a function of the request, to answer each in its turn. */
export function answer<Name extends EndpointName>(
  name: Name,
  reply: Reply<Name> | ((request: Request) => Reply<Name> | Promise<Reply<Name>>),
): HttpHandler {
  const { method, path } = endpoints[name]
  const listen = method === 'GET' ? http.get : http.post
  return listen(`/api/${path}`, async ({ request }) => {
    const said = typeof reply === 'function' ? await reply(request) : reply
    if (said === 'unreachable') return HttpResponse.error()
    if (said === 'never') return new Promise<never>(() => {})
    const refused = 'code' in said && said.success === false
    return HttpResponse.json(said, { status: refused ? statuses[said.code] : 200 })
  })
}

/** A refusal as the server words it. */
export function refusal(code: Failure['code'], message: string, fields?: Record<string, string>): Failure {
  return { success: false, code, message, ...(fields ? { fields } : {}) }
}

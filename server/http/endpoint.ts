import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { type Caller, type Endpoint, type EndpointName, type Endpoints, endpoints, type ResponseOf } from '@/contract'
import { messages, moderationMessages } from '@/domain'
import type { Context } from '../context.ts'
import type { ProviderClient } from '../identity/provider-client.ts'
import { bearerToken, cookieToken, isSameOrigin } from '../identity/session-cookie.ts'
import {
  findSession,
  type SignedInAccount,
  type SignedInAdmin,
  type SignedInBusiness,
  type SignedInStudent,
} from '../identity/sessions.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { clientGoneSignal } from './client-gone.ts'
import { type FieldMessages, HttpFailure, invalid } from './http-failure.ts'
import { JsonText } from './json-text.ts'
import { type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts'
import { networkOf } from './network.ts'
import { endpointSchema } from './openapi.ts'
import { createRefusedSessions } from './refused-sessions.ts'
import { scanUploads } from './scan-uploads.ts'
import { unstorableField } from './storable-text.ts'
import type { UploadBudget } from './upload-budget.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the call's session; set before the body is read. */
    account: SignedInAccount | null
    /** The parts of a multipart call. */
    form: MultipartForm | null
  }
  interface FastifyInstance {
    /** The first argument of every service. */
    context: Context
    /** The open pages that get live updates. */
    live: LiveHub
    uploadBudget: UploadBudget
    /** Null without an identity provider. */
    identityProvider: ProviderClient | null
  }
}

/** The type of a call's account, by the endpoint's caller. */
interface AccountOf {
  anyone: undefined
  student: SignedInStudent
  business: SignedInBusiness
  admin: SignedInAdmin
}

/** The `:names` of a path. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type FilePartOf<Name extends EndpointName> = Endpoints[Name] extends { files: infer Files }
  ? keyof Files & string
  : never

type Inputs = { [Name in EndpointName]: z.output<Endpoints[Name]['request']> }
type Callers = { [Name in EndpointName]: Endpoints[Name]['caller'] }

/** The contract's table, typed so that a row looked up by a generic name keeps the types of that name. */
const table: {
  [Name in EndpointName]: Endpoint & { request: z.core.$ZodType<Inputs[Name]>; caller: Callers[Name] }
} = endpoints

/** An authenticated call, whose input fits the endpoint's schema. */
export interface Call<Name extends EndpointName> {
  /** The body's `data`, the query parameters or the multipart form's fields, after the schema's transforms. */
  input: Inputs[Name]
  /** The caller's account; undefined where anyone may call. */
  account: AccountOf[Callers[Name]]
  /** A path parameter; all are ids. */
  parameter: (name: ParameterOf<Endpoints[Name]['path']>) => string
  /** A file of the multipart form; undefined when it was not sent. */
  file: (part: FilePartOf<Name>) => UploadedFile | undefined
  /** The files of a part that may be sent more than once, in the order sent. */
  files: (part: FilePartOf<Name>) => readonly UploadedFile[]
  context: Context
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a call. The response schema checks the result and drops unknown fields; a {@link JsonText} has been checked. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<ResponseOf<Name> | JsonText<ResponseOf<Name>>>

/** Registers the route of an endpoint: caller, limits, validation, response and documentation come from its row. */
export function registerEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const endpoint = table[name]
  const refusedSessions = createRefusedSessions(app.context)
  const route: RouteOptions = {
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    schema: endpointSchema(name),
    config: callsPerMinute(app.context, endpoint.perMinute, refusedSessions.add),
    onRequest: async (request) => {
      refusedSessions.requireOthers(request)
      await authenticate(app.context, endpoint, request)
    },
    preValidation: async (request, reply) => {
      if (endpoint.body !== 'multipart') return
      const form = await app.uploadBudget.read(callerKey(request), () => readForm(endpoint, request, reply))
      await scanUploads(app.context.virusScanner, request, form)
      request.form = form
    },
    handler: async (request, reply) => {
      const answer = await handler({
        input: validate(endpoint.request, readPayload(endpoint, request)),
        account: requireAccount(endpoint.caller, request),
        parameter: (parameter) => requireId(request, parameter),
        file: (part) => request.form?.files.get(part)?.[0],
        files: (part) => request.form?.files.get(part) ?? [],
        context: app.context,
        request,
        reply,
      })
      reply.header('cache-control', 'no-store')
      if (answer instanceof JsonText) return reply.type('application/json; charset=utf-8').send(answer.text)
      return z.parse(endpoint.response, answer)
    },
  }
  // Endpoints without a body have a limit of zero, which Fastify does not accept. `readMultipart` limits forms. The limit of
  // `app.ts` applies to a body of an endpoint without one, and to JSON sent to a form's endpoint.
  app.route(endpoint.maxBytes > 0 && endpoint.body !== 'multipart' ? { ...route, bodyLimit: endpoint.maxBytes } : route)
}

/**
 * The route option for at most so many calls a minute of one account, or of one network where the call has no account,
 * times `RATE_LIMIT_SCALE`, on all servers together; null for no limit. Counted once the call is authenticated: calls before that count for
 * their network (`network-limit.ts`).
 * @param onExceeded called with each call that is refused, and for how long further ones will be
 */
export function callsPerMinute(
  { config }: Context,
  max: number | null,
  onExceeded: (request: FastifyRequest, refusedForMs: number) => void = () => {},
): { rateLimit: RateLimitOptions | false } {
  if (max === null) return { rateLimit: false }
  return {
    rateLimit: {
      max: Math.ceil(max * config.rateLimitScale),
      keyGenerator: (request) => `${callerKey(request)} ${request.method} ${request.routeOptions.url}`,
      errorResponseBuilder: (request, { ttl }) => {
        onExceeded(request, ttl)
        return new HttpFailure('rateLimited')
      },
    },
  }
}

/** What a call is counted for: its account, or its network where it has none. */
function callerKey({ account, ip }: FastifyRequest): string {
  return account ? `${account.kind} ${account.id}` : networkOf(ip)
}

/**
 * Sets the request's account. Runs before the body is read.
 * @throws HttpFailure 401, or 403 for the wrong kind and for a suspended business.
 */
async function authenticate(
  context: Context,
  { caller, body, whileSuspended }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (caller === 'anyone') return
  const cookie = body === 'beacon' && isSameOrigin(context, request) ? cookieToken(context, request) : undefined
  const token = bearerToken(request) ?? cookie
  request.account = token ? await findSession(context, token) : null
  if (!request.account) throw new HttpFailure('unauthenticated')
  if (request.account.kind !== caller) throw new HttpFailure('forbidden')
  const isSuspended = request.account.kind === 'business' && request.account.isSuspended
  if (isSuspended && !whileSuspended) throw new HttpFailure('forbidden', moderationMessages.suspended)
}

const requireAccountOf: { [Kind in Caller]: (account: SignedInAccount | null) => AccountOf[Kind] } = {
  anyone: () => undefined,
  student: (account) => {
    if (account?.kind !== 'student') throw new HttpFailure('forbidden')
    return account
  },
  business: (account) => {
    if (account?.kind !== 'business') throw new HttpFailure('forbidden')
    return account
  },
  admin: (account) => {
    if (account?.kind !== 'admin') throw new HttpFailure('forbidden')
    return account
  },
}

function requireAccount<Kind extends Caller>(kind: Kind, request: FastifyRequest): AccountOf[Kind] {
  return requireAccountOf[kind](request.account)
}

function readForm(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new HttpFailure('unsupportedType')
  return readMultipart(request, endpoint.files ?? {}, endpoint.maxBytes, clientGoneSignal(reply))
}

const jsonBody = z.object({ data: z.unknown() })

/** The input before validation: a form's fields, the query parameters, or the `data` of a JSON body. */
function readPayload(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.body === 'none') return undefined
  if (endpoint.body === 'query') return request.query
  if (endpoint.body === 'multipart') return request.form?.fields
  const body = jsonBody.safeParse(request.body)
  if (!body.success || body.data.data === undefined) throw invalid({ data: messages.general.invalid })
  return body.data.data
}

function validate<Output>(schema: z.core.$ZodType<Output>, payload: unknown): Output {
  // Replaces zod's own messages, which are for developers.
  const result = z.safeParse(schema, payload, { error: () => messages.general.invalid })
  if (!result.success) throw invalid(toFieldMessages(result.error))
  const unstorable = unstorableField(result.data)
  if (unstorable !== undefined) throw invalid({ [unstorable]: messages.general.invalid })
  return result.data
}

/** The first message of each field. */
function toFieldMessages(error: z.core.$ZodError): FieldMessages {
  const fields: FieldMessages = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'data'] ??= issue.message
  return fields
}

const id = z.uuid()

/** @throws HttpFailure 404 when the parameter is not an id. */
function requireId(request: FastifyRequest, name: string): string {
  const parameters = z.record(z.string(), z.string()).parse(request.params)
  const result = id.safeParse(parameters[name])
  if (!result.success) throw new HttpFailure('notFound')
  return result.data
}

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { type Caller, type Endpoint, type EndpointName, type Endpoints, endpoints, type ResponseOf } from '@/contract'
import { messages } from '@/domain'
import type { Context } from '../context.ts'
import { bearerToken, cookieToken, isSameOrigin } from '../identity/session-cookie.ts'
import { type Account, findSession } from '../identity/sessions.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { type FieldMessages, HttpFailure, invalid } from './http-failure.ts'
import { type MultipartForm, readMultipart, type UploadedFile } from './multipart.ts'
import { documentationOf } from './openapi.ts'
import { unstorableField } from './storable-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the session of this call belongs to; set before an endpoint's body is read. */
    account: Account | null
    /** The parts of a multipart call. */
    form: MultipartForm | null
  }
  interface FastifyInstance {
    /** What services are given. */
    context: Context
    /** The pages that are open, and what they are told. */
    live: LiveHub
  }
}

/** The account a handler is given, by who may call. */
interface AccountOf {
  anyone: undefined
  student: Account<'student'>
  business: Account<'business'>
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

/** The contract's table, typed so that a row looked up by a generic name keeps what belongs to that name. */
const table: {
  [Name in EndpointName]: Endpoint & { request: z.ZodType<Inputs[Name]>; caller: Callers[Name] }
} = endpoints

/** A call that has been let in: its input fits the endpoint's schema, its caller is of the right kind. */
export interface Call<Name extends EndpointName> {
  /** The body's `data`, the address's parameters or the texts of a multipart form, after the schema's transforms. */
  input: Inputs[Name]
  /** The caller's account; undefined where anyone may call. */
  account: AccountOf[Callers[Name]]
  /** A path parameter, which is always an id. */
  parameter: (name: ParameterOf<Endpoints[Name]['path']>) => string
  /** A file of the multipart form, if it was sent. */
  file: (part: FilePartOf<Name>) => UploadedFile | undefined
  /** Every file of a part that may come more than once, in the order sent. */
  files: (part: FilePartOf<Name>) => readonly UploadedFile[]
  context: Context
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers a call. What it returns goes through the endpoint's response schema, which drops unknown fields. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<ResponseOf<Name>>

/** Adds the route of an endpoint of the contract: caller, limits, validation, answer and documentation from its row. */
export function registerEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const endpoint = table[name]
  const route: RouteOptions = {
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    schema: documentationOf(name),
    config: { rateLimit: { max: Math.ceil(endpoint.perMinute * app.context.config.rateLimitScale) } },
    onRequest: (request) => letIn(app.context, endpoint, request),
    preValidation: async (request) => {
      if (endpoint.body === 'multipart') request.form = await readForm(endpoint, request)
    },
    handler: async (request, reply) => {
      const answer = await handler({
        input: validated(endpoint.request, payloadOf(endpoint, request)),
        account: accountFor(endpoint.caller, request),
        parameter: (parameter) => idParameter(request, parameter),
        file: (part) => request.form?.files.get(part)?.[0],
        files: (part) => request.form?.files.get(part) ?? [],
        context: app.context,
        request,
        reply,
      })
      reply.header('cache-control', 'no-store')
      return z.parse(endpoint.response, answer)
    },
  }
  // Without a body there is nothing to limit, and Fastify wants a limit above zero.
  app.route(endpoint.maxBytes > 0 && endpoint.body !== 'multipart' ? { ...route, bodyLimit: endpoint.maxBytes } : route)
}

/** Finds out who is calling, before anything of the body is read, and turns the wrong ones away. */
async function letIn(context: Context, { caller, body }: Endpoint, request: FastifyRequest): Promise<void> {
  if (caller === 'anyone') return
  const cookie = body === 'beacon' && isSameOrigin(context, request) ? cookieToken(context, request) : undefined
  const token = bearerToken(request) ?? cookie
  request.account = token ? await findSession(context, token) : null
  if (!request.account) throw new HttpFailure('unauthenticated')
  if (request.account.kind !== caller) throw new HttpFailure('forbidden')
}

const accountsFor: { [Kind in Caller]: (account: Account | null) => AccountOf[Kind] } = {
  anyone: () => undefined,
  student: (account) => accountOfKind('student', account),
  business: (account) => accountOfKind('business', account),
}

function accountFor<Kind extends Caller>(kind: Kind, request: FastifyRequest): AccountOf[Kind] {
  return accountsFor[kind](request.account)
}

function accountOfKind<Kind extends Account['kind']>(kind: Kind, account: Account | null): Account<Kind> {
  if (account?.kind !== kind) throw new HttpFailure('forbidden')
  return { kind, id: account.id }
}

function readForm(endpoint: Endpoint, request: FastifyRequest): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new HttpFailure('unsupportedType')
  return readMultipart(request, endpoint.files ?? {}, endpoint.maxBytes)
}

const wrapped = z.object({ data: z.unknown() })

/** The input as sent: the texts of a form, or what JSON wraps in `data`. */
function payloadOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.body === 'none') return undefined
  if (endpoint.body === 'query') return request.query
  if (endpoint.body === 'multipart') return request.form?.fields
  const body = wrapped.safeParse(request.body)
  if (!body.success || body.data.data === undefined) throw invalid({ data: messages.general.invalid })
  return body.data.data
}

function validated<Output>(schema: z.ZodType<Output>, payload: unknown): Output {
  // What zod says of its own accord is for developers.
  const result = schema.safeParse(payload, { error: () => messages.general.invalid })
  if (!result.success) throw invalid(fieldMessages(result.error))
  const unstorable = unstorableField(result.data)
  if (unstorable !== undefined) throw invalid({ [unstorable]: messages.general.invalid })
  return result.data
}

/** The first message of each field. */
function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'data'] ??= issue.message
  return fields
}

const id = z.uuid()

function idParameter(request: FastifyRequest, name: string): string {
  const parameters = z.record(z.string(), z.string()).parse(request.params)
  const result = id.safeParse(parameters[name])
  if (!result.success) throw new HttpFailure('notFound')
  return result.data
}

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import {
  backgroundHeader,
  type Caller,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ResponseOf,
} from '@/contract'
import { moderationMessages } from '@/domain'
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
import { readForm, readPayload, requireId, validateInput } from './call-input.ts'
import { callerKey, callsPerMinute } from './call-limits.ts'
import { HttpFailure } from './http-failure.ts'
import { JsonText } from './json-text.ts'
import type { MultipartForm, UploadedFile } from './multipart.ts'
import { endpointSchema } from './openapi.ts'
import { createRefusedSessions } from './refused-sessions.ts'
import { scanUploads } from './scan-uploads.ts'
import type { UploadBudget } from './upload-budget.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session's account, set before the body is read; null without a session. */
    account: SignedInAccount | null
    /** The parsed multipart form; null for other bodies. */
    form: MultipartForm | null
  }
  interface FastifyInstance {
    /** The first argument of every service. */
    context: Context
    /** The open pages that get live updates. */
    live: LiveHub
    uploadBudget: UploadBudget
    /** Null when no identity provider is configured. */
    identityProvider: ProviderClient | null
  }
}

/** The type of a call's account, by the kind of caller. */
interface AccountOf {
  anyone: undefined
  student: SignedInStudent
  business: SignedInBusiness
  admin: SignedInAdmin
}

/** The names of a path's `:parameters`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The names of an endpoint's file parts. */
type FilePartOf<Name extends EndpointName> = Endpoints[Name] extends { files: infer Files }
  ? keyof Files & string
  : never

/** The validated input and the kind of caller of each endpoint. */
type Inputs = { [Name in EndpointName]: z.output<Endpoints[Name]['request']> }
type Callers = { [Name in EndpointName]: Endpoints[Name]['caller'] }

/** The contract's endpoints, typed so that a lookup by a generic name keeps that name's types. */
const typedEndpoints: {
  [Name in EndpointName]: Endpoint & { request: z.core.$ZodType<Inputs[Name]>; caller: Callers[Name] }
} = endpoints

/** An authenticated call with validated input. */
export interface Call<Name extends EndpointName> {
  /** The body's `data`, the query parameters or the multipart form's fields, after the schema's transforms. */
  input: Inputs[Name]
  /** The caller's account; undefined where anyone may call. */
  account: AccountOf[Callers[Name]]
  /** A path parameter. Every path parameter is an id. */
  parameter: (name: ParameterOf<Endpoints[Name]['path']>) => string
  /** The file of a part; undefined when none was sent. */
  file: (part: FilePartOf<Name>) => UploadedFile | undefined
  /** The files of a part that accepts several, in the order sent. */
  files: (part: FilePartOf<Name>) => readonly UploadedFile[]
  context: Context
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Returns the response of a call. The response schema then validates it and removes unknown fields; a {@link JsonText}
 * is already validated.
 */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<ResponseOf<Name> | JsonText<ResponseOf<Name>>>

/** Registers an endpoint's route. Its row in the contract defines caller, limits, validation, response and docs. */
export function registerEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const endpoint = typedEndpoints[name]
  const refusedSessions = createRefusedSessions(app.context)
  const route: RouteOptions = {
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    schema: endpointSchema(name),
    config: callsPerMinute(app.context, endpoint.perMinute, refusedSessions.add),
    onRequest: async (request) => {
      refusedSessions.rejectRemembered(request)
      await authenticate(app.context, endpoint, request)
    },
    preValidation: async (request, reply) => {
      if (endpoint.body !== 'multipart') return
      const form = await app.uploadBudget.read(callerKey(request), () => readForm(endpoint, request, reply))
      await scanUploads(app.context.virusScanner, request, form)
      request.form = form
    },
    handler: async (request, reply) => {
      const response = await handler({
        input: validateInput(endpoint.request, readPayload(endpoint, request)),
        account: requireAccountOf[endpoint.caller](request.account),
        parameter: (parameter) => requireId(request, parameter),
        file: (part) => request.form?.files.get(part)?.[0],
        files: (part) => request.form?.files.get(part) ?? [],
        context: app.context,
        request,
        reply,
      })
      reply.header('cache-control', 'no-store')
      if (response instanceof JsonText) return reply.type('application/json; charset=utf-8').send(response.text)
      return z.parse(endpoint.response, response)
    },
  }
  // `bodyLimit` can't be zero, and `readMultipart` limits forms. In both cases the limit of `app.ts` applies to an
  // unexpected JSON body.
  app.route(endpoint.maxBytes > 0 && endpoint.body !== 'multipart' ? { ...route, bodyLimit: endpoint.maxBytes } : route)
}

/**
 * Sets the request's account from its session, before the body is read.
 * @throws HttpFailure 401 without a session, 403 for another kind of account and for a suspended business.
 */
async function authenticate(
  context: Context,
  { caller, body, whileSuspended }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (caller === 'anyone') return
  // Beacons can't send headers. Other sites could make a browser send the cookie, so it counts from our origin only.
  const cookie = body === 'beacon' && isSameOrigin(context, request) ? cookieToken(context, request) : undefined
  const token = bearerToken(request) ?? cookie
  request.account = token ? await findSession(context, token, { isUse: !(backgroundHeader in request.headers) }) : null
  if (!request.account) throw new HttpFailure('unauthenticated')
  if (request.account.kind !== caller) throw new HttpFailure('forbidden')
  const isSuspended = request.account.kind === 'business' && request.account.isSuspended
  if (isSuspended && !whileSuspended) throw new HttpFailure('forbidden', moderationMessages.suspended)
}

/** The account of a request, by the kind of caller. @throws HttpFailure 403 for another kind of account. */
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

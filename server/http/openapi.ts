import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from 'fastify'
import { z } from 'zod'
import { type Endpoint, type EndpointName, endpoints, failure } from '@/contract'
import { sessionCookie } from '../identity/session-cookie.ts'
import { docsPath } from './security-headers.ts'

/** Marks a route with its endpoint's name. The API description is generated from the contract on first request. */
export function endpointSchema(name: EndpointName): FastifySchema {
  return { operationId: name }
}

/** The response headers copied from the documentation server. The app sets all others. */
const docsHeaders = ['content-type', 'cache-control', 'etag', 'last-modified', 'location']

/**
 * Serves the API description at `/api/docs` and `/api/docs/json`. A second Fastify, built on the first request,
 * responds, because loading its packages would delay every start. Register it before the endpoints.
 */
export function registerOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.method !== 'HEAD' && !route.schema?.hide) routes.push(route)
  })
  let docs: Promise<FastifyInstance> | undefined
  const handler = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    docs ??= buildDocs(routes)
    const response = await (await docs).inject({ url, headers })
    for (const name of docsHeaders) if (response.headers[name] !== undefined) reply.header(name, response.headers[name])
    return reply.code(response.statusCode).send(response.rawPayload)
  }
  for (const url of [docsPath, `${docsPath}/*`]) app.get(url, { schema: { hide: true }, handler })
  app.addHook('onClose', async () => (await docs)?.close())
}

/** Builds a Fastify server of the documentation pages for these routes. */
async function buildDocs(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: fastifySwagger }, { default: fastifySwaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = fastify()
  docs.setValidatorCompiler(() => () => true)
  await docs.register(fastifySwagger, {
    openapi: {
      info: { title: 'Campus Gigs', version: '1', description: 'The calls of the browser to the server.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie,
            description: 'Behind TLS: `__Host-` and this name.',
          },
        },
      },
    },
  })
  await docs.register(fastifySwaggerUi, { routePrefix: docsPath })
  for (const { method, url, schema } of routes) {
    const described = isEndpointName(schema?.operationId) ? describeEndpoint(schema.operationId) : undefined
    docs.route({ method, url, ...(described && { schema: described }), handler: () => ({}) })
  }
  return docs
}

const isEndpointName = (name: unknown): name is EndpointName => typeof name === 'string' && name in endpoints

/** The OpenAPI operation of an endpoint, from its row in the contract. */
function describeEndpoint(name: EndpointName): FastifySchema {
  const endpoint: Endpoint = endpoints[name]
  const body = describeBody(endpoint)
  return {
    operationId: name,
    summary: endpoint.doc,
    tags: [endpoint.path.split('/')[0] ?? ''],
    ...(body && { body }),
    ...(endpoint.body === 'query' && { querystring: toJsonSchema(endpoint.request, 'input') }),
    ...(endpoint.body === 'multipart' && { consumes: ['multipart/form-data'] }),
    ...(endpoint.caller !== 'anyone' && {
      security: endpoint.body === 'beacon' ? [{ bearer: [] }, { cookie: [] }] : [{ bearer: [] }],
    }),
    response: {
      '2xx': { description: 'Done', ...toJsonSchema(endpoint.response, 'output') },
      default: { description: 'Refused', ...toJsonSchema(failure, 'output') },
    },
  }
}

type JsonSchema = Record<string, unknown>

function describeBody(endpoint: Endpoint): JsonSchema | undefined {
  if (endpoint.body === 'none' || endpoint.body === 'query') return undefined
  const data = toJsonSchema(endpoint.request, 'input')
  if (endpoint.body !== 'multipart') return { type: 'object', required: ['data'], properties: { data } }
  const files = Object.entries(endpoint.files ?? {}).map(([part, { maxBytes, types, maxCount = 1 }]) => {
    const file = { type: 'string', format: 'binary', description: `${types.join(', ')}, at most ${maxBytes} bytes` }
    return [part, maxCount === 1 ? file : { type: 'array', items: file, maxItems: maxCount }]
  })
  const properties = typeof data.properties === 'object' ? data.properties : {}
  return { ...data, type: 'object', properties: { ...properties, ...Object.fromEntries(files) } }
}

/** Converts a schema to JSON Schema without refinements and transforms, which JSON Schema can't express. */
function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io, target: 'draft-7' })
  return rest
}

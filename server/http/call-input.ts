import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@/contract'
import { messages } from '@/domain'
import { clientGoneSignal } from './client-gone.ts'
import { type FieldMessages, HttpFailure, invalidFields } from './http-failure.ts'
import { type MultipartForm, readMultipart } from './multipart.ts'
import { unstorableField } from './storable-text.ts'

// Reads and validates the input of a call: its form, body or query parameters, and its path parameters.

/** Reads a multipart form. @throws HttpFailure 415 for another type of body, and as {@link readMultipart} */
export function readForm(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new HttpFailure('unsupportedType')
  return readMultipart(request, endpoint.files ?? {}, endpoint.maxBytes, clientGoneSignal(reply))
}

const jsonBody = z.object({ data: z.unknown() })

/** The unvalidated input: a form's fields, the query parameters, or the `data` of a JSON body. */
export function readPayload(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.body === 'none') return undefined
  if (endpoint.body === 'query') return request.query
  if (endpoint.body === 'multipart') return request.form?.fields
  const body = jsonBody.safeParse(request.body)
  if (!body.success || body.data.data === undefined) throw invalidFields({ data: messages.general.invalid })
  return body.data.data
}

/** Validates an input. @throws HttpFailure 400 with messages by field, also for texts that the database can't store */
export function validateInput<Output>(schema: z.core.$ZodType<Output>, payload: unknown): Output {
  // Replace zod's default messages, which are written for developers.
  const result = z.safeParse(schema, payload, { error: () => messages.general.invalid })
  if (!result.success) throw invalidFields(toFieldMessages(result.error))
  const unstorable = unstorableField(result.data)
  if (unstorable !== undefined) throw invalidFields({ [unstorable]: messages.general.invalid })
  return result.data
}

/** The first message of each field with an issue. The whole input is the field `data`. */
function toFieldMessages(error: z.core.$ZodError): FieldMessages {
  const fields: FieldMessages = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'data'] ??= issue.message
  return fields
}

const id = z.uuid()

/** @throws HttpFailure 404 when the parameter is not an id. */
export function requireId(request: FastifyRequest, name: string): string {
  const parameters = z.record(z.string(), z.string()).parse(request.params)
  const result = id.safeParse(parameters[name])
  if (!result.success) throw new HttpFailure('notFound')
  return result.data
}

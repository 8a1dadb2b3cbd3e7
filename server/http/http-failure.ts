import { type Failure, type FailureCode, failureCodes, failureStatuses } from '@/contract'
import { messages, type PostingGate } from '@/domain'

/** Messages by field path, joined with dots. */
export type FieldMessages = Record<string, string>

const defaultMessages: Record<FailureCode, string> = {
  invalid: messages.general.invalid,
  unauthenticated: messages.refusal.unauthenticated,
  forbidden: messages.refusal.forbidden,
  notFound: messages.refusal.notFound,
  conflict: messages.general.invalid,
  closed: messages.apply.closed,
  tooLarge: messages.refusal.tooLarge,
  unsupportedType: messages.general.invalid,
  keyReused: messages.refusal.keyReused,
  rateLimited: messages.refusal.rateLimited,
  internal: messages.general.internal,
  unavailable: messages.refusal.unavailable,
}

/** The optional parts of a failure. */
export interface FailureDetails {
  /** The text to show. Default: the message of the code. */
  message?: string | undefined
  fields?: FieldMessages | undefined
  /** The gate that keeps a business from posting. */
  gate?: PostingGate | undefined
  /** The `Retry-After` header: seconds after which the call may succeed. */
  retryAfterSeconds?: number | undefined
}

/**
 * An expected failure. Thrown anywhere below a route, it becomes the contract's `failure` response. People read its
 * message, so the message reveals nothing about the server's internals.
 */
export class HttpFailure extends Error {
  readonly code: FailureCode
  readonly statusCode: number
  readonly fields: FieldMessages | undefined
  readonly gate: PostingGate | undefined
  readonly retryAfterSeconds: number | undefined

  /** @param details the text to show, or several parts */
  constructor(code: FailureCode, details: string | FailureDetails = {}) {
    const { message, fields, gate, retryAfterSeconds }: FailureDetails =
      typeof details === 'string' ? { message: details } : details
    super(message ?? defaultMessages[code])
    this.name = 'HttpFailure'
    this.code = code
    this.statusCode = failureStatuses[code]
    this.fields = fields
    this.gate = gate
    this.retryAfterSeconds = retryAfterSeconds
  }

  get body(): Failure {
    const { code, message, fields, gate } = this
    return { success: false, error: true, code, message, ...(fields && { fields }), ...(gate && { gate }) }
  }
}

/** A 400 with messages by field, whose own message is that of the first field. */
export function invalidFields(fields: FieldMessages): HttpFailure {
  return new HttpFailure('invalid', { message: Object.values(fields)[0], fields })
}

/** A failure with one message for the call and for one of its fields or files. */
export function refusedField(code: FailureCode, field: string, message: string): HttpFailure {
  return new HttpFailure(code, { message, fields: { [field]: message } })
}

/** The failure code of a Fastify error's status. An unknown 4xx is `invalid`, any other `internal`. */
export function toFailureCode(status: number): FailureCode {
  const codeOfStatus = failureCodes.find((code) => failureStatuses[code] === status)
  const isClientError = status >= 400 && status < 500
  return codeOfStatus ?? (isClientError ? 'invalid' : 'internal')
}

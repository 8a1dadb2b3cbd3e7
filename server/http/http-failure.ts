import { type Failure, type FailureCode, failureCodes, failureStatuses } from '@/contract'
import { messages } from '@/domain'

/** Messages by field path, joined with dots. */
export type FieldMessages = Record<string, string>

/** The message of each failure code, when none is given. */
const defaultMessages: Record<FailureCode, string> = {
  invalid: messages.general.invalid,
  unauthenticated: messages.general.unauthenticated,
  forbidden: messages.general.forbidden,
  notFound: messages.general.notFound,
  conflict: messages.general.invalid,
  closed: messages.apply.closed,
  tooLarge: messages.general.tooLarge,
  unsupportedType: messages.general.invalid,
  rateLimited: messages.general.rateLimited,
  internal: messages.general.internal,
}

/**
 * A refusal. Thrown anywhere below a route, it becomes the contract's `failure`. Its message is shown to people, so it
 * reveals nothing about the server's internals.
 */
export class HttpFailure extends Error {
  readonly code: FailureCode
  readonly statusCode: number
  readonly fields: FieldMessages | undefined

  constructor(code: FailureCode, message: string = defaultMessages[code], fields?: FieldMessages) {
    super(message)
    this.name = 'HttpFailure'
    this.code = code
    this.statusCode = failureStatuses[code]
    this.fields = fields
  }

  /** The body of the response. */
  get body(): Failure {
    const { code, message, fields } = this
    return { success: false, error: true, code, message, ...(fields && { fields }) }
  }
}

/** A 400 that marks fields. Its message is the first field's by default. */
export function invalid(fields: FieldMessages, message?: string): HttpFailure {
  return new HttpFailure('invalid', message ?? Object.values(fields)[0], fields)
}

/** The failure code for the status of a Fastify error. Of the other statuses, 4xx is `invalid` and the rest `internal`. */
export function toFailureCode(status: number): FailureCode {
  const codeOfStatus = failureCodes.find((code) => failureStatuses[code] === status)
  const isClientError = status >= 400 && status < 500
  return codeOfStatus ?? (isClientError ? 'invalid' : 'internal')
}

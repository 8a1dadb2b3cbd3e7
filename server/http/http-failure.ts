import { type Failure, type FailureCode, failureCodes } from '@/contract'
import { messages } from '@/domain'

/** Messages by field path, joined with dots. */
export type FieldMessages = Record<string, string>

/** The HTTP status each failure code is sent with, unless an endpoint says another. */
const statusOf: Record<FailureCode, number> = {
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

/** What is said when the thrower says nothing more particular. */
const messageOf: Record<FailureCode, string> = {
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
 * The one way a service says no. Thrown anywhere below a route, it becomes the contract's failure
 * shape; its message is shown to people, so it never tells of the inside of the server.
 */
export class HttpFailure extends Error {
  readonly code: FailureCode
  readonly statusCode: number
  readonly fields: FieldMessages | undefined

  constructor(code: FailureCode, message: string = messageOf[code], fields?: FieldMessages) {
    super(message)
    this.name = 'HttpFailure'
    this.code = code
    this.statusCode = statusOf[code]
    this.fields = fields
  }

  /** The body of the answer. */
  get body(): Failure {
    const { code, message, fields } = this
    return { success: false, code, message, ...(fields && { fields }) }
  }
}

/** A 400 that marks fields; the message is the first field's unless given. */
export function invalid(fields: FieldMessages, message?: string): HttpFailure {
  return new HttpFailure('invalid', message ?? Object.values(fields)[0], fields)
}

/** The failure code that fits a status of somebody else's error; any other 4xx is `invalid`. */
export function codeOfStatus(status: number): FailureCode {
  return (
    failureCodes.find((code) => statusOf[code] === status) ?? (status >= 400 && status < 500 ? 'invalid' : 'internal')
  )
}

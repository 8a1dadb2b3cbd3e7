import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure, toFailureCode } from './http-failure.ts'
import { createRefusalLog, type Refusal } from './refusal-log.ts'
import { routeOf } from './request-counts.ts'

/** Sends the contract's `failure` for every error. Unexpected errors are logged, and their message is not sent. */
export function registerErrorHandler(app: FastifyInstance): void {
  const logRefusal = createRefusalLog(app)
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = error instanceof HttpFailure ? error : new HttpFailure(toFailureCode(error.statusCode ?? 500))
    const cause = error === failure && error.cause instanceof Error ? error.cause : undefined
    const refusal = error === failure && !cause ? refusalOf(failure) : undefined
    if (refusal) logRefusal(refusal, routeOf(request))
    else if (failure.statusCode >= 500) {
      request.log.error({ problem: toLogEntry(cause ?? error), route: request.routeOptions.url }, 'A call failed')
    }
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
    return reply.status(failure.statusCode).header('cache-control', 'no-store').send(failure.body)
  })
}

/**
 * The kind of refusal to log; undefined for one that is not logged. Calls without a session and businesses at a posting
 * gate are not logged, because both are everyday.
 */
function refusalOf({ code, gate }: HttpFailure): Refusal | undefined {
  if (code === 'forbidden' && gate === undefined) return 'callForbidden'
  if (code === 'rateLimited') return 'callThrottled'
  return code === 'unavailable' ? 'unavailable' : undefined
}

/**
 * The loggable part of an error, or any other thrown value itself. It excludes user input, which the message of a
 * failed query contains.
 */
export function toLogEntry(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  if (error instanceof DrizzleQueryError) {
    const { cause } = error
    const code = cause && 'code' in cause ? cause.code : undefined
    return { name: 'DrizzleQueryError', query: error.query, code, frames }
  }
  return { name: error.name, message: error.message, frames }
}

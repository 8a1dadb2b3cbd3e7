import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOfStatus, HttpFailure } from './http-failure.ts'

/** Turns whatever was thrown into the contract's failure; what it is not meant to say it only logs. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = error instanceof HttpFailure ? error : new HttpFailure(codeOfStatus(error.statusCode ?? 500))
    if (failure.statusCode >= 500)
      request.log.error({ problem: loggable(error), route: request.routeOptions.url }, 'A call failed')
    return reply.status(failure.statusCode).header('cache-control', 'no-store').send(failure.body)
  })
}

/** What a log may say of an error: where and what, never the values people sent (a query's message holds them). */
export function loggable(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  if (error instanceof DrizzleQueryError) {
    const { cause } = error
    const code = cause && 'code' in cause ? cause.code : undefined
    return { name: 'DrizzleQueryError', query: error.query, code, frames }
  }
  return { name: error.name, message: error.message, frames }
}

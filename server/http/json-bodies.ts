import type { FastifyInstance } from 'fastify'
import { isJsonTooComplex } from '@/domain'
import { HttpFailure } from './http-failure.ts'

/** Parses JSON bodies, except that those for which {@link isJsonTooComplex} are refused with 400. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isJsonTooComplex(body)) done(new HttpFailure('invalid'))
    else parse(request, body, done)
  })
}

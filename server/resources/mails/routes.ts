import type { FastifyInstance } from 'fastify'
import { campusPerMinute } from '@/contract'
import { callsPerMinute } from '../../http/call-limits.ts'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { loadMailSettings, storeMailChoice, unsubscribe } from './choices.ts'

/** Registers an account's mail choices, and unsubscribing by token. */
export function registerMailRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'studentMailSettings', ({ context, account }) => loadMailSettings(context, account))
  registerEndpoint(app, 'businessMailSettings', ({ context, account }) => loadMailSettings(context, account))
  registerEndpoint(app, 'chooseStudentMails', handleChoice)
  registerEndpoint(app, 'chooseBusinessMails', handleChoice)
  registerEndpoint(app, 'unsubscribe', async ({ context, input }) => ({
    success: true,
    topic: await unsubscribe(context, input.token),
  }))
  registerOneClick(app)
}

async function handleChoice({ context, account, input }: Call<'chooseStudentMails' | 'chooseBusinessMails'>) {
  await storeMailChoice(context, account, input)
  return loadMailSettings(context, account)
}

/**
 * Registers one-click unsubscribing (RFC 8058). `POST /api/unsubscribe/:token` unsubscribes; mail programs send a form,
 * which is ignored. `GET` redirects mail programs that open the URL in a browser to the page.
 */
function registerOneClick(app: FastifyInstance): void {
  const options = { config: callsPerMinute(app.context, campusPerMinute), schema: { hide: true } }
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null, undefined)
    })
    scope.post<{ Params: { token: string } }>('/api/unsubscribe/:token', options, async (request, reply) => {
      await unsubscribe(app.context, request.params.token)
      return reply.header('cache-control', 'no-store').send({ success: true })
    })
    scope.get<{ Params: { token: string } }>('/api/unsubscribe/:token', options, (request, reply) =>
      reply.redirect(`/unsubscribe#token=${encodeURIComponent(request.params.token)}`),
    )
  })
}

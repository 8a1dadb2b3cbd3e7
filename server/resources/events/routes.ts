import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { createEvent, listEvents, listUpcomingEvents } from './service.ts'

/** A business's events, and the upcoming ones for everybody. */
export function registerEventRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'createEvent', async ({ context, account, input, files }) => {
    const event = await createEvent(context, account.id, input, files('eventImages'))
    return { success: true, message: messages.server.success, data: { event, uploadedPosters: event.eventImages } }
  })
  registerEndpoint(app, 'ownEvents', async ({ context, account }) => ({
    success: true,
    events: await listEvents(context, account.id),
  }))
  registerEndpoint(app, 'upcomingEvents', async ({ context }) => ({
    success: true,
    events: await listUpcomingEvents(context),
  }))
}

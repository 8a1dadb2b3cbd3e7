import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { readBrowserToken } from '../../identity/browser-cookie.ts'
import { clearCaches } from '../../identity/browser-session.ts'
import { deviceName } from '../../identity/device-name.ts'
import { requireBearerToken } from '../../identity/session-cookie.ts'
import { endSession } from '../../identity/sessions.ts'
import { signInAdmin } from './admins.ts'
import { decideBusiness } from './decide-business.ts'
import { decideListing } from './decide-listing.ts'
import { loadReviewQueue } from './queue.ts'
import { reportListing } from './reports.ts'
import { findBusinesses, loadReviewedBusiness, loadReviewedListing } from './reviewed-listing.ts'

/** Students report listings; admins sign in to the review desk, read its queue, and decide. */
export function registerModerationRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'reportGig', async ({ context, account, input }) => {
    await reportListing(context, account.id, input)
    return { success: true, message: messages.server.success }
  })

  registerEndpoint(app, 'initAdmin', async ({ context, input, request }) => {
    const device = deviceName(request.headers['user-agent'])
    const signedIn = await signInAdmin(context, readBrowserToken(context, request), input, device)
    return { success: true, ...signedIn }
  })
  registerEndpoint(app, 'adminSession', async ({ account: { name, email } }) => ({
    success: true,
    admin: { name, email },
  }))
  registerEndpoint(app, 'signOutAdmin', async ({ context, request, reply }) => {
    await endSession(context, requireBearerToken(request))
    clearCaches(reply)
    return { message: messages.server.success }
  })

  registerEndpoint(app, 'reviewQueue', async ({ context, input }) => {
    const { listings, next } = await loadReviewQueue(context, input.after)
    return { success: true, listings, next }
  })
  registerEndpoint(app, 'reviewedListing', ({ context, parameter }) =>
    loadReviewedListing(context, parameter('jobListingId')),
  )
  registerEndpoint(app, 'findBusinesses', async ({ context, input }) => {
    const { businesses, hasMore } = await findBusinesses(context, input.q)
    return { success: true, businesses, hasMore }
  })
  registerEndpoint(app, 'reviewedBusiness', ({ context, parameter }) =>
    loadReviewedBusiness(context, parameter('businessId')),
  )
  registerEndpoint(app, 'decideListing', async ({ context, account, input }) => {
    await decideListing(context, account, input)
    return loadReviewedListing(context, input.jobListingId)
  })
  registerEndpoint(app, 'decideBusiness', async ({ context, account, input }) => {
    await decideBusiness(context, account, input)
    return { success: true, message: messages.server.success }
  })
}

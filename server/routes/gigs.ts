import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../endpoint.ts'
import { findBusiness, listingOf, listingsOf } from '../services/business-session.ts'
import { createGig } from '../services/gigs.ts'
import { liveWeeksOf } from '../services/live-weeks.ts'

/** Posting a gig and following it; and, for everybody, which weeks the live gigs have. */
export function registerGigs(app: FastifyInstance): void {
  registerEndpoint(app, 'liveWeeks', ({ context }) => liveWeeksOf(context))
  registerEndpoint(app, 'createGig', async ({ context, account, input, file }) => {
    const jobListingId = await createGig(context, account.id, input, file('jobPosterImg'))
    const jobListingsWithApplicationStatus = await listingsOf(context, await findBusiness(context, account.id))
    return { success: true, jobListingId, data: { jobListing: { jobListingsWithApplicationStatus } } }
  })
  registerEndpoint(app, 'gig', async ({ context, account, parameter }) => {
    const business = await findBusiness(context, account.id)
    return { success: true, jobListing: await listingOf(context, business, parameter('jobListingId')) }
  })
}

import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { applicantOf, applicantsPage } from '../applications/applicants.ts'
import { findBusiness, listingOf, listingsOf } from '../businesses/queries.ts'
import { closeGig, extendGig, repostGig } from './lifetime.ts'
import { liveWeeksOf } from './live-weeks.ts'
import { createGig } from './service.ts'

/** Posting a gig, following it and ending it; and, for everybody, which weeks the live gigs have. */
export function registerGigs(app: FastifyInstance): void {
  registerEndpoint(app, 'liveWeeks', ({ context }) => liveWeeksOf(context))
  registerEndpoint(app, 'createGig', async ({ context, account, input, file }) =>
    posted(context, account.id, await createGig(context, account.id, input, file('jobPosterImg'))),
  )
  registerEndpoint(app, 'repostGig', async ({ context, account, input }) =>
    posted(context, account.id, await repostGig(context, account.id, input)),
  )
  registerEndpoint(app, 'applicants', async ({ context, account, input }) => ({
    success: true,
    ...(await applicantsPage(context, account.id, input)),
  }))
  registerEndpoint(app, 'applicant', async ({ context, account, parameter }) => {
    const named = { jobListingId: parameter('jobListingId'), applicationId: parameter('applicationId') }
    return { success: true, application: await applicantOf(context, account.id, named) }
  })
  registerEndpoint(app, 'closeGig', async ({ context, account, input }) => {
    await closeGig(context, account.id, input.jobListingId)
    return { success: true, response: messages.server.success }
  })
  registerEndpoint(app, 'extendGig', async ({ context, account, input }) => {
    await extendGig(context, account.id, input.jobListingId)
    return oneGig(context, account.id, input.jobListingId)
  })
  registerEndpoint(app, 'gig', ({ context, account, parameter }) =>
    oneGig(context, account.id, parameter('jobListingId')),
  )
}

/** What is said of a listing posted just now: its id, and all of the business's (GW-09). */
async function posted(context: Context, businessId: string, jobListingId: string) {
  const jobListingsWithApplicationStatus = await listingsOf(context, await findBusiness(context, businessId))
  return { success: true as const, jobListingId, data: { jobListing: { jobListingsWithApplicationStatus } } }
}

async function oneGig(context: Context, businessId: string, jobListingId: string) {
  const jobListing = await listingOf(context, await findBusiness(context, businessId), jobListingId)
  return { success: true as const, jobListing, supportEmail: context.config.supportEmail }
}

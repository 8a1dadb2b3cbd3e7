import type { FastifyInstance } from 'fastify'
import { messages } from '@/contract'
import type { Context } from '../context.ts'
import { registerEndpoint } from '../endpoint.ts'
import { applicantOf, applicantsPage } from '../services/applicants.ts'
import { findBusiness, listingOf, listingsOf } from '../services/business-session.ts'
import { closeGig, extendGig, repostGig } from '../services/gig-lifetime.ts'
import { createGig } from '../services/gigs.ts'
import { liveWeeksOf } from '../services/live-weeks.ts'

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

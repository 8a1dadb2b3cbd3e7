import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import type { Context } from '../../context.ts'
import { registerEndpoint } from '../../http/endpoint.ts'
import { getBusiness } from '../businesses/queries.ts'
import { loadOpenOwnListings, loadOwnListing } from './business-listings.ts'
import { createListing } from './create.ts'
import { editListing } from './edit.ts'
import { closeListing, extendListing, setListingStatus } from './lifetime.ts'
import { countLiveWeeks, loadFittingGigs } from './public-listings.ts'

/** Posts, reads, edits, pauses, fills, extends and closes listings; the public weeks of live ones. */
export function registerListingRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'liveWeeks', ({ context }) => countLiveWeeks(context))
  registerEndpoint(app, 'fittingGigs', async ({ context, input }) => ({
    gigs: await loadFittingGigs(context, input.mask),
  }))
  registerEndpoint(app, 'createGig', async ({ context, account, input, file }) => {
    const jobListingId = await createListing(context, account.id, input, file('jobPosterImg'))
    return respondWithPosted(context, account.id, jobListingId)
  })
  registerEndpoint(app, 'editGig', async ({ context, account, input, file }) => {
    await editListing(context, account.id, input, file('jobPosterImg'))
    return respondWithListing(context, account.id, input.jobListingId)
  })
  registerEndpoint(app, 'closeGig', async ({ context, account, input }) => {
    await closeListing(context, account.id, input.jobListingId)
    return { success: true, response: messages.server.success }
  })
  registerEndpoint(app, 'extendGig', async ({ context, account, input }) => {
    await extendListing(context, account.id, input.jobListingId)
    return respondWithListing(context, account.id, input.jobListingId)
  })
  registerEndpoint(app, 'setGigStatus', async ({ context, account, input }) => {
    await setListingStatus(context, account.id, input)
    return respondWithListing(context, account.id, input.jobListingId)
  })
  registerEndpoint(app, 'gig', ({ context, account, parameter }) =>
    respondWithListing(context, account.id, parameter('jobListingId')),
  )
}

/** The response to posting: the new listing's id, and all listings of the business (GW-09). */
async function respondWithPosted(context: Context, businessId: string, jobListingId: string) {
  const business = await getBusiness(context.db, businessId)
  const jobListingsWithApplicationStatus = await loadOpenOwnListings(context, business)
  return { success: true as const, jobListingId, data: { jobListing: { jobListingsWithApplicationStatus } } }
}

/** The response to reading or changing a listing: its current state. */
async function respondWithListing(context: Context, businessId: string, listingId: string) {
  const business = await getBusiness(context.db, businessId)
  const jobListing = await loadOwnListing(context, business, listingId)
  return { success: true as const, jobListing, supportEmail: context.config.supportEmail }
}

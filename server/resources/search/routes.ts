import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/endpoint.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { listingsFor } from '../students/queries.ts'
import { searchJobs, suggestJobs } from './service.ts'

/** What a student looks for: pages of live listings, words to search by, and any one listing. */
export function registerJobs(app: FastifyInstance): void {
  registerEndpoint(app, 'searchJobs', ({ context, account, input }) => searchJobs(context, account.id, input))
  registerEndpoint(app, 'suggestJobs', async ({ context, input }) => ({
    success: true,
    suggestions: await suggestJobs(context, input.q),
  }))
  registerEndpoint(app, 'job', async ({ context, account, parameter }) => {
    const [jobListing] = await listingsFor(context, account.id, [parameter('jobListingId')])
    if (!jobListing) throw new HttpFailure('notFound')
    return { success: true, jobListing }
  })
}

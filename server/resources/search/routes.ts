import type { FastifyInstance } from 'fastify'
import { hourMs } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { loadListingForStudent } from '../listings/student-listings.ts'
import { toCriteriaValues } from './criteria.ts'
import { countMatches, deleteExpired } from './queries.ts'
import { searchListings } from './service.ts'
import { suggestSearches } from './suggestions.ts'

/** A student's search: listings, their number, suggestions for the search box, and one listing by its id. */
export function registerSearchRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'searchJobs', ({ context, account, input }) => searchListings(context, account, input))
  registerEndpoint(app, 'countJobs', async ({ context, account, input }) => ({
    success: true,
    total: await countMatches(context.db, toCriteriaValues(input, account, context.clock.now())),
  }))
  registerEndpoint(app, 'suggestJobs', async ({ context, input }) => ({
    success: true,
    suggestions: await suggestSearches(context, input.q),
  }))
  registerEndpoint(app, 'job', async ({ context, account, parameter }) => ({
    success: true,
    jobListing: await loadListingForStudent(context, account.id, parameter('jobListingId')),
  }))
  const { db, clock } = app.context
  runRepeatedly(app, {
    name: 'delete expired listings from the search',
    everyMs: hourMs,
    run: () => deleteExpired(db, clock.now()),
  })
}

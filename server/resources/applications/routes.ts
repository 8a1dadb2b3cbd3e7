import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { loadApplicant, loadApplicantsPage, searchApplicants } from './applicants.ts'
import { recordCandidateActions } from './candidate-actions.ts'
import { loadComparison } from './comparison.ts'
import { markEditsSeen } from './queries.ts'
import { applyToListing, shareContact, withdrawApplication } from './service.ts'

/** Applying and the comparison for students; reading, rating and contacting applicants for businesses. */
export function registerApplicationRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'apply', async ({ context, account, input }) => ({
    success: true,
    message: messages.server.success,
    userApplications: await applyToListing(context, account.id, input),
  }))
  registerEndpoint(app, 'withdraw', async ({ context, account, input }) => ({
    success: true,
    message: messages.server.success,
    userApplications: await withdrawApplication(context, account.id, input.jobListingId),
  }))
  registerEndpoint(app, 'shareContact', async ({ context, account, input }) => ({
    success: true,
    message: messages.server.success,
    userApplications: await shareContact(context, account.id, input),
  }))
  registerEndpoint(app, 'seeListingEdits', async ({ context, account, input }) => {
    if (!(await markEditsSeen(context.db, account.id, input.jobListingId, new Date(input.until))))
      throw new HttpFailure('notFound')
    return { success: true, message: messages.server.success }
  })
  registerEndpoint(app, 'comparison', ({ context, account, parameter }) =>
    loadComparison(context, account.id, parameter('jobListingId')),
  )
  registerEndpoint(app, 'applicants', async ({ context, account, input }) => {
    const { total, applications } = await loadApplicantsPage(context, account.id, input)
    return { success: true, total, applications }
  })
  registerEndpoint(app, 'searchApplicants', async ({ context, account, input }) => {
    const { applicants, hasMore } = await searchApplicants(context, account.id, input.q)
    return { success: true, applicants, hasMore }
  })
  registerEndpoint(app, 'applicant', async ({ context, account, parameter }) => {
    const ids = { jobListingId: parameter('jobListingId'), applicationId: parameter('applicationId') }
    return { success: true, application: await loadApplicant(context, account.id, ids) }
  })
  registerEndpoint(app, 'actionOnCandidate', handleCandidateActions)
  registerEndpoint(app, 'beaconActionOnCandidate', handleCandidateActions)
}

async function handleCandidateActions({
  context,
  account,
  input,
}: Call<'actionOnCandidate' | 'beaconActionOnCandidate'>) {
  const applied = await recordCandidateActions(context, account.id, input)
  return { success: true as const, applied }
}

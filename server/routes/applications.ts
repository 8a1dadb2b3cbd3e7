import type { FastifyInstance } from 'fastify'
import { messages } from '@/contract'
import { type Call, registerEndpoint } from '../endpoint.ts'
import { applyToJob } from '../services/applications.ts'
import { recordCandidateActions } from '../services/candidate-actions.ts'
import { comparisonFor } from '../services/comparison.ts'
import { applicationsOf } from '../services/student-session.ts'

/** Applying, and what a business does about those who applied. */
export function registerApplications(app: FastifyInstance): void {
  registerEndpoint(app, 'apply', async ({ context, account, input }) => {
    await applyToJob(context, account.id, input)
    const userApplications = await applicationsOf(context, account.id)
    return { success: true, message: messages.server.success, userApplications }
  })
  registerEndpoint(app, 'comparison', ({ context, account, parameter }) =>
    comparisonFor(context, account.id, parameter('jobListingId')),
  )
  registerEndpoint(app, 'actionOnCandidate', recordActions)
  registerEndpoint(app, 'beaconActionOnCandidate', recordActions)
}

async function recordActions({ context, account, input }: Call<'actionOnCandidate' | 'beaconActionOnCandidate'>) {
  const applied = await recordCandidateActions(context, account.id, input)
  return { success: true as const, applied }
}

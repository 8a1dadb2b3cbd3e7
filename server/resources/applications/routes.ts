import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { applicationsOf } from '../students/queries.ts'
import { recordCandidateActions } from './candidate-actions.ts'
import { comparisonFor } from './comparison.ts'
import { applyToJob } from './service.ts'

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

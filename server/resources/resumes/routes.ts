import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { findResumes } from './queries.ts'
import { uploadResume } from './service.ts'

/** Lists a student's resumes and stores new ones. */
export function registerResumeRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'resumeList', async ({ context, account }) => ({
    message: messages.server.resumeListFetched,
    data: await findResumes(context.db, account.id),
  }))
  registerEndpoint(app, 'uploadResume', async ({ context, account, input, file }) => {
    const resume = await uploadResume(context, account.id, file('resume'), input.idempotencyKey)
    return { message: messages.server.resumeUploaded, ...resume }
  })
}

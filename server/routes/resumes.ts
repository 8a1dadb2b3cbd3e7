import type { FastifyInstance } from 'fastify'
import { messages } from '@/contract'
import { registerEndpoint } from '../endpoint.ts'
import { uploadResume } from '../services/resumes.ts'
import { resumesOf } from '../services/student-session.ts'

/** A student's resumes. */
export function registerResumes(app: FastifyInstance): void {
  registerEndpoint(app, 'resumeList', async ({ context, account }) => ({
    message: messages.server.resumeListFetched,
    data: await resumesOf(context, account.id),
  }))
  registerEndpoint(app, 'uploadResume', async ({ context, account, input, file }) => {
    const resume = await uploadResume(context, account.id, file('resume'), input.idempotencyKey)
    return { message: messages.server.resumeUploaded, ...resume }
  })
}

import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { sendSupportMessage } from './service.ts'

/** Messages of students and businesses to support. */
export function registerMessageRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'sendStudentMessage', handleMessage)
  registerEndpoint(app, 'sendBusinessMessage', handleMessage)
}

async function handleMessage({ context, account, input }: Call<'sendStudentMessage'> | Call<'sendBusinessMessage'>) {
  await sendSupportMessage(context, account, input)
  return { success: true as const, message: messages.server.success }
}

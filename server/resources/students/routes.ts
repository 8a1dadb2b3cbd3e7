import type { FastifyInstance } from 'fastify'
import { toStudentSettings } from '@/contract'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { listForSession } from '../listings/service.ts'
import { toUser } from './mapping.ts'
import { updatePicture } from './picture.ts'
import { findSavedIds, findStudent } from './queries.ts'
import { updateSavedJobs } from './saved-jobs.ts'
import { updateStudentProfile } from './service.ts'
import { updateStudentSettings } from './settings.ts'

/** A student's profile, settings and saved listings. */
export function registerStudentRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'updateAccount', async ({ context, account, input }) => {
    await updateStudentProfile(context, account.id, input)
    const userData = toUser(await findStudent(context.db, account.id))
    const jobList = await listForSession(context, account.id, await findSavedIds(context.db, account.id))
    return { message: messages.server.success, userData, data: { userData, jobList } }
  })
  registerEndpoint(app, 'customiseUserData', async ({ context, account, input, file }) => {
    const resumeData = await updateStudentSettings(context, account.id, input, file('file'))
    const settings = toStudentSettings(toUser(await findStudent(context.db, account.id)))
    return { success: true, data: { ...settings, resumeData, resumesDeleted: [...new Set(input.resumeFileDelete)] } }
  })
  registerEndpoint(app, 'updatePicture', async ({ context, account, file }) => {
    await updatePicture(context, account.id, file('picture'))
    return { success: true, userData: toUser(await findStudent(context.db, account.id)) }
  })
  registerEndpoint(app, 'updateSavedJobs', handleSavedJobs)
  registerEndpoint(app, 'beaconUpdateSavedJobs', handleSavedJobs)
}

async function handleSavedJobs({ context, account, input }: Call<'updateSavedJobs' | 'beaconUpdateSavedJobs'>) {
  await updateSavedJobs(context, account.id, input)
  return { success: true as const, savedJobs: await findSavedIds(context.db, account.id) }
}

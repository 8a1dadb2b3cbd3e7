import type { FastifyInstance } from 'fastify'
import { toStudentSettings } from '@/contract'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { loadListingsOfSession } from '../listings/student-listings.ts'
import { toUser } from './mapping.ts'
import { updatePicture } from './picture.ts'
import { findSavedIds } from './queries.ts'
import { updateSavedJobs } from './saved-jobs.ts'
import { updateStudentProfile } from './service.ts'
import { updateStudentSettings } from './settings.ts'

/** A student's profile, settings and saved listings. */
export function registerStudentRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'updateAccount', async ({ context, account, input }) => {
    const userData = toUser(await updateStudentProfile(context, account.id, input))
    const jobList = await loadListingsOfSession(context, account.id, await findSavedIds(context.db, account.id))
    return { message: messages.server.success, userData, data: { userData, jobList } }
  })
  registerEndpoint(app, 'customiseUserData', async ({ context, account, input, file }) => {
    const { student, resume } = await updateStudentSettings(context, account.id, input, file('file'))
    const resumesDeleted = [...new Set(input.resumeFileDelete)]
    return { success: true, data: { ...toStudentSettings(toUser(student)), resumeData: resume, resumesDeleted } }
  })
  registerEndpoint(app, 'updatePicture', async ({ context, account, file }) => ({
    success: true,
    userData: toUser(await updatePicture(context, account.id, file('picture'))),
  }))
  registerEndpoint(app, 'updateSavedJobs', handleSavedJobs)
  registerEndpoint(app, 'beaconUpdateSavedJobs', handleSavedJobs)
}

async function handleSavedJobs({ context, account, input }: Call<'updateSavedJobs' | 'beaconUpdateSavedJobs'>) {
  return { success: true as const, savedJobs: await updateSavedJobs(context, account.id, input) }
}

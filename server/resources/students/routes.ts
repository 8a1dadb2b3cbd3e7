import type { FastifyInstance } from 'fastify'
import { settingsOfUser } from '@/contract'
import { messages } from '@/domain'
import { type Call, registerEndpoint } from '../../http/endpoint.ts'
import { toUser } from './mapping.ts'
import { findStudent, jobListFor, savedJobIds } from './queries.ts'
import { updateSavedJobs } from './saved-jobs.ts'
import { updateStudentAccount } from './service.ts'
import { customiseStudent } from './settings.ts'

/** What a student changes of their own: the profile, the settings and the saved jobs. */
export function registerStudentAccount(app: FastifyInstance): void {
  registerEndpoint(app, 'updateAccount', async ({ context, account, input }) => {
    await updateStudentAccount(context, account.id, input)
    const userData = toUser(await findStudent(context, account.id))
    const jobList = await jobListFor(context, account.id)
    return { message: messages.server.success, userData, data: { userData, jobList } }
  })
  registerEndpoint(app, 'customiseUserData', async ({ context, account, input, file }) => {
    const resumeData = await customiseStudent(context, account.id, input, file('file'))
    const settings = settingsOfUser(toUser(await findStudent(context, account.id)))
    return { success: true, data: { ...settings, resumeData, resumesDeleted: [...new Set(input.resumeFileDelete)] } }
  })
  registerEndpoint(app, 'updateSavedJobs', saveJobs)
  registerEndpoint(app, 'beaconUpdateSavedJobs', saveJobs)
}

async function saveJobs({ context, account, input }: Call<'updateSavedJobs' | 'beaconUpdateSavedJobs'>) {
  await updateSavedJobs(context, account.id, input)
  return { success: true as const, savedJobs: await savedJobIds(context, account.id) }
}

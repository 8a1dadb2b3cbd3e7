import type { FastifyInstance } from 'fastify'
import { dayMs, hourMs, limits } from '@/domain'
import type { Context } from '../../context.ts'
import { deleteUnusedBytes } from '../../files/stored-file.ts'
import { runRepeatedly } from '../../http/repeated-task.ts'
import { deleteUnreachableResumes } from '../resumes/queries.ts'
import { expireApplications } from './queries.ts'

/**
 * Ends businesses' access to resumes and contact details `limits.applicationAccessDays` after a listing has ended, and
 * deletes hidden resumes that no business can open any more. Works in batches, each in its own transaction. Idempotent,
 * and safe on several servers at once.
 */
export async function expireOldApplications(context: Context): Promise<void> {
  const now = context.clock.now()
  const endedBefore = new Date(now.getTime() - limits.applicationAccessDays * dayMs)
  let expiredCount: number
  do {
    const batch = await context.db.transaction(async (tx) => {
      const { count, resumeIds } = await expireApplications(tx, endedBefore, now)
      return { count, deletedKeys: await deleteUnreachableResumes(tx, resumeIds) }
    })
    await deleteUnusedBytes(context, batch.deletedKeys)
    expiredCount = batch.count
  } while (expiredCount > 0)
}

/** Expires applications when the server starts to listen, and every hour while it runs. */
export function scheduleApplicationExpiry(app: FastifyInstance): void {
  runRepeatedly(app, { name: 'expire applications', everyMs: hourMs, run: () => expireOldApplications(app.context) })
}

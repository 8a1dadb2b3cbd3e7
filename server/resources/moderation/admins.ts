import type { z } from 'zod'
import type { requests } from '@/contract'
import { moderationMessages } from '@/domain'
import { isAdminIdentity } from '../../config.ts'
import type { Context } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { beginSession } from '../../identity/sessions.ts'
import { redeemTicket } from '../accounts/service.ts'

/**
 * Redeems an admin's ticket and begins a session. The browser's session as a student or business stays.
 * @param device browser and device, such as `Chrome on Android`
 * @throws HttpFailure 401 as `signInWithTicket`, 403 for an identity that is no admin.
 */
export async function signInAdmin(
  context: Context,
  browserToken: string | undefined,
  input: z.output<typeof requests.initAccount>,
  device: string | null,
): Promise<{ token: string; admin: { name: string; email: string } }> {
  const identity = await redeemTicket(context, 'admin', browserToken, input)
  if (!isAdminIdentity(context.config, identity)) throw new HttpFailure('forbidden', moderationMessages.desk.notAdmin)
  const { issuer, subject, email, fullName } = identity
  const [admin] = await context.db
    .insert(admins)
    .values({ issuer, subject, email, fullName, createdAt: context.clock.now() })
    .onConflictDoUpdate({ target: [admins.issuer, admins.subject], set: { email, fullName } })
    .returning()
  if (!admin) throw new Error('The insert of an admin returned no row.')
  const token = await beginSession(context, { kind: 'admin', id: admin.id }, device)
  return { token, admin: { name: admin.fullName, email: admin.email } }
}

import { and, eq, gt, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '@/domain'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { businesses, knownDevices } from '../db/schema.ts'
import { ownCookie } from './own-cookie.ts'
import { hashToken, randomToken } from './secrets.ts'

/** How long a device stays known after the last sign-in on it. */
export const knownDeviceLifetimeMs = 180 * dayMs

/**
 * The cookie of a browser in which a business has signed in. It authenticates nothing; it only gives the browser its
 * own limit of failed sign-ins.
 */
const deviceCookie = ownCookie('cg_device', '/api/business')

/**
 * The digest of this browser's device token; undefined unless the business with this username has signed in with it.
 * @param username in lower case
 */
export async function findKnownDevice(
  context: Context,
  request: FastifyRequest,
  username: string,
): Promise<string | undefined> {
  const token = deviceCookie.readToken(context, request)
  if (!token) return undefined
  const [device] = await context.db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(businesses, eq(businesses.id, knownDevices.businessId))
    .where(
      and(
        eq(knownDevices.tokenHash, hashToken(token)),
        eq(businesses.username, username),
        gt(knownDevices.expiresAt, context.clock.now()),
      ),
    )
  return device?.tokenHash
}

/** Stores this browser as a known device of a business, and renews its cookie. Also deletes expired devices. */
export async function rememberDevice(
  context: Context,
  businessId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = deviceCookie.readToken(context, request) ?? randomToken()
  const now = context.clock.now()
  const expiresAt = new Date(now.getTime() + knownDeviceLifetimeMs)
  await context.db.delete(knownDevices).where(lt(knownDevices.expiresAt, now))
  await context.db
    .insert(knownDevices)
    .values({ tokenHash: hashToken(token), businessId, expiresAt })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.businessId], set: { expiresAt } })
  deviceCookie.set(context, reply, token, knownDeviceLifetimeMs / 1000)
}

/** Deletes every known device of a business, after a new password: somebody else may have known the old one. */
export async function forgetDevices(db: Db, businessId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.businessId, businessId))
}

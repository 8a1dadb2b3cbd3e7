import * as z from 'zod/mini'

/** A path segment of a poster's address: lower-case letters, digits and dashes. */
export const posterSlug = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))

/**
 * First path segments that are no university (RT-10): those of pages and of the server's routes. An unknown path below
 * them is a typo, not a poster.
 */
export const reservedSegments: readonly string[] = [
  'api',
  'assets',
  'oidc',
  'onboarding',
  'student',
  'business',
  'completeprofile',
  'completebusinessprofile',
  'businessdashboard',
  'dashboard',
  'settings',
  'events',
  'signed-in-again',
  'privacy',
  'terms',
  'account-deleted',
  'admin',
  'unsubscribe',
]

/** Whether a text is a valid segment of a poster's address. */
export function isPosterSlug(text: string | undefined): boolean {
  return posterSlug.safeParse(text).success
}

/** Whether `/{university}/{posterid}` is a poster's address: two slugs, the first of which is not reserved. */
export function isPosterAddress(university: string | undefined, posterid: string | undefined): boolean {
  return isPosterSlug(university) && !reservedSegments.includes(university ?? '') && isPosterSlug(posterid)
}

/** Recorded in place of a university for `/events/{posterid}`. */
export const eventsPrefix = 'events'

import type { Config } from './config.ts'
import { defaultSupportEmail, isLocalHost } from './environment.ts'

// Sentences for the console about settings that are valid, but that an administrator should know about.

/**
 * A sentence for the console about who can sign in; undefined for an external provider, and for a local provider that
 * only this machine reaches.
 */
export function identityNotice({ identity, host, publicUrl }: Config): string | undefined {
  if (identity === 'none')
    return 'Nobody can sign in with an identity account, only businesses with a username: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to those of your identity provider, or ALLOW_LOCAL_IDENTITY=1 where everybody who reaches this server may be anybody.'
  const isExposed = !isLocalHost(host) || (publicUrl !== undefined && !isLocalHost(new URL(publicUrl).hostname))
  if (identity === 'local' && isExposed)
    return 'ALLOW_LOCAL_IDENTITY is 1: everybody who reaches this server can sign in as anybody.'
  return undefined
}

/**
 * A sentence for the console about how new gigs go live; undefined when businesses are verified and an admin can
 * approve the waiting gigs.
 */
export function trustNotice({ trust, admins }: Config): string | undefined {
  if (trust === 'open') return 'New gigs go live at once, from any business with a complete profile: TRUST is open.'
  const hasNoAdmin = admins !== 'everybody' && admins.length === 0
  return hasNoAdmin
    ? 'Gigs that wait for review wait for good: ADMIN_SUBJECTS names nobody to approve them.'
    : undefined
}

/** Warnings about production settings that are valid but probably mistakes. */
export function productionWarnings({ isProduction, publicUrl, supportEmail, trustProxy, posters }: Config): string[] {
  if (!isProduction) return []
  const warnings: string[] = []
  const isSecure = publicUrl?.startsWith('https:')
  if (!isSecure) warnings.push('PUBLIC_URL does not begin with https://, so sessions can be read on their way.')
  if (isSecure && trustProxy === 0)
    warnings.push(
      'PUBLIC_URL begins with https://, so a proxy stands in front, and TRUST_PROXY is 0: everybody counts as one caller. Set it to the number of proxies.',
    )
  if (supportEmail === defaultSupportEmail)
    warnings.push(`SUPPORT_EMAIL is not set: Help's messages go to ${defaultSupportEmail}, where nobody answers.`)
  if (posters.size === 0)
    warnings.push('POSTERS is not set: scans are stored of posters at /events/organiser/poster only.')
  return warnings
}

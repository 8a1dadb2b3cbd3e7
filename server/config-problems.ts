import type { TrustLevel } from '@/domain'
import { adminPattern, mayStartLocalIdentity, type Settings, splitAdminSubjects } from './environment.ts'

// The problems of settings that are valid each, but not together. The server does not start with one.

/** The problems of the settings, each with how to fix it; none for settings that the server can start with. */
export function problemsOf(settings: Settings, trust: TrustLevel): string[] {
  return [
    ...identityProblems(settings),
    ...adminProblems(settings),
    ...mailProblems(trust, settings),
    ...storageProblems(settings),
  ]
}

function identityProblems(settings: Settings): string[] {
  const isProduction = settings.NODE_ENV === 'production'
  const problems: string[] = []
  if (isProduction && !settings.OIDC_ISSUER && !mayStartLocalIdentity(settings))
    problems.push(
      'OIDC_ISSUER is not set, and NODE_ENV is production. The local identity provider lets anybody sign in as anybody, so production refuses it: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to those of your identity provider.',
    )
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID)
    problems.push('OIDC_ISSUER is set, so OIDC_CLIENT_ID has to be set too.')
  if (isProduction && settings.OIDC_ISSUER && !settings.OIDC_ISSUER.startsWith('https:'))
    problems.push('OIDC_ISSUER must begin with https:// in production.')
  if (isProduction && !settings.PUBLIC_URL)
    problems.push(
      'PUBLIC_URL is not set: in production it has to name the address people use, like https://gigs.example.',
    )
  const hasPath = settings.PUBLIC_URL !== undefined && new URL(settings.PUBLIC_URL).pathname !== '/'
  if (hasPath) problems.push('PUBLIC_URL must be an origin without a path: the product lives at the root.')
  return problems
}

function adminProblems(settings: Settings): string[] {
  const malformed = splitAdminSubjects(settings).filter((entry) => !adminPattern.test(entry))
  return malformed.map(
    (entry) =>
      `ADMIN_SUBJECTS has ${entry}: name each admin like https://id.example#248289761001, separated by commas.`,
  )
}

/**
 * A problem unless mails are sent: without mails no business can verify its e-mail address, which every trust level but
 * `open` requires.
 */
function mailProblems(trust: TrustLevel, { TRUST, SMTP_URL }: Settings): string[] {
  if (trust === 'open' || SMTP_URL !== undefined) return []
  const reason =
    TRUST === undefined
      ? 'TRUST is not set, so it is reviewed in production and where other machines may reach the server'
      : `TRUST is ${TRUST}`
  return [
    `${reason}, and businesses prove their e-mail address by a mail: set SMTP_URL to your mail server, or TRUST to open.`,
  ]
}

function storageProblems(settings: Settings): string[] {
  const hasKeyId = settings.S3_ACCESS_KEY_ID !== undefined
  const hasSecret = settings.S3_SECRET_ACCESS_KEY !== undefined
  const problems: string[] = []
  if (hasKeyId !== hasSecret) problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY have to be set together.')
  const hasSettingsWithoutBucket = hasKeyId || hasSecret || settings.S3_ENDPOINT !== undefined
  if (!settings.S3_BUCKET && hasSettingsWithoutBucket)
    problems.push('S3 settings are given without S3_BUCKET, so they would have no effect.')
  return problems
}

import { join, resolve } from 'node:path'
import type { TrustLevel } from '@/domain'
import { problemsOf } from './config-problems.ts'
import {
  adminPattern,
  type ClientAuthMethod,
  environment,
  isTrial,
  mayStartLocalIdentity,
  type Settings,
  splitAdminSubjects,
} from './environment.ts'
import type { ClamdAddress } from './files/virus-scanner.ts'
import { type PasswordCost, strongCost } from './identity/passwords.ts'

/** The S3-compatible service that stores uploads instead of the disk. */
export interface S3Config {
  bucket: string
  region: string
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** An external identity provider. */
export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string | undefined
  /** Default: a method that the provider supports. */
  clientAuth: ClientAuthMethod | undefined
}

/** A person's identity: the provider's issuer and its `sub` claim. */
export interface AdminIdentity {
  issuer: string
  subject: string
}

/** Whether an identity is an admin's, who may sign in to the review desk. */
export function isAdminIdentity({ admins }: Pick<Config, 'admins'>, { issuer, subject }: AdminIdentity): boolean {
  return admins === 'everybody' || admins.some((admin) => admin.issuer === issuer && admin.subject === subject)
}

/** An OpenTelemetry collector that accepts OTLP over HTTP in JSON. */
export interface TelemetryConfig {
  /** The base URL without a trailing slash. */
  endpoint: string
  /** Additional headers of each export, such as an API key. */
  headers: Record<string, string>
  serviceName: string
}

/** The server's validated settings. */
export interface Config {
  isProduction: boolean
  /** The port to listen on; 0 for any free port. */
  port: number
  host: string
  /** Absolute path of the folder for the embedded database, stored files, mails and the lock. */
  dataDir: string
  /** The address of a PostgreSQL server; undefined for PGlite. */
  databaseUrl: string | undefined
  /** The public origin without a trailing slash; undefined for the address the server listens on. */
  publicUrl: string | undefined
  /** Whether HSTS covers all subdomains of {@link publicUrl} too, which may belong to other services. */
  hstsSubdomains: boolean
  /**
   * The identity provider: an external one; `local`, which accepts any name and e-mail address; or `none`, so
   * that only businesses with a username can sign in.
   */
  identity: OidcConfig | 'local' | 'none'
  /** The identities that may use the review desk. `everybody` only with a local provider on loopback. */
  admins: readonly AdminIdentity[] | 'everybody'
  supportEmail: string
  /** The sender of all mails. */
  mailFrom: string
  /** The SMTP server that sends mails. Undefined: mails stay in the folder `mail` of the data folder. */
  smtpUrl: string | undefined
  /** The full hour in Melbourne at which daily mails are sent, 0 to 23. */
  mailDigestHour: number
  /** The trust level that a business must reach before its listings go live (TR-01). */
  trust: TrustLevel
  /** Whether sample businesses and listings are inserted into an empty PGlite database. */
  sampleData: boolean
  /** The university posters whose scans are stored, as `university/poster` or `university/*`; all with `*` for both. */
  posters: ReadonlySet<string>
  /** The bucket for stored files. Undefined: files are stored in the data folder. */
  s3: S3Config | undefined
  /** The address of ClamAV's daemon, which scans uploads. Undefined: uploads are not scanned. */
  clamd: ClamdAddress | undefined
  /** The bearer token of `/api/metrics`. Undefined: the route does not exist. */
  metricsToken: string | undefined
  /** The collector of traces and metrics. Undefined: nothing is exported. */
  telemetry: TelemetryConfig | undefined
  /** Folder of the built client. */
  clientDir: string
  /** How long the server goes on serving after a signal, while `/api/ready` answers 503. */
  drainSeconds: number
  logLevel: string
  /** The number of reverse proxies in front of the server, whose `X-Forwarded-For` entries are trusted. */
  trustProxy: number
  /** The factor of the limits on calls, uploads, applications, poster scans and a network's failed sign-ins. */
  rateLimitScale: number
  /** The cost of new password hashes. No environment variable sets it, so that it can't be lowered by mistake. */
  passwordCost: PasswordCost
}

/** The folder of the built client: beside the built server, or `dist/client` when the server runs from its sources. */
const builtClientDir = import.meta.dirname.endsWith(join('dist', 'server'))
  ? join(import.meta.dirname, '../client')
  : join(import.meta.dirname, '../dist/client')

/** Invalid settings. The message lists every problem and how to fix it. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Campus Gigs cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the settings from environment variables. Every variable has a default, so an empty environment starts a server.
 * @throws ConfigError naming every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  const trust = settings.TRUST ?? defaultTrust(settings)
  const problems = problemsOf(settings, trust)
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    hstsSubdomains: settings.HSTS_SUBDOMAINS === '1',
    identity: toOidcConfig(settings) ?? (mayStartLocalIdentity(settings) ? 'local' : 'none'),
    admins: toAdmins(settings),
    supportEmail: settings.SUPPORT_EMAIL,
    mailFrom: settings.MAIL_FROM ?? settings.SUPPORT_EMAIL,
    smtpUrl: settings.SMTP_URL,
    mailDigestHour: settings.MAIL_DIGEST_HOUR,
    trust,
    sampleData: settings.SAMPLE_DATA !== 'off' && !isProduction && settings.DATABASE_URL === undefined,
    // In production the settings have to list the posters, because anybody can invent a poster's address. Any
    // other server stores every scan.
    posters: new Set(settings.POSTERS ?? (isProduction ? [] : ['*/*'])),
    s3: toS3Config(settings),
    clamd: toClamdAddress(settings.CLAMD_ADDRESS),
    metricsToken: settings.METRICS_TOKEN,
    telemetry: toTelemetryConfig(settings),
    clientDir: builtClientDir,
    drainSeconds: settings.DRAIN_SECONDS,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    passwordCost: strongCost,
  }
}

/** The folder of mails inside the data folder. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** The trust level without TRUST: a trial that sends no mails can't verify any business, so it is `open`. */
function defaultTrust(settings: Settings): TrustLevel {
  return isTrial(settings) && settings.SMTP_URL === undefined ? 'open' : 'reviewed'
}

function toTelemetryConfig(settings: Settings): TelemetryConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS = '', OTEL_SERVICE_NAME } = settings
  if (endpoint === undefined) return undefined
  const headers = OTEL_EXPORTER_OTLP_HEADERS.split(',')
    .map((header) => header.trim())
    .filter(Boolean)
    // The value may contain "=". It is percent-encoded (W3C Baggage).
    .map((header) => [header.slice(0, header.indexOf('=')), decodeURIComponent(header.slice(header.indexOf('=') + 1))])
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers),
    serviceName: OTEL_SERVICE_NAME,
  }
}

/**
 * The admins of ADMIN_SUBJECTS. An empty list means `everybody` with a local provider that only this machine reaches,
 * so that the review desk can be tried.
 */
function toAdmins(settings: Settings): Config['admins'] {
  const entries = splitAdminSubjects(settings)
  const isLocalProviderOn = !toOidcConfig(settings) && mayStartLocalIdentity(settings)
  if (entries.length === 0 && isTrial(settings) && isLocalProviderOn) return 'everybody'
  return entries.flatMap((entry) => {
    const { issuer, subject } = adminPattern.exec(entry)?.groups ?? {}
    return issuer && subject ? [{ issuer, subject }] : []
  })
}

function toOidcConfig(settings: Settings): OidcConfig | undefined {
  if (!settings.OIDC_ISSUER || !settings.OIDC_CLIENT_ID) return undefined
  return {
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    clientAuth: settings.OIDC_CLIENT_AUTH,
  }
}

function toClamdAddress(address: string | undefined): ClamdAddress | undefined {
  if (address === undefined) return undefined
  const separator = address.lastIndexOf(':')
  // An IPv6 address is in brackets.
  return { host: address.slice(0, separator).replace(/^\[|\]$/g, ''), port: Number(address.slice(separator + 1)) }
}

function toS3Config(settings: Settings): S3Config | undefined {
  if (!settings.S3_BUCKET) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  return {
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type TrustLevel, trustLevels } from '@/domain'
import type { ClamdAddress } from './files/virus-scanner.ts'
import { type PasswordCost, strongCost } from './identity/passwords.ts'

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
/** The schema of a variable that may be unset. An empty variable counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema)

export const defaultSupportEmail = 'support@campusgigs.example'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })

/** OpenID Connect's names of the methods that send a client secret. */
const clientAuthMethods = ['client_secret_basic', 'client_secret_post'] as const
export type ClientAuthMethod = (typeof clientAuthMethods)[number]

const environment = z.object({
  NODE_ENV: optional(
    z
      .enum(['development', 'test', 'production'], 'must be development, test or production; unset is development')
      .default('development'),
  ),
  PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535).default(3000)),
  HOST: optional(z.string().default('127.0.0.1')),
  DATA_DIR: optional(z.string().default('.data')),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
  ),
  PUBLIC_URL: optional(httpUrl.optional()),
  /** Whether HSTS covers all subdomains of PUBLIC_URL. */
  HSTS_SUBDOMAINS: optional(z.enum(['1', '0'], 'must be 1 or 0').default('0')),
  OIDC_ISSUER: optional(httpUrl.optional()),
  OIDC_CLIENT_ID: optional(z.string().optional()),
  OIDC_CLIENT_SECRET: optional(z.string().optional()),
  /** 1 starts the local identity provider on any server, 0 on none. Default: only where no other machine reaches it. */
  ALLOW_LOCAL_IDENTITY: optional(z.enum(['1', '0'], 'must be 1 or 0').optional()),
  /** Admins, as `issuer#subject`, separated by commas. */
  ADMIN_SUBJECTS: optional(z.string().optional()),
  OIDC_CLIENT_AUTH: optional(z.enum(clientAuthMethods, `must be ${clientAuthMethods.join(' or ')}`).optional()),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address').default(defaultSupportEmail)),
  MAIL_FROM: optional(z.email('must be an e-mail address').optional()),
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'must be an address like smtp://user:password@mail.example:587 or smtps://user:password@mail.example',
      })
      .optional(),
  ),
  MAIL_DIGEST_HOUR: optional(z.coerce.number('must be an hour, 0 to 23').int().min(0).max(23).default(8)),
  /** The trust level that a business must reach before its listings go live. */
  TRUST: optional(z.enum(trustLevels, `must be ${trustLevels.join(', ')}`).optional()),
  /** University posters whose scans are stored, separated by commas: `university/poster`, `university/*`, or all. */
  POSTERS: optional(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        (posters) => posters.every((poster) => /^([a-z0-9-]{2,40}\/([a-z0-9-]{2,40}|\*)|\*\/\*)$/.test(poster)),
        'must be addresses like monash/library-1 or monash/*, separated by commas, or */* for every address',
      )
      .optional(),
  ),
  SAMPLE_DATA: optional(z.enum(['on', 'off'], 'must be on or off').optional()),
  S3_BUCKET: optional(z.string().optional()),
  S3_REGION: optional(z.string().default('ap-southeast-2')),
  S3_ENDPOINT: optional(httpUrl.optional()),
  S3_ACCESS_KEY_ID: optional(z.string().optional()),
  S3_SECRET_ACCESS_KEY: optional(z.string().optional()),
  /**
   * OpenTelemetry's standard variables: the collector's address, additional headers as `name=value`, and this service's
   * name.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl.optional()),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    z
      .string()
      .regex(/^\s*[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, 'must be like name=value, separated by commas')
      .refine(isPercentEncoded, 'must have values with % as %25')
      .optional(),
  ),
  OTEL_SERVICE_NAME: optional(z.string().default('campus-gigs')),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\w-]{16,}$/, 'must be at least 16 letters, digits, - or _')
      .optional(),
  ),
  CLAMD_ADDRESS: optional(
    z
      .string()
      .regex(/^[^\s/]+:\d{1,5}$/, 'must be a host and a port, like 127.0.0.1:3310')
      .optional(),
  ),
  /**
   * The time from a signal to the close of the server, in which `/api/ready` answers 503 and calls are still answered.
   */
  DRAIN_SECONDS: optional(z.coerce.number('must be a number of seconds').int().min(0).max(60).default(0)),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level').default('warn'),
  ),
  /** The number of reverse proxies whose `X-Forwarded-For` entries are trusted. */
  TRUST_PROXY: optional(z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0)),
  /**
   * Multiplies the limits on calls, uploads, poster scans and a network's failed sign-ins, for many callers behind one
   * address.
   */
  RATE_LIMIT_SCALE: optional(z.coerce.number('must be a number').positive().default(1)),
})

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
   * The identity provider: an external one; `local`, which accepts any name and e-mail address (D11); or `none`, so
   * that only businesses with a username can sign in.
   */
  identity: OidcConfig | 'local' | 'none'
  /**
   * The identities that may sign in to the review desk. `everybody` only with a local provider that no other machine
   * reaches.
   */
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
  trustProxy: number
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
  const problems = [
    ...identityProblems(settings, isProduction),
    ...adminProblems(settings),
    ...mailProblems(trust, settings),
    ...storageProblems(settings),
  ]
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
    // In production the settings have to list the posters, because anybody can invent a poster's address. A trial
    // stores every scan.
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

type Settings = z.infer<typeof environment>

function identityProblems(settings: Settings, isProduction: boolean): string[] {
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

/** Whether a host name resolves to this machine alone. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Whether the server is a trial: outside production, on a host and at a PUBLIC_URL that only this machine reaches. */
function isTrial({ NODE_ENV, HOST, PUBLIC_URL }: Settings): boolean {
  const isPublicUrlLocal = PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname)
  return NODE_ENV !== 'production' && isLocalHost(HOST) && isPublicUrlLocal
}

/** The trust level without TRUST: a trial that sends no mails can't verify any business, so it is `open`. */
function defaultTrust(settings: Settings): TrustLevel {
  return isTrial(settings) && settings.SMTP_URL === undefined ? 'open' : 'reviewed'
}

/**
 * Whether the local identity provider may start when no external one is set (D11): in a trial, or as
 * ALLOW_LOCAL_IDENTITY says.
 */
function mayStartLocalIdentity(settings: Settings): boolean {
  const { ALLOW_LOCAL_IDENTITY } = settings
  return ALLOW_LOCAL_IDENTITY === undefined ? isTrial(settings) : ALLOW_LOCAL_IDENTITY === '1'
}

/** Whether a text is valid percent-encoded UTF-8. */
function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
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

const splitAdminSubjects = ({ ADMIN_SUBJECTS = '' }: Settings) => ADMIN_SUBJECTS.split(/[\s,]+/).filter(Boolean)

/** An admin of ADMIN_SUBJECTS: the issuer's address, `#`, and the person's `sub` claim. */
const adminPattern = /^(?<issuer>https?:\/\/[^#]+)#(?<subject>.+)$/

function adminProblems(settings: Settings): string[] {
  const malformed = splitAdminSubjects(settings).filter((entry) => !adminPattern.test(entry))
  return malformed.map(
    (entry) =>
      `ADMIN_SUBJECTS has ${entry}: name each admin like https://id.example#248289761001, separated by commas.`,
  )
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

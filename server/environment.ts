import { z } from 'zod'
import { trustLevels } from '@/domain'

// The environment variables, and what follows from them alone. `config.ts` turns them into the server's settings.

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value)
/** The schema of a variable that may be unset. An empty variable counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema)

/** The schema of a whole number. @param meaning what the variable must be, with its range */
function wholeNumber(min: number, max: number, meaning: string) {
  const error = `must be ${meaning}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}
const maxPort = 65_535
const addressNeeded = 'must be a host and a port, like 127.0.0.1:3310'
const notPositive = 'must be a number above 0'

/** An address at which nobody answers. Production warns about it. */
export const defaultSupportEmail = 'support@campusgigs.example'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })

/** OpenID Connect's names of the methods that send a client secret. */
const clientAuthMethods = ['client_secret_basic', 'client_secret_post'] as const
export type ClientAuthMethod = (typeof clientAuthMethods)[number]

/** The environment variables, with their defaults. */
export const environment = z.object({
  NODE_ENV: optional(
    z
      .enum(['development', 'test', 'production'], 'must be development, test or production; unset is development')
      .default('development'),
  ),
  PORT: optional(wholeNumber(0, maxPort, `a port: 0 to ${maxPort}`).default(3000)),
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
  MAIL_DIGEST_HOUR: optional(wholeNumber(0, 23, 'an hour: 0 to 23').default(8)),
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
      .regex(/^[^\s/]+:\d{1,5}$/, addressNeeded)
      .refine((address) => Number(address.slice(address.lastIndexOf(':') + 1)) <= maxPort, addressNeeded)
      .optional(),
  ),
  /**
   * The time from a signal to the close of the server, in which `/api/ready` answers 503 and calls are still answered.
   */
  DRAIN_SECONDS: optional(wholeNumber(0, 60, 'a number of seconds: 0 to 60').default(0)),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level').default('warn'),
  ),
  /** The number of reverse proxies whose `X-Forwarded-For` entries are trusted. */
  TRUST_PROXY: optional(wholeNumber(0, 10, 'a number of proxies: 0 to 10').default(0)),
  /**
   * Multiplies the limits on calls, uploads, applications, poster scans and a network's failed sign-ins, for many
   * callers behind one address.
   */
  RATE_LIMIT_SCALE: optional(z.coerce.number(notPositive).positive(notPositive).default(1)),
})

/** The valid environment variables. */
export type Settings = z.infer<typeof environment>

/** Whether a host name resolves to this machine alone. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Whether the server is a trial: outside production, on a host and at a PUBLIC_URL that only this machine reaches. */
export function isTrial({ NODE_ENV, HOST, PUBLIC_URL }: Settings): boolean {
  const isPublicUrlLocal = PUBLIC_URL === undefined || isLocalHost(new URL(PUBLIC_URL).hostname)
  return NODE_ENV !== 'production' && isLocalHost(HOST) && isPublicUrlLocal
}

/** Whether the local identity provider may start when no external one is set: in a trial, or as the setting says. */
export function mayStartLocalIdentity(settings: Settings): boolean {
  const { ALLOW_LOCAL_IDENTITY } = settings
  return ALLOW_LOCAL_IDENTITY === undefined ? isTrial(settings) : ALLOW_LOCAL_IDENTITY === '1'
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The entries of ADMIN_SUBJECTS. */
export const splitAdminSubjects = ({ ADMIN_SUBJECTS = '' }: Settings) => ADMIN_SUBJECTS.split(/[\s,]+/).filter(Boolean)

/** A well-formed entry of ADMIN_SUBJECTS: the issuer's address, `#`, and the person's `sub` claim. */
export const adminPattern = /^(?<issuer>https?:\/\/[^#]+)#(?<subject>.+)$/

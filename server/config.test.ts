import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { identityNotice, productionWarnings, trustNotice } from './config-notices.ts'

const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'gigs', OIDC_CLIENT_SECRET: 's' }
const smtp = { SMTP_URL: 'smtps://mail.example' }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gigs.example',
  ...smtp,
  ...provider,
}

describe('settings', () => {
  test('have defaults with which the server starts', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\.data$/),
      databaseUrl: undefined,
      publicUrl: undefined,
      identity: 'local',
      sampleData: true,
      drainSeconds: 0,
      s3: undefined,
      posters: new Set(['*/*']),
      passwordCost: { memoryKib: 19_456, passes: 2 },
    })
  })

  test('treat an empty variable as unset', () => {
    const empty = { PORT: '', DATABASE_URL: '', OIDC_ISSUER: '', SAMPLE_DATA: '', S3_BUCKET: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('insert sample data only into PGlite outside production', () => {
    expect(readConfig({ SAMPLE_DATA: 'off' }).sampleData).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://h/d', SAMPLE_DATA: 'on' }).sampleData).toBe(false)
    expect(readConfig({ ...production, SAMPLE_DATA: 'on' }).sampleData).toBe(false)
  })

  test('send mails from the support address by default, and through the SMTP server of SMTP_URL', () => {
    expect(readConfig({ SUPPORT_EMAIL: 'help@gigs.example' })).toMatchObject({
      mailFrom: 'help@gigs.example',
      smtpUrl: undefined,
    })
    const env = { MAIL_FROM: 'gigs@gigs.example', SMTP_URL: 'smtp://gigs:s%40cret@mail.example:587' }
    expect(readConfig(env)).toMatchObject({ mailFrom: env.MAIL_FROM, smtpUrl: env.SMTP_URL })
  })

  test('drain for the seconds of DRAIN_SECONDS', () => {
    expect(readConfig({ DRAIN_SECONDS: '15' }).drainSeconds).toBe(15)
  })

  test('reduce PUBLIC_URL to its origin', () => {
    expect(readConfig({ ...smtp, PUBLIC_URL: 'https://gigs.example/' }).publicUrl).toBe('https://gigs.example')
  })

  test('accept any S3-compatible service', () => {
    const env = { S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:9', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(env).s3).toMatchObject({ bucket: 'b', credentials: { accessKeyId: 'k', secretAccessKey: 's' } })
  })

  test('accept an external identity provider in production', () => {
    expect(readConfig(production)).toMatchObject({ isProduction: true, identity: { issuer: 'https://id.example' } })
  })

  test('leave the client authentication method to the provider unless OIDC_CLIENT_AUTH names one', () => {
    expect(readConfig(production).identity).toMatchObject({ clientAuth: undefined })
    const withMethod = { ...production, OIDC_CLIENT_AUTH: 'client_secret_basic' }
    expect(readConfig(withMethod).identity).toMatchObject({ clientAuth: 'client_secret_basic' })
  })

  test.each([
    ['local', {}],
    ['local', { HOST: 'localhost' }],
    ['local', { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
    ['local', { PUBLIC_URL: 'http://gigs.localhost:5173' }],
    ['none', { HOST: '0.0.0.0' }],
    ['none', { HOST: '::' }],
    ['none', { HOST: '127.0.0.1.example' }],
    ['none', { PUBLIC_URL: 'https://gigs.example' }],
    ['none', { PUBLIC_URL: 'https://localhost.example' }],
    ['none', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
    ['none', { HOST: '0.0.0.0', NODE_ENV: 'test' }],
    ['none', { ALLOW_LOCAL_IDENTITY: '0' }],
    ['local', { HOST: '0.0.0.0', PUBLIC_URL: 'https://gigs.example', ALLOW_LOCAL_IDENTITY: '1' }],
    ['local', { ...production, OIDC_ISSUER: '', ALLOW_LOCAL_IDENTITY: '1' }],
  ])('TR-04 select the identity provider %s for %j', (identity, env) => {
    expect(readConfig({ ...smtp, ...env }).identity).toBe(identity)
  })

  test.each(['Production', 'prod', 'staging'])('TR-04 reject the misspelt NODE_ENV %s', (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow('NODE_ENV must be development, test or production')
  })

  test('TR-04 select the external provider on every host', () => {
    const env = { ...provider, ...smtp, HOST: '0.0.0.0', ALLOW_LOCAL_IDENTITY: '1' }
    expect(readConfig(env).identity).toMatchObject({ issuer: 'https://id.example' })
  })

  test('TR-04 print what to set when nobody can sign in, and a warning when anybody can', () => {
    const noticeOf = (env: NodeJS.ProcessEnv) => identityNotice(readConfig({ ...smtp, ...env }))
    expect([noticeOf({}), noticeOf({ ALLOW_LOCAL_IDENTITY: '1' }), noticeOf(production)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(noticeOf({ HOST: '0.0.0.0' })).toMatch(/^Nobody can sign in .* set OIDC_ISSUER, .* ALLOW_LOCAL_IDENTITY=1/)
    expect(noticeOf({ HOST: '0.0.0.0', ALLOW_LOCAL_IDENTITY: '1' })).toContain('can sign in as anybody')
    expect(noticeOf({ PUBLIC_URL: 'https://gigs.example', ALLOW_LOCAL_IDENTITY: '1' })).toContain('as anybody')
  })

  test.each([
    ['open', {}],
    ['open', { HOST: 'localhost', PUBLIC_URL: 'http://gigs.localhost:5173', DATABASE_URL: 'postgres://h/d' }],
    ['open', { HOST: '0.0.0.0', TRUST: 'open' }],
    ['open', { ALLOW_LOCAL_IDENTITY: '0' }],
    ['reviewed', { HOST: '0.0.0.0', ...smtp }],
    ['open', { ...production, TRUST: 'open', SMTP_URL: '' }],
    ['reviewed', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
    ['reviewed', production],
    ['verified', { ...production, TRUST: 'verified' }],
  ] as const)('TR-01 trust is %s with %j', (trust, env) => {
    const config = readConfig(env)
    expect(config.trust).toBe(trust)
    expect(trustNotice(config)?.startsWith('New gigs go live at once') ?? false).toBe(trust === 'open')
  })

  test('TR-01 print a notice when no admin can approve waiting gigs', () => {
    expect(trustNotice(readConfig(production))).toMatch(/wait for good: ADMIN_SUBJECTS/)
    const admin = { ADMIN_SUBJECTS: 'https://id.example#sam' }
    expect(trustNotice(readConfig({ ...production, ...admin }))).toBeUndefined()
    expect(trustNotice(readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' }))).toBeUndefined()
  })

  test.each([
    [{ TRUST: 'verified' }, 'TRUST is verified, and'],
    [{ TRUST: 'reviewed' }, 'TRUST is reviewed, and'],
    [{ ...production, SMTP_URL: undefined }, 'TRUST is not set, so it is reviewed in production and'],
    [{ HOST: '0.0.0.0' }, 'TRUST is not set, so it is reviewed'],
    [{ HOST: '0.0.0.0', ALLOW_LOCAL_IDENTITY: '1' }, 'TRUST is not set, so it is reviewed'],
    [{ ...provider, PUBLIC_URL: 'https://gigs.example' }, 'TRUST is not set, so it is reviewed'],
  ])('TR-01 reject %j with one sentence, because no mail could verify an address', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(words)
    expect(() => readConfig(env)).toThrow('set SMTP_URL to your mail server, or TRUST to open.')
  })

  test('TR-12 enable telemetry by OpenTelemetry’s standard variables', () => {
    expect(readConfig({}).telemetry).toBeUndefined()
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic dXNlcjpwYXNz==, x-key=a%20b',
      OTEL_SERVICE_NAME: 'gigs-1',
    }
    expect(readConfig(env).telemetry).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { Authorization: 'Basic dXNlcjpwYXNz==', 'x-key': 'a b' },
      serviceName: 'gigs-1',
    })
  })

  test('TR-02 make the named people admins, and everybody with a local provider that only this machine reaches', () => {
    expect(readConfig({}).admins).toBe('everybody')
    const named = { ADMIN_SUBJECTS: 'https://id.example#24#8, https://id.example/realms/a#b' }
    expect(readConfig(named).admins).toEqual([
      { issuer: 'https://id.example', subject: '24#8' },
      { issuer: 'https://id.example/realms/a', subject: 'b' },
    ])
    expect(readConfig({ ...smtp, ALLOW_LOCAL_IDENTITY: '1', HOST: '0.0.0.0' }).admins).toEqual([])
    expect(readConfig(provider).admins).toEqual([])
    expect(readConfig(production).admins).toEqual([])
    expect(() => readConfig({ ADMIN_SUBJECTS: 'sam@uni.example' })).toThrow(/ADMIN_SUBJECTS has sam@uni\.example/)
  })

  test('warn about production settings that are probably mistakes', () => {
    const intended = { ...production, TRUST_PROXY: '1', SUPPORT_EMAIL: 'help@gigs.example', POSTERS: 'monash/*' }
    const adviceOf = (env: NodeJS.ProcessEnv) => productionWarnings(readConfig(env)).map((line) => line.split(' ')[0])
    expect(adviceOf(intended)).toEqual([])
    expect(adviceOf({})).toEqual([])
    expect(adviceOf(production)).toEqual(['PUBLIC_URL', 'SUPPORT_EMAIL', 'POSTERS'])
    expect(productionWarnings(readConfig(production))[0]).toContain('TRUST_PROXY is 0')
    expect(adviceOf({ ...intended, PUBLIC_URL: 'http://gigs.example', TRUST_PROXY: '0' })).toEqual(['PUBLIC_URL'])
  })

  test.each([
    [{ PORT: '99999' }, 'PORT must be a port: 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a port: 0 to 65535'],
    [{ POSTERS: 'monash/library-1,*/library-1' }, 'POSTERS must be addresses like'],
    [{ POSTERS: 'monash' }, 'POSTERS must be addresses like'],
    [{ MAIL_DIGEST_HOUR: '24' }, 'MAIL_DIGEST_HOUR must be an hour: 0 to 23'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS must be a number of seconds: 0 to 60'],
    [{ DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS must be a number of seconds'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'must be like name=value'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=100%' }, 'must have values with % as %25'],
    [{ ...production, OIDC_CLIENT_AUTH: 'mtls' }, 'must be client_secret_basic or client_secret_post'],
    [{ PORT: '-1' }, 'PORT must be a port: 0 to 65535'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a number of proxies: 0 to 10'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE must be a number above 0'],
    [{ CLAMD_ADDRESS: '127.0.0.1:99999' }, 'CLAMD_ADDRESS must be a host and a port'],
    [{ TRUST: 'yes' }, 'TRUST must be open, verified, reviewed'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin'],
    [{ PUBLIC_URL: 'gigs.example' }, 'PUBLIC_URL must be an address'],
    [{ PUBLIC_URL: 'https://gigs.example/jobs' }, 'without a path'],
    [{ OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID has to be set too'],
    [{ ALLOW_LOCAL_IDENTITY: 'yes' }, 'ALLOW_LOCAL_IDENTITY must be 1 or 0'],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ MAIL_FROM: 'gigs' }, 'MAIL_FROM must be an e-mail address'],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be an address like smtp://'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address like smtp://'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'without S3_BUCKET'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'have to be set together'],
    [{ ...production, OIDC_ISSUER: undefined }, 'OIDC_ISSUER is not set'],
    [{ ...production, OIDC_ISSUER: 'http://id.example' }, 'must begin with https://'],
    [{ ...production, PUBLIC_URL: undefined }, 'PUBLIC_URL is not set'],
  ])('reject %j with a message', (env, words) => {
    expect(() => readConfig(env)).toThrow(ConfigError)
    expect(() => readConfig(env)).toThrow(words)
  })
})

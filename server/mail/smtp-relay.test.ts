import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clock, dayMs } from '@/domain'
import { outboxMailer } from './outbox-mailer.ts'
import { openSmtpRelay, type SmtpRelayOptions } from './smtp-relay.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-gigs-smtp-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const mail = { accountId: 'a1', to: 'mei@cafe.example', subject: 'Wählen Sie', text: 'One\nTöwe\n.' }
/** The ids of the unsent mails. */
const unsentIds = () => readdirSync(folder).flatMap((name) => /^(.+)\.[0-9a-f]{32}\.eml$/.exec(name)?.[1] ?? [])

interface ReceivedMail {
  from: string | false
  to: string[]
  source: string
}

/** Starts an SMTP server on this machine. */
async function startSmtpServer(options: SMTPServerOptions = {}, listenPort = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, done) {
      let source = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        received.push({ from: mailFrom ? mailFrom.address : false, to: rcptTo.map(({ address }) => address), source })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(listenPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, port, url: `smtp://127.0.0.1:${port}`, close }
}

/** Creates a mailer with its relay, and the relay's log. */
function openMailer(smtpUrl: string, options: Partial<SmtpRelayOptions> = {}) {
  const log = { error: vi.fn(), warn: vi.fn() }
  const publicUrl = () => new URL('https://gigs.example')
  const relay = openSmtpRelay({ folder, smtpUrl, publicUrl, log, ...options })
  onTestFinished(() => relay.close())
  const mailer = outboxMailer(folder, 'support@gigs.example', () => relay.wake())
  return { ...mailer, relay, log, logged: () => JSON.stringify([log.error.mock.calls, log.warn.mock.calls]) }
}

test('BA-05 sends a mail through an SMTP server and removes it from the folder', async () => {
  const { received, url } = await startSmtpServer()
  await openMailer(url).send(mail)
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(received).toEqual([{ from: 'support@gigs.example', to: ['mei@cafe.example'], source: expect.any(String) }])
  const [{ source } = { source: '' }] = received
  expect(source).toContain('From: Campus Gigs <support@gigs.example>')
  expect(source).toContain('Subject: =?UTF-8?')
  // The server removes the dot with which SMTP escapes a line that begins with one.
  expect(source).toMatch(/text\/plain[\s\S]*One\r\nT=C3=B6we\r\n\.\r\n[\s\S]*text\/html[\s\S]*One<br>\r\nT=C3=B6we<br>/)
  expect(source).not.toContain('List-Unsubscribe')
})

test('TR-07 sends the List-Unsubscribe headers with a mail that can be switched off', async () => {
  const { received, url } = await startSmtpServer()
  await openMailer(url).send({ ...mail, unsubscribeUrl: 'https://gigs.example/api/unsubscribe/token' })
  await expect.poll(() => received.length).toBe(1)
  const source = received[0]?.source.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(source).toContain('List-Unsubscribe: <https://gigs.example/api/unsubscribe/token>\r\n')
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

test('TR-07 gives up a mail that failed for a day, and logs it', async () => {
  const { port, close } = await startSmtpServer()
  await close()
  const { send, relay, log, logged } = openMailer(`smtp://127.0.0.1:${port}`)
  onTestFinished(() => clock.reset())
  await send(mail)
  await expect.poll(() => log.warn.mock.calls.length).toBe(1)
  clock.set(new Date(Date.now() + 25 * 3_600_000))
  relay.wake()
  await expect.poll(() => log.error.mock.calls.length).toBe(1)
  expect(readdirSync(join(folder, 'refused'))).toHaveLength(1)
  expect(unsentIds()).toEqual([])
  expect(logged()).not.toContain(mail.to)
})

test('TR-07 tries a mail for an hour after a start that came two days late', async () => {
  const { port, close } = await startSmtpServer()
  await close()
  await outboxMailer(folder, 'support@gigs.example', () => {}).send(mail)
  onTestFinished(() => clock.reset())
  const startedAtMs = Date.now() + 48 * 3_600_000
  clock.set(new Date(startedAtMs))
  const { relay, log } = openMailer(`smtp://127.0.0.1:${port}`)
  relay.wake()
  await expect.poll(() => log.warn.mock.calls.length).toBe(1)
  expect(unsentIds()).toHaveLength(1)
  clock.set(new Date(startedAtMs + 61 * 60_000))
  relay.wake()
  await expect.poll(() => log.error.mock.calls.length).toBe(1)
})

test('signs in with the user and password of the SMTP URL', async () => {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions['onAuth']>>((auth, _session, done) =>
    done(null, { user: auth.username }),
  )
  const { received, port } = await startSmtpServer({ authOptional: false, allowInsecureAuth: true, onAuth })
  await openMailer(`smtp://gigs:s%40cret@127.0.0.1:${port}`).send(mail)
  await expect.poll(() => received.length).toBe(1)
  expect(onAuth.mock.calls[0]?.[0]).toMatchObject({ username: 'gigs', password: 's@cret' })
})

test('keeps a mail while the SMTP server is unreachable, and sends it later', async () => {
  const { port, close } = await startSmtpServer()
  await close()
  const { send, log, logged } = openMailer(`smtp://127.0.0.1:${port}`, { retryAfterMs: 5 })
  await send(mail)
  await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThan(1)
  await expect.poll(unsentIds).toHaveLength(1)
  expect(logged()).toContain('ESOCKET')
  expect(logged()).not.toContain(mail.to)
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      received.push(...envelope.rcptTo.map(({ address }) => address))
      stream.resume().on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(received).toEqual([mail.to])
})

test('moves a permanently rejected mail to the folder refused, and sends the others', async () => {
  const { received, url } = await startSmtpServer({
    onRcptTo({ address }, _session, done) {
      done(address === mail.to ? Object.assign(new Error(`${address} is unknown`), { responseCode: 550 }) : null)
    },
  })
  const { send, log, logged } = openMailer(url)
  await send(mail)
  await send({ ...mail, to: 'ana@uni.example' })
  await expect.poll(() => readdirSync(folder)).toEqual(['refused'])
  expect(received.map(({ to }) => to)).toEqual([['ana@uni.example']])
  expect(readdirSync(join(folder, 'refused'))).toHaveLength(1)
  expect(log.error).toHaveBeenCalledOnce()
  expect(logged()).not.toContain(mail.to)
  onTestFinished(() => clock.reset())
  clock.set(new Date(clock.now().getTime() + 31 * dayMs))
  await send({ ...mail, to: 'ana@uni.example' })
  await expect.poll(() => readdirSync(join(folder, 'refused'))).toEqual([])
})

test('gives up a mail to an invalid address, and sends the following mails', async () => {
  const { received, url } = await startSmtpServer()
  const { send, relay, log, logged } = openMailer(url)
  const mailer = outboxMailer(folder, 'support@gigs.example')
  await mailer.send({ ...mail, to: 'mei <at> cafe', id: 'a' })
  await mailer.send({ ...mail, to: 'ana@uni.example', id: 'b' })
  relay.wake()
  await expect.poll(() => readdirSync(folder)).toEqual(['refused'])
  expect(received.map(({ to }) => to)).toEqual([['ana@uni.example']])
  expect(log.error).toHaveBeenCalledOnce()
  expect(logged()).not.toContain('cafe')
  await send({ ...mail, to: 'ana@uni.example' })
  await expect.poll(() => received.length).toBe(2)
})

test('sends the other mails when the connection repeatedly fails at the first one', async () => {
  const { received, url } = await startSmtpServer({
    onRcptTo({ address }, _session, done) {
      const isBroken = address === mail.to
      done(isBroken ? Object.assign(new Error('closing'), { responseCode: 421 }) : null)
    },
  })
  const { relay } = openMailer(url, { retryAfterMs: 5 })
  const mailer = outboxMailer(folder, 'support@gigs.example')
  for (const id of ['a', 'b']) await mailer.send({ ...mail, id })
  for (const id of ['c', 'd']) await mailer.send({ ...mail, to: 'ana@uni.example', id })
  relay.wake()
  await expect.poll(() => received.length).toBe(2)
  // A mail being sent has another name.
  await expect.poll(unsentIds).toEqual(['a', 'b'])
})

test('sends the other mails after an outage, when the connection fails at one of them', async () => {
  const { port, close } = await startSmtpServer()
  await close()
  const { relay, log } = openMailer(`smtp://127.0.0.1:${port}`, { retryAfterMs: 5 })
  const mailer = outboxMailer(folder, 'support@gigs.example')
  await mailer.send({ ...mail, id: 'a' })
  for (const id of ['b', 'c']) await mailer.send({ ...mail, to: 'ana@uni.example', id })
  relay.wake()
  // By then each mail has ended a run.
  await expect.poll(() => log.warn.mock.calls.length).toBeGreaterThanOrEqual(3)
  const { received } = await startSmtpServer(
    {
      onRcptTo({ address }, _session, done) {
        const isBroken = address === mail.to
        done(isBroken ? Object.assign(new Error('closing'), { responseCode: 421 }) : null)
      },
    },
    port,
  )
  await expect.poll(() => received.length).toBe(2)
  await expect.poll(unsentIds).toEqual(['a'])
})

test('retries a deferred mail after the others', async () => {
  let deferrals = 2
  const { received, url } = await startSmtpServer({
    onRcptTo({ address }, _session, done) {
      const isDeferred = address === mail.to && deferrals-- > 0
      done(isDeferred ? Object.assign(new Error('later'), { responseCode: 451 }) : null)
    },
  })
  const { send } = openMailer(url, { retryAfterMs: 5 })
  await send(mail)
  await send({ ...mail, to: 'ana@uni.example' })
  await expect.poll(() => received.map(({ to }) => to)).toEqual([['ana@uni.example'], [mail.to]])
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('sends each mail once when two servers share the folder', async () => {
  const { received, url } = await startSmtpServer()
  const mailer = outboxMailer(folder, 'support@gigs.example')
  const recipients = Array.from({ length: 12 }, (_, index) => `student-${index}@uni.example`)
  for (const to of recipients) await mailer.send({ ...mail, to })
  for (const { relay } of [openMailer(url), openMailer(url)]) relay.wake()
  await expect.poll(() => readdirSync(folder)).toEqual([])
  expect(received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort())
})

test('sends a mail that a killed server had claimed', async () => {
  const { received, url } = await startSmtpServer()
  await outboxMailer(folder, 'support@gigs.example').send(mail)
  const [name = ''] = readdirSync(folder)
  const claimed = join(folder, `${name}.sending`)
  renameSync(join(folder, name), claimed)
  const { relay } = openMailer(url)
  relay.wake()
  await relay.close()
  expect(existsSync(claimed)).toBe(true)
  const tenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  utimesSync(claimed, tenMinutesAgo, tenMinutesAgo)
  openMailer(url).relay.wake()
  await expect.poll(() => received.length).toBe(1)
})

test('keeps a mail whose connection fails while the relay closes', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { send, relay } = openMailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  await send(mail)
  silent.once('connection', (socket) => socket.destroy())
  await relay.close()
  expect(unsentIds()).toHaveLength(1)
})

test.each([
  ['accepted', null],
  ['rejected', 550],
  ['deferred', 451],
])('a mail whose account is deleted while it is sent is gone, also when it is %s', async (_, responseCode) => {
  const mailer = outboxMailer(folder, 'support@gigs.example')
  const { url } = await startSmtpServer({
    onRcptTo(_address, _session, done) {
      const result = responseCode === null ? null : Object.assign(new Error('no'), { responseCode })
      void mailer.deleteUnsent(mail.accountId).then(() => done(result))
    },
  })
  const { relay, logged } = openMailer(url)
  await mailer.send(mail)
  relay.wake()
  await expect.poll(unsentIds).toEqual([])
  await relay.close()
  expect(readdirSync(folder).filter((name) => name !== 'refused')).toEqual([])
  expect(existsSync(join(folder, 'refused')) ? readdirSync(join(folder, 'refused')) : []).toEqual([])
  expect(logged()).not.toContain('cannot be read or changed')
})

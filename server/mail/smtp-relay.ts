import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { clock } from '@/domain'
import { parseMessage } from './message.ts'

/** Sends the mails of a folder through an SMTP server. */
export interface SmtpRelay {
  /** Sends what is in the folder, without waiting for it. */
  wake: () => void
  /** Resolves once the mail that is being sent is done with; the others stay in the folder. */
  close: () => Promise<void>
}

export interface SmtpRelayOptions {
  /** The folder of `outboxMailer`. */
  folder: string
  /** `smtp://` or `smtps://` with host, port, user and password. */
  smtpUrl: string
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** How long after a failure the folder is tried again the first time; each further failure doubles it. */
  retryAfterMs?: number
}

const minuteMs = 60_000
const longestRetryMs = 60 * minuteMs
/** A mail claimed longer ago than this was left by a server that was killed: sending one takes less. */
const abandonedAfterMs = 10 * minuteMs
/** What the SMTP server may take to answer. */
const timeLimits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const claimSuffix = '.sending'

type Outcome = 'done' | 'deferred' | 'unreachable'

/**
 * Sends each mail of the folder at least once and deletes it when the SMTP server has accepted it. A mail that the
 * server refuses for good is moved to the folder `refused`; all others are tried again. Servers that share the folder
 * claim a mail by renaming it.
 */
export function openSmtpRelay({ folder, smtpUrl, log, retryAfterMs = minuteMs }: SmtpRelayOptions): SmtpRelay {
  const { auth, isLoopback } = readSmtpUrl(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    ...timeLimits,
    // A password never travels unencrypted to another machine.
    requireTLS: auth && !isLoopback,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  let isClosed = false
  let isWanted = false
  let failures = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    isWanted = true
    running ??= run().finally(() => {
      running = null
    })
  }

  async function run(): Promise<void> {
    while (isWanted && !isClosed) {
      isWanted = false
      failures = (await sendAll()) ? 0 : failures + 1
    }
    if (failures === 0 || isClosed) return
    timer = setTimeout(wake, Math.min(retryAfterMs * 2 ** (failures - 1), longestRetryMs))
    timer.unref()
  }

  /** @returns whether nothing has to be tried again */
  async function sendAll(): Promise<boolean> {
    let isComplete = true
    try {
      await mkdir(folder, { recursive: true })
      for (const name of await readdir(folder)) if (name.endsWith(claimSuffix)) await unclaimAbandoned(name)
      for (const name of (await readdir(folder)).sort()) {
        if (isClosed) return true
        if (!name.endsWith('.eml')) continue
        const outcome = await send(name)
        if (outcome === 'unreachable') return false
        if (outcome === 'deferred') isComplete = false
      }
    } catch (error) {
      log.error({ problem: problemOf(error) }, 'The mail folder can not be read or changed')
      return false
    }
    return isComplete
  }

  async function send(name: string): Promise<Outcome> {
    const original = join(folder, name)
    const claimed = `${original}${claimSuffix}`
    if (!(await claim(original, claimed))) return 'done'
    const message = parseMessage(await readFile(claimed, 'utf8'))
    if (!message) {
      await refuse(claimed, name)
      return 'done'
    }
    try {
      const { to, from, id, ...content } = message
      await transport.sendMail({
        ...content,
        from: { name: 'Campus Gigs', address: from },
        to: { name: '', address: to },
        messageId: `<${id}@campus-gigs>`,
      })
    } catch (error) {
      const problem = problemOf(error)
      if (isRefusedForGood(problem)) {
        await refuse(claimed, name)
        log.error({ problem, mail: name }, 'The SMTP server refused a mail; it is in the folder mail/refused')
        return 'done'
      }
      await rename(claimed, original)
      log.warn({ problem, mail: name }, 'A mail was not sent and will be tried again')
      return isAboutOneMail(problem) ? 'deferred' : 'unreachable'
    }
    await rm(claimed)
    return 'done'
  }

  async function refuse(claimed: string, name: string): Promise<void> {
    await mkdir(join(folder, 'refused'), { recursive: true, mode: 0o700 })
    await rename(claimed, join(folder, 'refused', name))
  }

  async function unclaimAbandoned(name: string): Promise<void> {
    const claimed = join(folder, name)
    const claimedAt = await stat(claimed).then(({ mtimeMs }) => mtimeMs, ignoreMissing)
    if (claimedAt !== undefined && clock.now().getTime() - claimedAt > abandonedAfterMs)
      await rename(claimed, claimed.slice(0, -claimSuffix.length)).catch(ignoreMissing)
  }

  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await running
      transport.close()
    },
  }
}

/** Renames a mail so that no other server sends it. @returns false when another one was first */
async function claim(original: string, claimed: string): Promise<boolean> {
  try {
    await rename(original, claimed)
    const now = clock.now()
    await utimes(claimed, now, now)
    return true
  } catch (error) {
    ignoreMissing(error)
    return false
  }
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

function readSmtpUrl(smtpUrl: string) {
  const { username, hostname } = new URL(smtpUrl)
  return { auth: username !== '', isLoopback: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) }
}

/** A failure without its message, which may quote addresses. */
interface MailProblem {
  code: unknown
  /** The SMTP command that failed. */
  command: unknown
  /** The SMTP server's answer, like 550. */
  responseCode: unknown
}

function problemOf(error: unknown): MailProblem {
  const read = (name: keyof MailProblem): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  return { code: read('code'), command: read('command'), responseCode: read('responseCode') }
}

/** Whether the SMTP server answered about this recipient or this text, and not about the sender or the connection. */
function isAboutOneMail({ command, responseCode }: MailProblem): boolean {
  return typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA')
}

function isRefusedForGood(problem: MailProblem): boolean {
  return isAboutOneMail(problem) && Number(problem.responseCode) >= 500
}

import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { clock, dayMs, hourMs, minuteMs } from '@/domain'
import { parseMessage } from './message.ts'
import { openSmtpSender, problemOf, type SendResult, type SmtpSender } from './smtp-sender.ts'

/** Sends the mails of a folder through an SMTP server. */
export interface SmtpRelay {
  /** Starts sending the folder's mails. Returns at once. */
  wake: () => void
  /** Resolves once the mail being sent is accepted or put back. Unsent mails stay in the folder. */
  close: () => Promise<void>
}

export interface SmtpRelayOptions {
  /** The folder of `outboxMailer`. */
  folder: string
  /** `smtp://` or `smtps://` with host, port, user and password. */
  smtpUrl: string
  /** The product's public address. */
  publicUrl: () => URL
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** The wait after a failure. Each further failure doubles it, up to an hour. Default: a minute. */
  retryAfterMs?: number
}

const longestRetryMs = hourMs
/** A mail is given up when sending it fails this long after it was written. */
const givenUpAfterMs = dayMs
/** Sending takes less, so an older claim is of a server that was killed. */
const abandonedAfterMs = 10 * minuteMs

const claimSuffix = '.sending'

/**
 * Sends each mail of the folder at least once and deletes it when the SMTP server has accepted it. A mail that the
 * server refuses for good is moved to the folder `refused`; all others are tried again for a day, then moved there too.
 * Servers that share the folder claim a mail by renaming it.
 */
export function openSmtpRelay({
  folder,
  smtpUrl,
  publicUrl,
  log,
  retryAfterMs = minuteMs,
}: SmtpRelayOptions): SmtpRelay {
  const sender = openSmtpSender(smtpUrl, publicUrl)
  /**
   * The mails at which a run ended, the latest last. A run begins with the others, then takes these in their order: the
   * connection may break because of such a mail, and then the next run begins with another.
   */
  const brokenOffNames = new Set<string>()

  /** Sends all mails, until closed. @returns false when a mail has to be tried again later */
  async function sendAll(closed: AbortSignal): Promise<boolean> {
    let isRetryNeeded = false
    try {
      await mkdir(folder, { recursive: true })
      const claimedNames = (await readdir(folder)).filter((name) => name.endsWith(claimSuffix))
      for (const name of claimedNames) await unclaimAbandoned(join(folder, name))
      const unsentNames = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
      const firstNames = unsentNames.filter((name) => !brokenOffNames.has(name))
      const laterNames = [...brokenOffNames].filter((name) => unsentNames.includes(name))
      for (const name of [...firstNames, ...laterNames]) {
        if (closed.aborted) return true
        const outcome = await sendFile(folder, name, sender, log)
        // Deleted first, because a set keeps the position of a name that is added again.
        brokenOffNames.delete(name)
        if (outcome === 'unreachable') {
          brokenOffNames.add(name)
          return false
        }
        if (outcome === 'deferred') isRetryNeeded = true
      }
    } catch (error) {
      log.error({ problem: problemOf(error) }, 'The mail folder cannot be read or changed')
      return false
    }
    return !isRetryNeeded
  }

  const loop = createRetryLoop(sendAll, retryAfterMs)
  return {
    wake: loop.wake,
    async close() {
      await loop.close()
      sender.close()
    },
  }
}

/**
 * Runs a task when woken, one run at a time, and again after a failed run.
 * @param run resolves with whether the run succeeded; the signal aborts on close
 */
function createRetryLoop(run: (closed: AbortSignal) => Promise<boolean>, retryAfterMs: number) {
  const closing = new AbortController()
  const closed = closing.signal
  let isWanted = false
  let failures = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    isWanted = true
    running ??= runWhileWanted().finally(() => {
      running = null
    })
  }

  async function runWhileWanted(): Promise<void> {
    while (isWanted && !closed.aborted) {
      isWanted = false
      failures = (await run(closed)) ? 0 : failures + 1
    }
    if (failures === 0 || closed.aborted) return
    timer = setTimeout(wake, Math.min(retryAfterMs * 2 ** (failures - 1), longestRetryMs))
    timer.unref()
  }

  return {
    wake,
    async close() {
      closing.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Sends one mail. Deletes its file when the relay accepted it. Moves the file to `refused` when the relay refused it, when it
 * cannot be parsed or has failed for a day. Otherwise leaves the file for another attempt.
 */
async function sendFile(
  folder: string,
  name: string,
  sender: SmtpSender,
  log: SmtpRelayOptions['log'],
): Promise<SendResult['outcome'] | 'claimedElsewhere'> {
  const original = join(folder, name)
  const claimed = `${original}${claimSuffix}`
  if (!(await claim(original, claimed))) return 'claimedElsewhere'
  const message = parseMessage(await readFile(claimed, 'utf8'))
  if (!message) {
    await moveToRefused(folder, name)
    return 'refused'
  }
  const result = await sender.send(message)
  if (result.outcome === 'accepted') {
    await rm(claimed)
  } else if (result.outcome === 'refused') {
    await moveToRefused(folder, name)
    log.error(
      { problem: result.problem, mail: name },
      'The SMTP server refused a mail; it is in the folder mail/refused',
    )
  } else if (clock.now().getTime() - message.date.getTime() > givenUpAfterMs) {
    await moveToRefused(folder, name)
    log.error(
      { problem: result.problem, mail: name },
      'A mail could not be sent for a day and is given up; it is in the folder mail/refused',
    )
  } else {
    await rename(claimed, original)
    log.warn({ problem: result.problem, mail: name }, 'A mail was not sent and will be tried again')
  }
  return result.outcome
}

async function moveToRefused(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'refused'), { recursive: true, mode: 0o700 })
  await rename(join(folder, `${name}${claimSuffix}`), join(folder, 'refused', name))
}

/** Renames a mail so that no other server sends it. @returns false when another server was first */
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

/** Gives a claimed mail its name back when the server that claimed it was killed. */
async function unclaimAbandoned(claimed: string): Promise<void> {
  const claimedAtMs = await stat(claimed).then(({ mtimeMs }) => mtimeMs, ignoreMissing)
  if (claimedAtMs === undefined) return
  const isAbandoned = clock.now().getTime() - claimedAtMs > abandonedAfterMs
  if (isAbandoned) await rename(claimed, claimed.slice(0, -claimSuffix.length)).catch(ignoreMissing)
}

/** Ignores that a file is gone, because another server may have sent or claimed the mail. @throws any other error */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

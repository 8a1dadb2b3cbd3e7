import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { clock, dayMs, hourMs, minuteMs } from '@/domain'
import { unlessMissing } from '../files/durable-file.ts'
import { parseMessage } from './message.ts'
import { refusedFolder } from './outbox-mailer.ts'
import { openSmtpSender, problemOf, type SendResult, type SmtpSender } from './smtp-sender.ts'

/** Sends the mails in a folder through an SMTP server. */
export interface SmtpRelay {
  /** Starts a run, or requests another after the current one. */
  wake: () => void
  /** Stops sending. Resolves once the current mail is sent or back in the folder. Unsent mails stay in the folder. */
  close: () => Promise<void>
}

/** The folder and the SMTP server of a {@link SmtpRelay}. */
export interface SmtpRelayOptions {
  /** The folder of `outboxMailer`. */
  folder: string
  /** `smtp://` or `smtps://` with host, port, user and password. */
  smtpUrl: string
  /** The product's public address. */
  publicUrl: () => URL
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** The delay of the first retry. Each further failure doubles it, up to an hour. Default: a minute. */
  retryAfterMs?: number
}

const maxRetryDelayMs = hourMs
/** A mail is given up when sending it fails at this age, but not before `minTryingMs`. */
const maxMailAgeMs = dayMs
/** How long a relay tries mails of any age after its start: the server may have been off for days. */
const minTryingMs = hourMs
/** A claim older than this belongs to a killed server, because sending takes less. */
const claimTimeoutMs = 10 * minuteMs

/** The age at which a refused mail is deleted. */
const maxRefusedAgeMs = 30 * dayMs

const claimSuffix = '.sending'

/**
 * Sends each mail in the folder at least once, and deletes it when the SMTP server has accepted it. A mail that the
 * server rejects permanently is moved to the folder `refused`; others are retried for a day, and for an hour after a
 * start, then moved there too.
 * Refused mails are deleted after 30 days. Servers that share the folder claim a mail by renaming it. A file that
 * vanishes meanwhile is skipped.
 */
export function openSmtpRelay({
  folder,
  smtpUrl,
  publicUrl,
  log,
  retryAfterMs = minuteMs,
}: SmtpRelayOptions): SmtpRelay {
  const sender = openSmtpSender(smtpUrl, publicUrl)
  const openedAtMs = clock.now().getTime()
  /**
   * The names of the mails during which the connection failed and ended a run, the latest last. The next run sends them
   * last, in this order, because one of them may cause the failure and would block all others.
   */
  const failedConnectionNames = new Set<string>()

  /** Sends the mails in the folder until closed. @returns false when a mail needs a retry */
  async function sendAll(closed: AbortSignal): Promise<boolean> {
    try {
      await mkdir(folder, { recursive: true })
      await deleteOldRefused(join(folder, refusedFolder))
      await unclaimAbandonedMails(folder)
      return await sendNames(await listUnsent(), closed)
    } catch (error) {
      log.error({ problem: problemOf(error) }, 'The mail folder cannot be read or changed')
      return false
    }
  }

  /** The names of the unsent mails, in the order to send them. */
  async function listUnsent(): Promise<string[]> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const firstNames = names.filter((name) => !failedConnectionNames.has(name))
    const lastNames = [...failedConnectionNames].filter((name) => names.includes(name))
    return [...firstNames, ...lastNames]
  }

  /** Sends mails until closed, or until the SMTP server cannot be reached. @returns false when a mail needs a retry */
  async function sendNames(names: readonly string[], closed: AbortSignal): Promise<boolean> {
    let isRetryNeeded = false
    for (const name of names) {
      if (closed.aborted) return true
      const outcome = await sendFile(folder, name, sender, log, openedAtMs)
      // Delete before adding: a set keeps the position of an existing name.
      failedConnectionNames.delete(name)
      if (outcome === 'unreachable') {
        failedConnectionNames.add(name)
        return false
      }
      if (outcome === 'deferred') isRetryNeeded = true
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
 * Runs a task on request, one run at a time, and retries a failed run.
 * @param run resolves with whether the run succeeded; the signal aborts on close
 */
function createRetryLoop(run: (closed: AbortSignal) => Promise<boolean>, retryAfterMs: number) {
  const closeController = new AbortController()
  const closed = closeController.signal
  let isRequested = false
  let failures = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    clearTimeout(timer)
    isRequested = true
    running ??= runWhileRequested().finally(() => {
      running = null
    })
  }

  async function runWhileRequested(): Promise<void> {
    while (isRequested && !closed.aborted) {
      isRequested = false
      failures = (await run(closed)) ? 0 : failures + 1
    }
    if (failures === 0 || closed.aborted) return
    timer = setTimeout(wake, Math.min(retryAfterMs * 2 ** (failures - 1), maxRetryDelayMs))
    timer.unref()
  }

  return {
    wake,
    async close() {
      closeController.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Sends one mail. Deletes its file when the SMTP server accepted the mail. Moves the file to `refused` when the server
 * rejected the mail permanently, when the file is malformed, or when the mail has failed for a day. Otherwise keeps the
 * file for a retry. The file may vanish meanwhile, when its account is deleted.
 * @param openedAtMs when the relay began to send
 */
async function sendFile(
  folder: string,
  name: string,
  sender: SmtpSender,
  log: SmtpRelayOptions['log'],
  openedAtMs: number,
): Promise<SendResult['outcome'] | 'gone'> {
  const original = join(folder, name)
  const claimed = `${original}${claimSuffix}`
  if (!(await claim(original, claimed))) return 'gone'
  const raw = await unlessMissing(readFile(claimed, 'utf8'))
  if (raw === null) return 'gone'
  const message = parseMessage(raw)
  if (!message) {
    await moveToRefused(folder, name)
    return 'refused'
  }
  const result = await sender.send(message)
  const nowMs = clock.now().getTime()
  if (result.outcome === 'accepted') {
    await rm(claimed, { force: true })
  } else if (result.outcome === 'refused') {
    await moveToRefused(folder, name)
    log.error(
      { problem: result.problem, mail: name },
      'The SMTP server refused a mail; it is in the folder mail/refused',
    )
  } else if (nowMs - message.date.getTime() > maxMailAgeMs && nowMs - openedAtMs > minTryingMs) {
    await moveToRefused(folder, name)
    log.error(
      { problem: result.problem, mail: name },
      'A mail could not be sent for a day and is given up; it is in the folder mail/refused',
    )
  } else {
    await unlessMissing(rename(claimed, original))
    log.warn({ problem: result.problem, mail: name }, 'A mail was not sent and will be tried again')
  }
  return result.outcome
}

/** Moves a claimed mail to the folder `refused`. */
async function moveToRefused(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, refusedFolder), { recursive: true, mode: 0o700 })
  await unlessMissing(rename(join(folder, `${name}${claimSuffix}`), join(folder, refusedFolder, name)))
}

/** Deletes refused mails older than {@link maxRefusedAgeMs}. */
async function deleteOldRefused(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const refused = await unlessMissing(stat(join(folder, name)))
    if (refused && clock.now().getTime() - refused.mtimeMs > maxRefusedAgeMs)
      await rm(join(folder, name), { force: true })
  }
}

/** Claims a mail by renaming it. @returns false when another server claimed it first */
async function claim(original: string, claimed: string): Promise<boolean> {
  async function renameAndTouch(): Promise<true> {
    await rename(original, claimed)
    const now = clock.now()
    await utimes(claimed, now, now)
    return true
  }
  return (await unlessMissing(renameAndTouch())) ?? false
}

/** Restores the names of mails whose claim has timed out. */
async function unclaimAbandonedMails(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(claimSuffix)) continue
    const claimed = join(folder, name)
    const claimedFile = await unlessMissing(stat(claimed))
    if (!claimedFile) continue
    const isAbandoned = clock.now().getTime() - claimedFile.mtimeMs > claimTimeoutMs
    if (isAbandoned) await unlessMissing(rename(claimed, claimed.slice(0, -claimSuffix.length)))
  }
}

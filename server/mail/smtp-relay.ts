import { mkdir, readdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { clock, minuteMs } from '@/domain'
import { deleteOldRefused, sendFile, unclaimAbandonedMails } from './mail-folder.ts'
import { createRetryLoop } from './retry-loop.ts'
import { openSmtpSender, problemOf } from './smtp-sender.ts'

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

/**
 * Sends each mail in the folder at least once, and deletes it when the SMTP server has accepted it. A mail that the
 * server rejects permanently is moved to the folder `refused`; others are retried for a day, and for an hour after a
 * start, then moved there too. Refused mails are deleted after 30 days.
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
      await deleteOldRefused(folder)
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

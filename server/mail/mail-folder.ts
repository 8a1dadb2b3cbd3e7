// The folder of unsent mails, which servers may share: each claims a mail by renaming its file, and skips a file that has
// vanished.
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { clock, dayMs, hourMs, minuteMs } from '@/domain'
import { unlessMissing } from '../files/durable-file.ts'
import { parseMessage } from './message.ts'
import { refusedFolder } from './outbox-mailer.ts'
import type { SendResult, SmtpSender } from './smtp-sender.ts'

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
 * Sends one mail. Deletes its file when the SMTP server accepted the mail. Moves the file to `refused` when the server
 * rejected the mail permanently, when the file is malformed, or when the mail has failed for a day. Otherwise keeps the
 * file for a retry. The file may vanish meanwhile, when its account is deleted.
 * @param openedAtMs when the relay began to send
 */
export async function sendFile(
  folder: string,
  name: string,
  sender: SmtpSender,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
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
export async function deleteOldRefused(folder: string): Promise<void> {
  const refusedPath = join(folder, refusedFolder)
  for (const name of (await unlessMissing(readdir(refusedPath))) ?? []) {
    const refused = await unlessMissing(stat(join(refusedPath, name)))
    if (refused && clock.now().getTime() - refused.mtimeMs > maxRefusedAgeMs)
      await rm(join(refusedPath, name), { force: true })
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
export async function unclaimAbandonedMails(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(claimSuffix)) continue
    const claimed = join(folder, name)
    const claimedFile = await unlessMissing(stat(claimed))
    if (!claimedFile) continue
    const isAbandoned = clock.now().getTime() - claimedFile.mtimeMs > claimTimeoutMs
    if (isAbandoned) await unlessMissing(rename(claimed, claimed.slice(0, -claimSuffix.length)))
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '@/domain'
import { unlessMissing, writeDurably } from '../files/durable-file.ts'
import type { Mailer } from './mailer.ts'
import { formatMessage } from './message.ts'

/** The folder, inside the folder of mails, of those that were given up or rejected. */
export const refusedFolder = 'refused'

/**
 * The end of the names of an account's mails. Names are in the log, which names no account, so they have a hash of the
 * account's id.
 */
function nameEnding(accountId: string): string {
  const accountKey = createHash('sha256').update(accountId).digest('hex').slice(0, 32)
  return `.${accountKey}.eml`
}

/**
 * Writes each mail as an `.eml` file to a folder, from which the relay sends it. Only the server's own user can read
 * the file, because a reset link grants access to an account.
 * @param onWritten called once a mail is in the folder
 */
export function outboxMailer(folder: string, from: string, onWritten?: () => void): Mailer {
  /** The paths of an account's mails, also of those that are claimed by a relay or were not written to the end. */
  async function findMails(accountId: string): Promise<string[]> {
    const found: string[] = []
    for (const path of [folder, join(folder, refusedFolder)]) {
      const names = (await unlessMissing(readdir(path))) ?? []
      found.push(...names.filter((name) => name.includes(nameEnding(accountId))).map((name) => join(path, name)))
    }
    return found
  }

  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const date = clock.now()
      const id = mail.id ?? `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const path = join(folder, `${id}${nameEnding(mail.accountId)}`)
      await writeDurably(path, formatMessage({ ...mail, from, id, date }))
      onWritten?.()
    },
    async deleteUnsent(accountId) {
      // A relay may rename a mail after it was found, so look again until none is found.
      for (let paths = await findMails(accountId); paths.length > 0; paths = await findMails(accountId))
        for (const path of paths) await rm(path, { force: true })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '@/domain'
import type { Mailer } from './mailer.ts'
import { formatMessage } from './message.ts'

/**
 * Writes each mail as an `.eml` file into a folder, from which it is sent.
 * @param onWritten called once a mail is in the folder
 */
export function outboxMailer(folder: string, from: string, onWritten?: () => void): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const date = clock.now()
      const id = `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const unfinished = join(folder, `.${id}`)
      // Readable by our own user only: a reset link gives access to the account.
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(formatMessage({ ...mail, from, id, date }))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, `${id}.eml`))
      onWritten?.()
    },
  }
}

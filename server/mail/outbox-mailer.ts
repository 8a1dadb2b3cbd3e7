import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '@/domain'
import { writeDurably } from '../files/durable-file.ts'
import type { Mailer } from './mailer.ts'
import { formatMessage } from './message.ts'

/**
 * Writes each mail as an `.eml` file to a folder, from which the relay sends it. Only the server's own user can read
 * the file, because a reset link grants access to an account.
 * @param onWritten called once a mail is in the folder
 */
export function outboxMailer(folder: string, from: string, onWritten?: () => void): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const date = clock.now()
      const id = mail.id ?? `${date.toISOString().replaceAll(':', '-')}-${randomUUID()}`
      await writeDurably(join(folder, `${id}.eml`), formatMessage({ ...mail, from, id, date }))
      onWritten?.()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '@/domain'
import type { Mail, Mailer } from './mailer.ts'

/** Writes each mail as an `.eml` file into a folder, from which a relay can send it. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const id = `${clock.now().toISOString().replaceAll(':', '-')}-${randomUUID()}`
      const unfinished = join(folder, `.${id}`)
      // Readable by our own user only: a reset link gives access to the account.
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(toMessage(mail, from, id))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, join(folder, `${id}.eml`))
    },
  }
}

/** The mail in the Internet Message Format. Line breaks in headers are replaced, because each would begin a header. */
function toMessage({ to, subject, text }: Mail, from: string, id: string): string {
  const header = (value: string) => value.replace(/[\r\n]+/g, ' ')
  const encodedSubject = `=?UTF-8?B?${Buffer.from(header(subject)).toString('base64')}?=`
  const lines = [
    `From: Campus Gigs <${header(from)}>`,
    `To: ${header(to)}`,
    `Subject: ${encodedSubject}`,
    `Date: ${clock.now().toUTCString()}`,
    `Message-ID: <${id}@campus-gigs>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ]
  return `${lines.join('\r\n')}\r\n`
}

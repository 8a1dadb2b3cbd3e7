import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductServer } from './product-server'

/** The first match of a pattern in the mails that a server without SMTP keeps; undefined while there is none. */
export function findInMails({ dataDir }: ProductServer, pattern: RegExp): string | undefined {
  const folder = join(dataDir, 'mail')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((mail) => mail.match(pattern) ?? [])[0]
}

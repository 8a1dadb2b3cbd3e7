import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductServer } from './product-server'

/** The first match of a pattern in the mail folder of a server without SMTP; undefined without a match. */
export function findInMails({ dataDir }: ProductServer, pattern: RegExp): string | undefined {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((mail) => mail.match(pattern) ?? [])[0]
}

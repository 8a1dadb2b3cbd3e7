import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '@/server/db/database'
import { openPostgres } from '@/server/db/postgres'
import { files, outgoingMails, posterScans, supportMessages } from '@/server/db/schema'
import { isUnreferenced } from '@/server/files/file-references'

/**
 * Finds lost and half-finished writes in a data folder and its database: a poster scan without a row, a file's row
 * without bytes, bytes that don't match their hash, an unreferenced file, and a support message whose mail was neither
 * written nor is pending. (A killed server's mails stay pending for a minute.) Bytes without a row are not a problem: a
 * call stores bytes first, and the daily sweep deletes unused ones.
 * @returns the problems, in sentences
 */
export async function inspectStores({
  dataDir,
  databaseUrl,
  scanIds,
}: {
  dataDir: string
  databaseUrl?: string
  scanIds: readonly string[]
}): Promise<string[]> {
  const database = databaseUrl === undefined ? await openEmbedded(join(dataDir, 'db')) : await openPostgres(databaseUrl)
  const { db } = database
  try {
    const problems: string[] = []
    const scans = await db.select({ sessionId: posterScans.sessionId, poster: posterScans.poster }).from(posterScans)
    const storedIds = new Set(scans.map(({ sessionId, poster }) => sessionId ?? poster))
    for (const id of scanIds) if (!storedIds.has(id)) problems.push(`The scan ${id} is lost.`)
    for (const { id, sha256, bytes } of await db.select().from(files)) {
      const stored = await readFile(join(dataDir, 'files', sha256.slice(0, 2), sha256)).catch(() => null)
      if (stored === null) problems.push(`The file ${id} has no bytes.`)
      else if (stored.length !== bytes || createHash('sha256').update(stored).digest('hex') !== sha256)
        problems.push(`The bytes of the file ${id} are others.`)
    }
    const unreferenced = await db.select({ id: files.id }).from(files).where(isUnreferenced)
    for (const { id } of unreferenced) problems.push(`Nothing refers to the file ${id}.`)
    const pending = await db.select({ text: outgoingMails.text }).from(outgoingMails)
    const mails = [...(await readMails(join(dataDir, 'mail'))), ...pending.map(({ text }) => text)]
    for (const { text } of await db.select({ text: supportMessages.text }).from(supportMessages))
      if (!mails.some((mail) => mail.includes(`\n${text}`))) problems.push(`The message ${text} has no mail.`)
    return problems
  } finally {
    await database.close()
  }
}

async function readMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')))
}

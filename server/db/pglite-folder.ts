import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { syncFolder } from '../files/durable-file.ts'
import { createPglite } from './pglite.ts'

/**
 * Opens PGlite in a folder. A new database is created in a temporary folder and then renamed, because PGlite can't open
 * a folder whose creation was interrupted. The next start deletes interrupted folders. The caller must hold the lock of
 * the data folder.
 */
export async function openPgliteFolder(folder: string): Promise<PGlite> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  await removeUnfinished(folder)
  if (!existsSync(folder)) {
    const unfinished = `${folder}${unfinishedInfix}${process.pid}`
    await (await createPglite({ dataDir: unfinished })).close()
    await rename(unfinished, folder)
    await syncFolder(parent)
  }
  return createPglite({ dataDir: folder })
}

const unfinishedInfix = '.unfinished-'

async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder)
  const prefix = basename(folder) + unfinishedInfix
  const names = await readdir(parent)
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    await rm(join(parent, name), { recursive: true, force: true })
  }
}

import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPglite } from './pglite.ts'

/**
 * Opens PGlite in a folder. The first time, the database is created in a temporary folder beside it, which is renamed
 * once complete: a folder whose creation was killed can never be opened, so it must not have the final name. The next
 * start deletes it. The caller holds the data folder's lock.
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
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true })
}

/** Flushes a rename in this folder to the disk, where the system can (Windows can not open folders). */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // Not every file system syncs folders; the rename itself is still atomic.
  }
}

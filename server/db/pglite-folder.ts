import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPglite } from './pglite.ts'

/**
 * Opens the embedded database in a folder. The first time, it is made in a temporary folder beside it
 * and renamed when whole: an initialisation that was killed half-way leaves a folder that never opens
 * again, and this way such a folder is only ever the temporary one, which the next start throws away.
 * The caller holds the data folder's lock.
 */
export async function openPgliteFolder(folder: string): Promise<PGlite> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  await removeUnfinished(folder)
  if (!existsSync(folder)) {
    const unfinished = `${folder}${unfinishedMark}${process.pid}`
    await (await createPglite({ dataDir: unfinished })).close()
    await rename(unfinished, folder)
    await syncFolder(parent)
  }
  return createPglite({ dataDir: folder })
}

const unfinishedMark = '.unfinished-'

async function removeUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder)
  const prefix = basename(folder) + unfinishedMark
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true })
}

/** Makes a rename in this folder survive a power loss, where the system can (Windows can not open folders). */
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

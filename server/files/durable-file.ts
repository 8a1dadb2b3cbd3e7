import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file readable by the server's own user only. The bytes go to a temporary file that is flushed and renamed,
 * so the path never has incomplete bytes. Resolves once the file survives a crash.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Whether a name is that of a temporary file of {@link writeDurably}. */
export function isUnfinishedName(name: string): boolean {
  return /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

/** The result of an operation, or null when its file or folder does not exist. */
export async function unlessMissing<Result>(operation: Promise<Result>): Promise<Result | null> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Flushes a folder's directory entries to the disk. Ignores systems that can't, such as Windows. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // Not every file system flushes folders. A rename is atomic without it.
  }
}

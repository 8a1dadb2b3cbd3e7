import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../db/pglite-folder.ts'
import { type FileStore, fileKeyOf, isFileKey } from './file-store.ts'

/**
 * Stores files in a folder, in subfolders by the first two digits of their key. Bytes are written to a temporary file,
 * flushed and renamed, so that a key never leads to incomplete bytes.
 */
export function diskFileStore(folder: string): FileStore {
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  return {
    async put(bytes) {
      const key = fileKeyOf(bytes)
      const path = join(folderOf(key), key)
      if (await exists(path)) return key
      await mkdir(folderOf(key), { recursive: true })
      const unfinished = `${path}.${randomUUID()}`
      try {
        await writeAndSync(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(folderOf(key))
      await syncFolder(folder)
      return key
    },
    async get(key) {
      if (!isFileKey(key)) return null
      try {
        return await readFile(join(folderOf(key), key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      if (isFileKey(key)) await rm(join(folderOf(key), key), { force: true })
    },
  }
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

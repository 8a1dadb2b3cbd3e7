import { access, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './durable-file.ts'
import { type FileStore, fileKeyOf, isFileKey } from './file-store.ts'

/** Stores files in a folder, in subfolders by the first two digits of their key. */
export function diskFileStore(folder: string): FileStore {
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  return {
    async put(bytes) {
      const key = fileKeyOf(bytes)
      const path = join(folderOf(key), key)
      if (await exists(path)) return key
      await mkdir(folderOf(key), { recursive: true })
      await writeDurably(path, bytes)
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

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    // A file that can't be reached counts as missing, so its bytes are written again.
    return false
  }
}

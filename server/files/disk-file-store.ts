import { access, mkdir, opendir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnfinishedName, syncFolder, unlessMissing, writeDurably } from './durable-file.ts'
import { type FileStore, fileKeyOf, isFileKey } from './file-store.ts'

/** Stores files in a folder, in subfolders by the first two digits of their key. */
export function diskFileStore(folder: string): FileStore {
  const folderOf = (key: string) => join(folder, key.slice(0, 2))
  const pathOf = (key: string) => join(folderOf(key), key)
  return {
    async put(bytes) {
      const key = fileKeyOf(bytes)
      if (await exists(pathOf(key))) return key
      await mkdir(folderOf(key), { recursive: true })
      await writeDurably(pathOf(key), bytes)
      await syncFolder(folder)
      return key
    },
    async get(key) {
      if (!isFileKey(key)) return null
      return unlessMissing(readFile(pathOf(key)))
    },
    async delete(key) {
      if (isFileKey(key)) await rm(pathOf(key), { force: true })
    },
    async *list() {
      for await (const { name, modifiedAt } of filesIn(folder)) if (isFileKey(name)) yield { key: name, modifiedAt }
    },
    async deleteUnfinished(before) {
      let count = 0
      for await (const { name, path, modifiedAt } of filesIn(folder)) {
        if (!isUnfinishedName(name) || modifiedAt >= before) continue
        await rm(path, { force: true })
        count += 1
      }
      return count
    },
  }
}

/** The files in the subfolders of a folder; none when the folder does not exist yet. */
async function* filesIn(folder: string): AsyncGenerator<{ name: string; path: string; modifiedAt: Date }> {
  const subfolders = await unlessMissing(opendir(folder))
  if (!subfolders) return
  for await (const subfolder of subfolders) {
    if (!subfolder.isDirectory()) continue
    const path = join(folder, subfolder.name)
    const entries = await unlessMissing(opendir(path))
    for await (const entry of entries ?? []) {
      const stats = entry.isFile() ? await unlessMissing(stat(join(path, entry.name))) : null
      if (stats) yield { name: entry.name, path: join(path, entry.name), modifiedAt: stats.mtime }
    }
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    // An inaccessible file counts as missing, so `put` writes its bytes again.
    return false
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** The files of an entry: itself, or what is in the folder at any depth. Without those that can't be read. */
async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry))
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    )
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const entries: FileSystemEntry[] = []
  let batch: FileSystemEntry[]
  do {
    batch = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])))
    entries.push(...batch)
  } while (batch.length > 0)
  return (await Promise.all(entries.map(filesOf))).flat()
}

/**
 * Reads the files of a drop with a folder. Call it in the event: afterwards the browser empties the drop.
 *
 * @returns the files, without hidden ones of folders; undefined for a drop without a folder, or where folders can't be read
 */
export function readFolders({ items }: DataTransfer): Promise<File[]> | undefined {
  // Tests in jsdom pass `files` only.
  const entries = Array.from(items ?? [], (item) => item.webkitGetAsEntry?.()).filter((entry) => entry != null)
  return entries.some(isFolder)
    ? Promise.all(entries.map(filesOf)).then((files) => withoutHidden(files.flat()))
    : undefined
}

/** Without files that systems hide, such as `.DS_Store`. */
export const withoutHidden = (files: readonly File[]) => files.filter(({ name }) => !name.startsWith('.'))

/** Which files a field accepts. */
export interface FileRules {
  /** The accepted types, as in the `accept` attribute: `.pdf,image/*`. Default: every type. */
  accept?: string | undefined
  /** Refuses larger files. Default: none is too large. */
  maxSizeBytes?: number | undefined
  /** The most files, chosen ones included. Default: any number. */
  maxFiles?: number | undefined
}

/** Why a file is refused. */
export type FileRefusal = 'wrongType' | 'tooLarge' | 'alreadyChosen' | 'tooMany'

/** The parts of a `File` that the rules read. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size' | 'lastModified'>

/** A file that the rules refuse. */
export interface RefusedFile<F extends FileFacts = FileFacts> {
  file: F
  reason: FileRefusal
}

/** A key of a file, equal for two picks of the same file: browsers make a new `File` for each. */
export const fileKey = ({ name, size, lastModified }: FileFacts) => `${lastModified}-${size}-${name}`

/**
 * Whether a file has one of the types of an `accept` attribute. Case does not matter: browsers lower-case a file's `type`.
 * Browsers check picked files only, not dropped ones.
 */
export function matchesAccept({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept = ''): boolean {
  const acceptedTypes = accept
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  const matches = (accepted: string) => {
    if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted)
    if (!accepted.endsWith('*')) return type === accepted
    // `*` and `*/*` accept everything, `image/*` what starts with `image/`.
    return accepted.startsWith('*') || type.startsWith(accepted.slice(0, -1))
  }
  return acceptedTypes.length === 0 || acceptedTypes.some(matches)
}

/**
 * Adds files to the chosen ones, in order.
 *
 * @returns `files`: the chosen files with the accepted ones; `refused`: the others, each with its reason
 */
export function addFiles<F extends FileFacts>(chosen: readonly F[], added: readonly F[], rules: FileRules) {
  const { accept, maxSizeBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = rules
  const files = [...chosen]
  const refused: RefusedFile<F>[] = []
  function refusalOf(file: F): FileRefusal | undefined {
    if (!matchesAccept(file, accept)) return 'wrongType'
    if (file.size > maxSizeBytes) return 'tooLarge'
    if (files.some((other) => fileKey(other) === fileKey(file))) return 'alreadyChosen'
    return files.length >= maxFiles ? 'tooMany' : undefined
  }
  for (const file of added) {
    const reason = refusalOf(file)
    if (reason) refused.push({ file, reason })
    else files.push(file)
  }
  return { files, refused }
}

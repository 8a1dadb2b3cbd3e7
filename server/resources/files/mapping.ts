/** The path that serves a stored file. */
export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`
}

/** {@link fileUrl}, or null without a file. */
export function optionalFileUrl(fileId: string | null): string | null {
  return fileId === null ? null : fileUrl(fileId)
}

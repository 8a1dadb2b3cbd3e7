const kilobyte = 1024
const megabyte = kilobyte * 1024

/** A file's size for people: whole KB below a megabyte ("248 KB"), then MB with one decimal ("1.2 MB"). 1 MB is 1024² bytes. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.round(bytes / kilobyte)
  if (kilobytes >= kilobyte) return `${(bytes / megabyte).toFixed(1)} MB`
  // A file with anything in it is never "0 KB".
  return `${bytes > 0 ? Math.max(1, kilobytes) : 0} KB`
}

/** PDF readers accept the header anywhere in the first kilobyte, because some programs write other bytes before it. */
const headerSearchBytes = 1024

/** Whether the bytes have a PDF's header. File names and declared types can be wrong. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSearchBytes).includes('%PDF-')
}

/** PDF readers accept the header anywhere in the first kilobyte, because some programs write something before it. */
const headerSearchBytes = 1024

/** Whether the bytes have a PDF's header. File name and declared type prove nothing. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSearchBytes).includes('%PDF-')
}

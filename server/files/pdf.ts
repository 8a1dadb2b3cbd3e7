/** Readers look for the header in the first kilobyte, since some programs write something before it. */
const searched = 1024

/** Whether the bytes are a PDF by their content; the name and the declared type say nothing. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, searched).includes('%PDF-')
}

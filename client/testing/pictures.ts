/** A file of a picture whose left half is red and whose right half is blue. */
export async function pictureFile(name: string, type: string, width = 40, height = 20): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d context in this browser.')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** A file that says it is a PNG and is text. */
export const unreadablePicture = (name: string) => new File(['This is only text.'], name, { type: 'image/png' })

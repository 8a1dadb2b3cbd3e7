import sharp from 'sharp'

export interface TestImageOptions {
  name?: string
  /** Pixels. Default 60. */
  width?: number
  /** Pixels. Default 30. */
  height?: number
  /** A CSS colour, which makes images of different bytes. */
  background?: string
}

/** A sharp image of one colour, to encode in any format. */
export const testImage = ({ width = 60, height = 30, background = '#417d65' }: TestImageOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A file of type PNG with these bytes, valid or not. */
export const asPngFile = (bytes: Buffer, name = 'picture.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })

/** A valid PNG file. */
export async function pngFile({ name, ...image }: TestImageOptions = {}): Promise<File> {
  return asPngFile(await testImage(image).png().toBuffer(), name)
}

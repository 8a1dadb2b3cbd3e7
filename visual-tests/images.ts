import sharp, { type Sharp } from 'sharp'

/** A decoded picture: four bytes a pixel, row by row. */
export interface RawImage {
  width: number
  height: number
  data: Uint8Array
}

/** Decodes a PNG or WebP to RGBA. Copying the pixels would make Node collect garbage four times as often. */
export async function decode(picture: Uint8Array): Promise<RawImage> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function fromRaw({ width, height, data }: RawImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** Encodes a PNG quickly, for the pictures of a failure. */
export function encode(image: RawImage): Promise<Buffer> {
  return fromRaw(image).png().toBuffer()
}

/** Whether two pictures are the same in every byte. */
export function isIdentical(one: RawImage, other: RawImage): boolean {
  return one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0
}

/** The smallest file that decodes to exactly this picture: lossless WebP, far smaller than the best PNG of a screen. */
export async function encodeSmall(image: RawImage): Promise<Buffer> {
  const small = await fromRaw(image).webp({ lossless: true, exact: true }).toBuffer()
  if (isIdentical(await decode(small), image)) return small
  throw new Error('A picture did not survive lossless compression. Report it: no baseline can be trusted then.')
}

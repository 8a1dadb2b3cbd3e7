import sharp, { type Sharp } from 'sharp'

/** A decoded picture: four bytes a pixel, row by row. */
export interface RawImage {
  width: number
  height: number
  data: Uint8Array
}

/** Decodes a PNG to RGBA. */
export async function decode(png: Uint8Array): Promise<RawImage> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

function fromRaw({ width, height, data }: RawImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}

/** A PNG quickly, for pictures that are looked at once. */
export function encode(image: RawImage): Promise<Buffer> {
  return fromRaw(image).png().toBuffer()
}

/** Whether two pictures are the same in every byte. */
export function isIdentical(one: RawImage, other: RawImage): boolean {
  return one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0
}

/**
 * The smallest PNG that still decodes to exactly this picture. A palette is tried first: it is far smaller, and
 * exact for most screens, but not for all, so each candidate is decoded again and compared.
 */
export async function encodeSmall(image: RawImage): Promise<Buffer> {
  const opaque = fromRaw(image).removeAlpha()
  const candidates = await Promise.all([
    opaque.clone().png({ compressionLevel: 9, palette: true, quality: 100, effort: 7, dither: 0 }).toBuffer(),
    opaque.clone().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
    opaque.clone().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer(),
  ])
  for (const candidate of candidates.sort((a, b) => a.length - b.length)) {
    if (isIdentical(await decode(candidate), image)) return candidate
  }
  return fromRaw(image).png({ compressionLevel: 9 }).toBuffer()
}

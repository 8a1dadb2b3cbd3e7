import sharp, { type Sharp } from 'sharp'

/** A decoded picture: four bytes a pixel, row by row. */
export interface RawImage {
  width: number
  height: number
  data: Uint8Array
}

/** Decodes a picture (PNG or WebP) to RGBA. */
export async function decode(picture: Uint8Array): Promise<RawImage> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
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
 * How hard the encoder looks for a small file. `smallest` takes about a second of processor time a picture, twenty times
 * as long as `quick`, and saves a tenth of the bytes.
 */
export type Compression = 'quick' | 'smallest'

const webpOptions = {
  quick: {},
  // libwebp takes the quality of a lossless file for its effort; only both maxima together try everything.
  smallest: { quality: 100, effort: 6 },
} as const satisfies Record<Compression, object>

/** A file that decodes to exactly this picture: lossless WebP, far smaller than the best PNG of a screen. */
export async function encodeLossless(image: RawImage, compression: Compression): Promise<Buffer> {
  const small = await fromRaw(image)
    .webp({ lossless: true, exact: true, ...webpOptions[compression] })
    .toBuffer()
  if (isIdentical(await decode(small), image)) return small
  throw new Error('A picture did not survive lossless compression. Report it: no baseline can be trusted then.')
}

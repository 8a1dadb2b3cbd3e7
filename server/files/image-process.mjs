// Decodes and encodes images in a process of its own, which `image-decoder.ts` starts and ends. The build does not
// bundle this file, but copies it beside the server.
import sharp from 'sharp'

/** @import { ImageJob, ImageProblem, ReencodedImage } from './image-decoder.ts' */

// One thread an image, and no image kept in memory: the server's queue says how many work at once.
sharp.concurrency(1)
sharp.cache(false)

/**
 * @param {ImageJob} job
 * @returns {Promise<ReencodedImage | ImageProblem>}
 */
async function reencode({ bytes, maxPixels, sidePixels, quality }) {
  /** @param {Uint8Array} original @param {number} side */
  const toWebp = (original, side) =>
    sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return 'tooManyPixels'
    const image = await toWebp(bytes, sidePixels.image)
    return { image, thumbnail: await toWebp(image, sidePixels.thumbnail) }
  } catch {
    return 'damaged'
  }
}

// Ctrl+C and a supervisor's signal reach the server too, which first answers the uploads it has.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

process.on('message', async (/** @type {ImageJob} */ job) =>
  process.send?.({ id: job.id, result: await reencode(job) }),
)

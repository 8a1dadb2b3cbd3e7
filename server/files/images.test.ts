import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testImage } from '../testing/image-files.ts'
import { decoderNiceIncrement } from './image-decoder.ts'
import { createImageEncoder } from './images.ts'

const encoder = createImageEncoder(2)
afterAll(() => encoder.close())

/** Re-encodes an image, and fails the test when the encoder rejects it. */
async function reencode(bytes: Buffer) {
  const result = await encoder.reencode(bytes)
  if (typeof result === 'string') throw new Error(`The image is ${result}.`)
  return result
}

/** A PNG's signature and header with a declared size, and no pixels. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(17)
  chunk.write('IHDR', 'latin1')
  chunk.writeUInt32BE(width, 4)
  chunk.writeUInt32BE(height, 8)
  // Eight bits a channel, red, green and blue.
  chunk.set([8, 2, 0, 0, 0], 12)
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(13)
  ends.writeUInt32BE(crc32(chunk), 4)
  // The decoder checks the header only once it has found image data.
  const data = Buffer.from('0000000049444154', 'hex')
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, ends.subarray(0, 4), chunk, ends.subarray(4), data])
}

describe('BW-08 a re-encoded image', () => {
  test('is upright, without metadata and at most 2,000 pixels a side', async () => {
    const original = await testImage({ width: 3000, height: 1500 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const result = await reencode(original)
    const metadata = await sharp(result?.image).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 1000, height: 2000 })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
    expect(await sharp(result?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 200, height: 400 })
  })

  test('keeps the size of a small original', async () => {
    const result = await reencode(await testImage({ width: 20, height: 10 }).png().toBuffer())
    expect(await sharp(result?.thumbnail).metadata()).toMatchObject({ width: 20, height: 10 })
  })

  test.each([
    ['SVG', 'unsupported', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', 'unsupported', () => testImage({ width: 9, height: 9 }).gif().toBuffer()],
    ['a text file', 'unsupported', () => Buffer.from('hello')],
    ['an empty file', 'unsupported', () => Buffer.alloc(0)],
    [
      'half a PNG',
      'damaged',
      async () =>
        (await testImage({ width: 900, height: 900 }).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000),
    ],
    ['a PNG whose header alone is there', 'damaged', async () => pngHeader(4000, 4000)],
  ])('rejects %s as %s', async (_, problem, make) => {
    expect(await encoder.reencode(await make())).toBe(problem)
  })

  test('TR-10 rejects more than 25 megapixels by the header, before decoding', async () => {
    expect(await encoder.reencode(pngHeader(5001, 5000))).toBe('tooManyPixels')
    expect(await encoder.reencode(pngHeader(30_000, 30_000))).toBe('tooManyPixels')
    const largest = await testImage({ width: 5000, height: 5000 }).png().toBuffer()
    expect(await encoder.reencode(largest)).toMatchObject({ image: expect.any(Buffer) })
  })
})

test('TR-10 encodes two images at once, queues 16 and rejects the rest with 503', async () => {
  const image = await testImage({ width: 600, height: 600 }).png().toBuffer()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => encoder.reencode(image)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.objectContaining({ statusCode: 503, retryAfterSeconds: 5 }),
    expect.objectContaining({ statusCode: 503, retryAfterSeconds: 5 }),
  ])
})

describe('the decoder process', () => {
  const image = () => testImage({ width: 9, height: 9 }).png().toBuffer()

  /** Creates an encoder whose decoder process runs this program. */
  async function encoderOf(program: string) {
    const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-images-'))
    const file = join(folder, 'program.mjs')
    await writeFile(file, program)
    const made = createImageEncoder(1, file)
    onTestFinished(async () => {
      made.close()
      await rm(folder, { recursive: true })
    })
    return made
  }

  test('TR-10 has a lower priority than the server', async () => {
    const program = `import { getPriority } from 'node:os'
      process.on('message', async ({ id }) => {
        const result = getPriority() >= Math.min(${getPriority() + decoderNiceIncrement}, 19) ? 'tooManyPixels' : 'damaged'
        process.send({ id, result })
      })`
    expect(await (await encoderOf(program)).reencode(await image())).toBe('tooManyPixels')
  })

  test('TR-10 rejects the upload with 503 when it ends without a reply, and restarts for the next image', async () => {
    const program = `import { existsSync, writeFileSync } from 'node:fs'
      const file = import.meta.filename + '.started'
      const isFirst = !existsSync(file)
      writeFileSync(file, '')
      process.on('message', ({ id }) => (isFirst ? process.exit(1) : process.send({ id, result: 'damaged' })))`
    const unstable = await encoderOf(program)
    await expect(unstable.reencode(await image())).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 5 })
    expect(await unstable.reencode(await image())).toBe('damaged')
  })

  test('TR-10 is killed after an invalid reply, which rejects the upload with 503', async () => {
    const broken = await encoderOf("process.on('message', ({ id }) => process.send({ id, result: 'stored' }))")
    await expect(broken.reencode(await image())).rejects.toMatchObject({ statusCode: 503 })
  })

  test('has no settings of the server in its environment', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://gigs:secret@mail.example')
    onTestFinished(() => void vi.unstubAllEnvs())
    const program = `const result = 'SMTP_URL' in process.env ? 'damaged' : 'tooManyPixels'
      process.on('message', ({ id }) => process.send({ id, result }))`
    expect(await (await encoderOf(program)).reencode(await image())).toBe('tooManyPixels')
  })

  test('ends with the encoder, and no queued image restarts it', async () => {
    const silent = await encoderOf("process.on('message', () => {})")
    const answers = [await image(), await image()].map((bytes) => silent.reencode(bytes))
    silent.close()
    for (const answer of await Promise.allSettled(answers))
      expect(answer).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
  })
})

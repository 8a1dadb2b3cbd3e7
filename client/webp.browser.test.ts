import { describe, expect, it, vi } from 'vitest'
import { pictureFile } from './testing/pictures.ts'
import { imageProblem, prepareImage, toWebp } from './webp.ts'

const picture = (type: string, width?: number, height?: number) => pictureFile('picture', type, width, height)

/** The JPEG with an EXIF segment after its start marker. @param orientation EXIF orientation, 1–8 */
async function withOrientation(jpeg: Blob, orientation: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode('Exif\0\0MM\0*'), 0, 0, 0, 8]
  const entry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  return new Blob([bytes.slice(0, 2), new Uint8Array([...exif, ...entry]), bytes.slice(2)], { type: 'image/jpeg' })
}

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await blob.arrayBuffer())
}

describe('toWebp', () => {
  it('BW-08 GW-07 converts a JPEG and a PNG to WebP of the same width and height', async () => {
    for (const type of ['image/jpeg', 'image/png']) {
      const webp = await toWebp(await picture(type))
      if (!webp) throw new Error(`${type} was not converted.`)
      expect(webp.type).toBe('image/webp')
      expect(await textOf(webp)).toMatch(/^RIFF.{4}WEBP/s)
      const bitmap = await createImageBitmap(webp)
      expect([bitmap.width, bitmap.height]).toEqual([40, 20])
    }
  })

  it('BW-08 encodes WebP at quality 0.85', async () => {
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob')
    await toWebp(await picture('image/png'))
    expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'image/webp', 0.85)
  })

  it('rotates a photo by its EXIF orientation and removes its EXIF data', async () => {
    const photo = await withOrientation(await picture('image/jpeg'), 6)
    expect(await textOf(photo)).toContain('Exif')
    const webp = await toWebp(photo)
    if (!webp) throw new Error('The photo was not converted.')
    expect(await textOf(webp)).not.toMatch(/Exif/i)
    const bitmap = await createImageBitmap(webp)
    expect([bitmap.width, bitmap.height]).toEqual([20, 40])
    const context = new OffscreenCanvas(20, 40).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(10, 8, 1, 1).data ?? []
    expect(red).toBeGreaterThan(180)
    expect(blue).toBeLessThan(80)
  })

  it('scales a large picture down to sides of at most 4096 pixels', async () => {
    const webp = await toWebp(await picture('image/png', 5000, 10))
    if (!webp) throw new Error('The picture was not converted.')
    const bitmap = await createImageBitmap(webp)
    expect([bitmap.width, bitmap.height]).toEqual([4096, 8])
  })

  it('resolves with null for a file that is not an image', async () => {
    expect(await toWebp(new Blob(['not a picture'], { type: 'image/png' }))).toBeNull()
  })
})

describe('imageProblem', () => {
  const mb = 1024 * 1024
  const invalidLogo = 'Please select a valid image file (JPEG or PNG) for logo'
  const invalidCover = 'Please select a valid image file (JPEG or PNG) for cover'
  const logoTooLarge = 'Logo file size should be less than 5MB'
  const coverTooLarge = 'Cover file size should be less than 8MB'

  it.each([
    ['logo', 'image/gif', 1, invalidLogo],
    ['logo', 'image/png', 0, invalidLogo],
    ['logo', 'image/png', 5 * mb + 1, logoTooLarge],
    ['logo', 'image/png', 5 * mb, null],
    ['cover', 'application/pdf', 1, invalidCover],
    ['cover', 'image/jpeg', 8 * mb + 1, coverTooLarge],
    ['cover', 'image/jpeg', 8 * mb, null],
  ] as const)('BW-08 %s of type %s and %i bytes: %s', (kind, type, size, problem) => {
    expect(imageProblem(kind, { type, size })).toBe(problem)
  })

  // The specification words a poster's messages as a logo's.
  it.each([
    ['image/webp', 1, invalidLogo],
    ['image/jpeg', 5 * mb + 1, logoTooLarge],
    ['image/jpeg', 5 * mb, null],
  ])('GW-07 a poster of type %s and %i bytes: %s', (type, size, problem) => {
    expect(imageProblem('poster', { type, size })).toBe(problem)
  })
})

describe('prepareImage', () => {
  it('BW-08 GW-07 names the image that cannot be converted', async () => {
    const renamed = new File(['plain text'], 'photo.png', { type: 'image/png' })
    expect(await prepareImage('logo', renamed)).toEqual({ image: null, problem: 'Error converting logo image' })
    expect(await prepareImage('cover', renamed)).toEqual({ image: null, problem: 'Error converting cover image' })
    expect(await prepareImage('poster', renamed)).toEqual({ image: null, problem: 'Error converting logo image' })
  })

  it('BW-08 GW-07 resolves with WebP for a valid file', async () => {
    const file = new File([await picture('image/png')], 'photo.png', { type: 'image/png' })
    const { image, problem } = await prepareImage('poster', file)
    expect(problem).toBeNull()
    expect(image?.type).toBe('image/webp')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from './compare'
import { decode, encode, encodeSmall, isIdentical, type RawImage } from './images'

function picture(width: number, height: number, colour: (x: number, y: number) => [number, number, number]): RawImage {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set([...colour(x, y), 255], (y * width + x) * 4)
  }
  return { width, height, data }
}

const plain = (width = 12, height = 9) => picture(width, height, (x, y) => [x * 20, y * 25, 120])

/** Opaque pictures of every size up to 8 × 8, as screenshots are opaque. */
const pictures = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((bytes): RawImage => ({ width, height, data: bytes.map((byte, index) => (index % 4 === 3 ? 255 : byte)) })),
  )

describe('comparing pictures', () => {
  it('finds no difference between a picture and itself', () => {
    expect(compare(plain(), plain())).toEqual({ different: 0 })
  })

  it('finds one changed pixel, for any channel and any amount', () => {
    fc.assert(
      fc.property(
        pictures,
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.integer({ min: 1, max: 255 }),
        (before, at, channel, by) => {
          const pixel = at % (before.width * before.height)
          const after = { ...before, data: Uint8Array.from(before.data) }
          after.data[pixel * 4 + channel] = ((before.data[pixel * 4 + channel] ?? 0) + by) % 256
          expect(compare(before, after).different).toBe(1)
          expect(compare(after, before).different).toBe(1)
        },
      ),
    )
  })

  it('counts every changed pixel', () => {
    fc.assert(
      fc.property(pictures, fc.uint8Array({ minLength: 64, maxLength: 64 }), (before, choices) => {
        const after = { ...before, data: Uint8Array.from(before.data) }
        let changed = 0
        for (let pixel = 0; pixel < before.width * before.height; pixel += 1) {
          if ((choices[pixel] ?? 0) % 2 === 0) continue
          after.data[pixel * 4] = (before.data[pixel * 4] ?? 0) ^ 1
          changed += 1
        }
        expect(compare(before, after).different).toBe(changed)
      }),
    )
  })

  it('marks only the differing pixel in full red in the difference picture', () => {
    const after = plain()
    after.data[(4 * 12 + 5) * 4 + 1] = 0
    const { difference } = compare(plain(), after)
    const red = (image: RawImage | undefined) =>
      Array.from({ length: 12 * 9 }, (_, pixel) => pixel).filter((pixel) => image?.data[pixel * 4 + 1] === 0)
    expect(red(difference)).toEqual([4 * 12 + 5])
  })

  it('counts the pixels that only one of two sizes has', () => {
    expect(compare(plain(12, 9), plain(12, 10))).toMatchObject({ difference: { width: 12, height: 10 } })
    expect(compare(plain(12, 9), plain(12, 10)).different).toBeGreaterThanOrEqual(12)
    expect(compare(plain(12, 9), plain(11, 10)).different).toBeGreaterThanOrEqual(9 + 11)
  })
})

describe('encodeSmall', () => {
  const many = picture(64, 64, (x, y) => [x * 4, y * 4, (x * y) % 256])

  it.each([
    ['few colours', plain()],
    ['more colours than a palette holds', many],
  ])('keeps every pixel of a picture with %s', async (_, image) => {
    expect(isIdentical(await decode(await encodeSmall(image)), image)).toBe(true)
  })

  it('keeps every pixel of any picture', async () => {
    await fc.assert(
      fc.asyncProperty(pictures, async (image) => {
        expect(isIdentical(await decode(await encodeSmall(image)), image)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('writes a smaller file than `encode`', async () => {
    const flat = picture(200, 200, (x) => (x < 100 ? [250, 246, 237] : [12, 29, 25]))
    expect((await encodeSmall(flat)).length).toBeLessThan((await encode(flat)).length)
  })
})

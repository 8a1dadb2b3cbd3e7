import fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createQrCode } from './qr-code'

/** Draws a QR code as a page does, four pixels a module, and decodes the picture with another library. */
async function scan(text: string): Promise<string> {
  const { size, path } = createQrCode(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

it('encodes an address that another library decodes', async () => {
  const addresses = fc.tuple(fc.webUrl({ withQueryParameters: true }), fc.uuid()).map(([url, id]) => `${url}&job=${id}`)
  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      expect(await scan(address)).toBe(address)
    }),
    { numRuns: 30 },
  )
})

it('leaves four light modules around the code', () => {
  const { size, path } = createQrCode('https://gigs.example/dashboard?job=1')
  const corners = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...corners)).toBe(4)
  expect(Math.max(...corners)).toBe(size - 5)
})

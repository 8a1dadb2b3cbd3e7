import { encode } from 'uqr'

/** A QR code as one SVG path of unit squares. */
interface QrCode {
  /** Width and height in modules, with the quiet zone. */
  size: number
  /** The dark modules, as the `d` of an SVG path. */
  path: string
}

/** The light modules around a QR code that scanners need. */
const quietZoneModules = 4

/** Encodes a text as a QR code that can be read with up to 15 % of it damaged (level M). */
export function createQrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZoneModules })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

import pixelmatch from 'pixelmatch'
import { isIdentical, type RawImage } from './images.ts'

/** The result of comparing two pictures. */
export interface Comparison {
  /** Pixels that differ in any channel by any amount; 0 means the same picture. */
  different: number
  /** The differing pixels in red over a faded picture; absent when there are none. */
  difference?: RawImage
}

/** Red, green, blue and alpha. */
const bytesPerPixel = 4

/** Places a picture at the top left of a transparent canvas, so that two pictures of different sizes can be compared. */
function onCanvas(image: RawImage, width: number, height: number): Uint8Array {
  const canvas = new Uint8Array(width * height * bytesPerPixel)
  const imageRowBytes = image.width * bytesPerPixel
  const canvasRowBytes = width * bytesPerPixel
  for (let row = 0; row < image.height; row += 1) {
    canvas.set(image.data.subarray(row * imageRowBytes, (row + 1) * imageRowBytes), row * canvasRowBytes)
  }
  return canvas
}

/** The number of pixels that only one of two pictures of different sizes has. */
function pixelsOutside(expected: RawImage, actual: RawImage): number {
  const shared = Math.min(expected.width, actual.width) * Math.min(expected.height, actual.height)
  return expected.width * expected.height + actual.width * actual.height - 2 * shared
}

/** Compares exactly: no tolerance for colour, antialiasing or size. */
export function compare(expected: RawImage, actual: RawImage): Comparison {
  if (isIdentical(expected, actual)) return { different: 0 }
  const width = Math.max(expected.width, actual.width)
  const height = Math.max(expected.height, actual.height)
  const difference = { width, height, data: new Uint8Array(width * height * bytesPerPixel) }
  const counted = pixelmatch(
    onCanvas(expected, width, height),
    onCanvas(actual, width, height),
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true, diffColor: [214, 0, 60], alpha: 0.15 },
  )
  return { different: Math.max(counted, pixelsOutside(expected, actual), 1), difference }
}

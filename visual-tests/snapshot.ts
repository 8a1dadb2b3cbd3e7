import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Baselines } from './baselines.ts'
import { compare } from './compare.ts'
import { decode, encode, encodeSmall, isIdentical, type RawImage } from './images.ts'

/** Takes a picture of what is shown now, as an encoded file. */
export type Capture = () => Promise<Uint8Array>

interface Captured {
  file: Uint8Array
  image: RawImage
}

/** The longest wait for two equal captures in a row. */
const stableTimeoutMs = 5000
/** The time between two captures. */
const captureIntervalMs = 250

/**
 * Captures the story's final state. One capture is enough when it equals the baseline; otherwise captures go on until
 * two in a row, a quarter of a second apart, are equal, so that a late repaint is not mistaken for a change. The story
 * is never played again.
 * @throws Error when the page still changes after five seconds
 */
async function captureStable(first: Uint8Array, capture: Capture, baseline: RawImage | undefined): Promise<Captured> {
  const deadline = Date.now() + stableTimeoutMs
  let last = { file: first, image: await decode(first) }
  while (!baseline || !isIdentical(baseline, last.image)) {
    await wait(captureIntervalMs)
    const file = await capture()
    const next = { file, image: await decode(file) }
    if (isIdentical(last.image, next.image)) return next
    if (Date.now() > deadline) throw new Error('The story keeps moving: no two captures in a row are equal.')
    last = next
  }
  return last
}

export interface SnapshotOptions {
  /** Names the baseline: `<story id>.<project>`, with `.dark` after it in the dark theme. */
  key: string
  baselines: Baselines
  capture: Capture
  /** Record the picture instead of comparing it. */
  update: boolean
  /** Where the expected, the actual and the difference picture of a failure are written. */
  output: string
}

/**
 * Compares a story's picture with its baseline, exactly, or records it.
 * @throws Error when a pixel differs or there is no baseline; the message names the pictures to look at
 */
export async function matchSnapshot({ key, baselines, capture, update, output }: SnapshotOptions): Promise<void> {
  const first = await capture()
  if (baselines.hasCapture(key, first)) return
  const baselineFile = baselines.read(key)
  const expected = baselineFile && (await decode(baselineFile))
  const captured = await captureStable(first, capture, expected)
  const actual = captured.image
  const isEqual = expected && isIdentical(expected, actual)
  if (update) {
    if (!isEqual) baselines.write(key, await encodeSmall(actual))
    baselines.writeCapture(key, captured.file)
  }
  if (isEqual || update) return
  /** Writes a picture of the failure, and returns its line in the message. */
  const writePicture = async (name: string, image: RawImage) => {
    mkdirSync(output, { recursive: true })
    const path = join(output, `${key}.${name}.png`)
    writeFileSync(path, await encode(image))
    return `\n  ${name.padEnd(10)} ${path}`
  }
  if (!expected) {
    const line = await writePicture('actual', actual)
    throw new Error(`${key} has no baseline. Look at the picture, then record it with --update.${line}`)
  }
  const { different, difference } = compare(expected, actual)
  const lines = [
    await writePicture('expected', expected),
    await writePicture('actual', actual),
    ...(difference ? [await writePicture('difference', difference)] : []),
  ]
  throw new Error(
    `${key} differs in ${different} pixel${different === 1 ? '' : 's'}. If the change is right, record it with --update.${lines.join('')}`,
  )
}

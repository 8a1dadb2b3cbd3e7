import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { launchOptions } from '../scripts/chromium.mjs'
import { Baselines } from './baselines'
import { calibrationKey, drawCalibration, matchCalibration, productFaces } from './calibration'
import { compare } from './compare'
import { decode } from './images'

/** Swapped faces, which simulate a machine that draws text differently. */
const otherFaces = { ...productFaces, text: productFaces.display }

let baselines: Baselines
let localSheet: Buffer
let localSheetAgain: Buffer
let otherSheet: Buffer
const warnings: string[] = []

const match = (drawn: Buffer, update = false) =>
  matchCalibration({ baselines, drawn, browser: 'Chromium 1', update, warn: (line) => warnings.push(line) })

beforeAll(async () => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  localSheet = await drawCalibration(page)
  localSheetAgain = await drawCalibration(page)
  otherSheet = await drawCalibration(page, otherFaces)
  await browser.close()
}, 60_000)

beforeEach(() => {
  warnings.length = 0
  baselines = new Baselines(mkdtempSync(join(tmpdir(), 'campus-gigs-calibration-')))
})
afterEach(() => rmSync(baselines.folder, { recursive: true }))

it('draws equal sheets, and detects one pixel changed by 1 in one channel', async () => {
  const sheet = await decode(localSheet)
  expect(compare(sheet, await decode(localSheetAgain))).toEqual({ different: 0 })
  const touched = { ...sheet, data: Uint8Array.from(sheet.data) }
  const middle = (Math.floor(sheet.height / 2) * sheet.width + Math.floor(sheet.width / 2)) * 4
  touched.data[middle] = (touched.data[middle] ?? 0) ^ 1
  expect(compare(sheet, touched).different).toBe(1)
}, 120_000)

it('enables comparison when the drawn sheet equals the recorded one', async () => {
  expect(await match(localSheet, true)).toBe(true)
  expect(await match(localSheet)).toBe(true)
  expect(warnings).toEqual([])
}, 120_000)

it('disables comparison with one line of warning when a font differs', async () => {
  baselines.write(calibrationKey, localSheet)
  expect(await match(otherSheet)).toBe(false)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^Pictures are not compared: .*npm run visual -- --against=<commit>/)
})

it('refuses to record some pictures when the drawn sheet differs from the recorded one', async () => {
  baselines.write(calibrationKey, localSheet)
  const before = baselines.read(calibrationKey)
  await expect(match(otherSheet, true)).rejects.toThrow(/delete .* and record all pictures here/)
  expect(baselines.read(calibrationKey)).toEqual(before)
})

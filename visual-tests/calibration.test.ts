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

/** As on a machine that draws text otherwise: the faces are swapped. */
const otherFaces = { ...productFaces, text: productFaces.display }

let baselines: Baselines
let here: Buffer
let hereAgain: Buffer
let elsewhere: Buffer
const warnings: string[] = []

const match = (drawn: Buffer, update = false) =>
  matchCalibration({ baselines, drawn, browser: 'Chromium 1', update, warn: (line) => warnings.push(line) })

beforeAll(async () => {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  here = await drawCalibration(page)
  hereAgain = await drawCalibration(page)
  elsewhere = await drawCalibration(page, otherFaces)
  await browser.close()
}, 60_000)

beforeEach(() => {
  warnings.length = 0
  baselines = new Baselines(mkdtempSync(join(tmpdir(), 'campus-gigs-calibration-')))
})
afterEach(() => rmSync(baselines.folder, { recursive: true }))

it('draws the same sheet twice without a difference, and notices one pixel changed by one step', async () => {
  const sheet = await decode(here)
  expect(compare(sheet, await decode(hereAgain))).toEqual({ different: 0 })
  const touched = { ...sheet, data: Uint8Array.from(sheet.data) }
  const middle = (Math.floor(sheet.height / 2) * sheet.width + Math.floor(sheet.width / 2)) * 4
  touched.data[middle] = (touched.data[middle] ?? 0) ^ 1
  expect(compare(sheet, touched).different).toBe(1)
}, 120_000)

it('compares pictures where the sheet is drawn as recorded', async () => {
  expect(await match(here, true)).toBe(true)
  expect(await match(here)).toBe(true)
  expect(warnings).toEqual([])
}, 120_000)

it('says in one line that pictures are not compared where a font differs', async () => {
  baselines.write(calibrationKey, here)
  expect(await match(elsewhere)).toBe(false)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^Pictures are not compared: .*npm run visual -- --against=<commit>/)
})

it('refuses to record single pictures beside those of a machine that draws otherwise', async () => {
  baselines.write(calibrationKey, here)
  const before = baselines.read(calibrationKey)
  await expect(match(elsewhere, true)).rejects.toThrow(/delete .* and record all pictures here/)
  expect(baselines.read(calibrationKey)).toEqual(before)
})

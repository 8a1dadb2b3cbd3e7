// Vitest browser commands, which story pages call and Node runs.
import { join } from 'node:path'
import type {} from '@vitest/browser-playwright'
import type { CDPSession, Page, Request } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { root } from '../scripts/shell.mjs'
import { Baselines } from './baselines.ts'
import { drawCalibration, matchCalibration } from './calibration.ts'
import { matchSnapshot } from './snapshot.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    startStory: () => Promise<void>
    pendingRequests: () => Promise<string[]>
    resizeWindow: (width: number, height: number) => Promise<void>
    emulateTouch: (enabled: boolean) => Promise<void>
    matchSnapshot: (key: string) => Promise<void>
  }
}

const baselines = new Baselines(process.env.BASELINES_FOLDER ?? join(root, 'visual-tests/baselines'))
/** Where the pictures of failures are written. */
const output = join(root, 'visual-tests/output')

const pendingRequestsOf = new WeakMap<Page, Set<Request>>()
const sessionOf = new WeakMap<Page, Promise<CDPSession>>()
const hasTouch = new WeakMap<Page, boolean>()

/** A page's pending requests, tracked from the first call on. */
function pendingOf(page: Page): Set<Request> {
  const known = pendingRequestsOf.get(page)
  if (known) return known
  const pending = new Set<Request>()
  pendingRequestsOf.set(page, pending)
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Ignores requests started by the previous story, and moves the pointer off the page so that nothing is hovered. */
const startStory: BrowserCommand<[]> = async ({ page }) => {
  pendingOf(page).clear()
  await page.mouse.move(-1000, -1000)
}

/** The URLs of the page's pending requests. */
const pendingRequests: BrowserCommand<[]> = ({ page }) => [...pendingOf(page)].map((request) => request.url())

/** Resizes the page that frames the stories, in CSS pixels. */
const resizeWindow: BrowserCommand<[width: number, height: number]> = async ({ page }, width, height) => {
  await page.setViewportSize({ width, height })
}

/** The page's DevTools session, opened once. */
function sessionFor(page: Page): Promise<CDPSession> {
  const opened = sessionOf.get(page) ?? page.context().newCDPSession(page)
  sessionOf.set(page, opened)
  return opened
}

/** Makes the pointer coarse, as on a phone, or fine again. */
const emulateTouch: BrowserCommand<[enabled: boolean]> = async ({ page }, enabled) => {
  if ((hasTouch.get(page) ?? false) === enabled) return
  const session = await sessionFor(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled })
  hasTouch.set(page, enabled)
}

/** The calibration's result, computed once per run: whether pictures are compared or recorded on this machine. */
let isComparable: Promise<boolean> | undefined

async function calibrate(page: Page, update: boolean, warn: (line: string) => void): Promise<boolean> {
  const browser = `Chromium ${page.context().browser()?.version() ?? ''}`
  return matchCalibration({ baselines, drawn: await drawCalibration(page), browser, update, warn })
}

/** Compares what the window shows with its baseline, exactly, or records it under `--update`. */
const compareWindow: BrowserCommand<[key: string]> = async ({ page, project }, key) => {
  const update = project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  isComparable ??= calibrate(page, update, (line) => project.vitest.logger.warn(line))
  if (!(await isComparable)) return
  const session = await sessionFor(page)
  const capture = async () => {
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    return Buffer.from(data, 'base64')
  }
  await matchSnapshot({ key, baselines, capture, update, output })
}

export const commands = { startStory, pendingRequests, resizeWindow, emulateTouch, matchSnapshot: compareWindow }

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { sanitizeRichText } from '@/server/resources/sanitize-rich-text'
import { hostileHtml } from '@/ui/src/components/rich-text/hostile-html'
import { withBrowser } from '../../bench/combobox/browser'
import { servePage } from '../../bench/combobox/page-build'
import type { Figure } from '../../scripts/run-parts'
import type { Layer } from './page/main'

/*
 * HTML that runs scripts, through each layer alone, in a browser without a content security policy: what the server
 * stores, what the component shows, and what the editor makes of a paste.
 *
 * The payloads are our own, alone and within elements that parsers treat differently, and the Big List of Naughty Strings.
 * `--payloads=<file>` adds those of a JSON file: texts, or objects with a `payload`, as DOMPurify's `test/fixtures` has.
 */

const wrappers = [
  (html: string) => html,
  (html: string) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html: string) => `<math><mtext>${html}</mtext></math>`,
  (html: string) => `<table><tr><td>${html}`,
  (html: string) => `<select><option>${html}</option></select>`,
  (html: string) => `<template>${html}</template>`,
  (html: string) => `<noscript>${html}</noscript>`,
  (html: string) => `<p title="</p>${html}">`,
]

const payloadFile = z.array(z.union([z.string(), z.object({ payload: z.string() })]))

async function loadPayloads(): Promise<string[]> {
  const naughty: unknown = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json')
  const withTags = z
    .array(z.string())
    .parse(naughty)
    .filter((text) => text.includes('<'))
  const option = process.argv.find((argument) => argument.startsWith('--payloads='))
  const further = option
    ? payloadFile.parse(JSON.parse(await readFile(option.slice('--payloads='.length), 'utf8')))
    : []
  const texts = further.map((each) => (typeof each === 'string' ? each : each.payload))
  return [...new Set([...hostileHtml.flatMap((html) => wrappers.map((wrap) => wrap(html))), ...withTags, ...texts])]
}

/** The payloads that ran a script, and the addresses that the page asked for meanwhile. */
async function runLayer(browser: Browser, url: string, layer: Layer, payloads: readonly string[]) {
  const page = await browser.newPage()
  const requested: string[] = []
  const origin = new URL(url).origin
  // Nothing leaves the machine, and nothing navigates away.
  await page.route('**/*', (route) => {
    const address = route.request().url()
    if (address.startsWith(origin)) return route.continue()
    requested.push(address)
    return route.abort()
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  await page.goto(url)
  const ran: string[] = []
  for (const html of payloads) if ((await show(page, url, layer, html)) > 0) ran.push(html)
  await page.close()
  console.log(`${layer}: ${ran.length} of ${payloads.length} ran`)
  return { ran, requested }
}

/** A page that has not answered by then is stuck in a payload. */
const stuckAfterMs = 5000

/** How often a payload ran. A payload that takes the page away, or holds it, has run. */
async function show(page: Page, url: string, layer: Layer, html: string): Promise<number> {
  const shown = page.evaluate(([each, text]) => window.showHtml(each, text), [layer, html] as const).catch(() => 1)
  const runs = await Promise.race([shown, wait(stuckAfterMs, null)])
  const isAtHome = page.url() === url && (await isAlive(page))
  if (runs === null || !isAtHome) await page.goto(url)
  return isAtHome ? (runs ?? 1) : 1
}

function isAlive(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => typeof window.showHtml === 'function').catch(() => false)
  return Promise.race([answer, wait(stuckAfterMs, false)])
}

export async function run(): Promise<Figure> {
  const payloads = await loadPayloads()
  const served = await servePage(join(import.meta.dirname, 'page'))
  try {
    return await withBrowser(async (browser) => {
      // Shows that the page notices a script that runs.
      const unsanitised = await runLayer(browser, served.url, 'raw', payloads)
      const layers = {
        'the server': await runLayer(browser, served.url, 'raw', payloads.map(sanitizeRichText)),
        'the component': await runLayer(browser, served.url, 'shown', payloads),
        'the editor': await runLayer(browser, served.url, 'pasted', payloads),
      }
      for (const [layer, { ran, requested }] of Object.entries(layers))
        for (const problem of [...ran, ...requested]) console.log(`${layer}: ${problem}`)
      const ranCount = Object.values(layers).reduce((sum, { ran, requested }) => sum + ran.length + requested.length, 0)
      return {
        goal: 'each layer alone, real browser, CSP off: 0 run',
        isKept: ranCount === 0 && unsanitised.ran.length > hostileHtml.length,
        measured: `${payloads.length} payloads: ${unsanitised.ran.length} run unsanitised, ${ranCount} through a layer`,
      }
    })
  } finally {
    await served.close()
  }
}

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
 * Checks that no HTML payload runs a script in a browser without a Content-Security-Policy, with each layer alone: the
 * server's sanitiser, the `RichText` component, and a paste into the editor.
 *
 * The payloads are our own, bare and within elements that parsers treat differently, and the Big List of Naughty
 * Strings. `--payloads=<file>` adds those of a JSON file: strings, or objects with a `payload`, as in DOMPurify's
 * `test/fixtures`.
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

const furtherFile = process.argv.find((argument) => argument.startsWith('--payloads='))?.slice('--payloads='.length)

async function loadPayloads(): Promise<string[]> {
  const naughty: unknown = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json')
  const withTags = z
    .array(z.string())
    .parse(naughty)
    .filter((text) => text.includes('<'))
  const further = furtherFile ? payloadFile.parse(JSON.parse(await readFile(furtherFile, 'utf8'))) : []
  const texts = further.map((each) => (typeof each === 'string' ? each : each.payload))
  return [...new Set([...hostileHtml.flatMap((html) => wrappers.map((wrap) => wrap(html))), ...withTags, ...texts])]
}

/** Shows every payload through a layer. @returns the payloads that ran a script, and the foreign addresses requested */
async function runLayer(browser: Browser, url: string, layer: Layer, payloads: readonly string[]) {
  const page = await browser.newPage()
  const requested: string[] = []
  const origin = new URL(url).origin
  // Abort requests to other origins, including navigations.
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

/** A page without an answer after this time is blocked by a payload. */
const pageTimeoutMs = 5000

/** Shows a payload. @returns how often it ran; at least 1 when it navigated away from the page or blocked it */
async function show(page: Page, url: string, layer: Layer, html: string): Promise<number> {
  const shown = page.evaluate(([each, text]) => window.showHtml(each, text), [layer, html] as const).catch(() => 1)
  const runs = await Promise.race([shown, wait(pageTimeoutMs, null)])
  const isIntact = page.url() === url && (await isResponsive(page))
  if (runs === null || !isIntact) await page.goto(url)
  return isIntact ? (runs ?? 1) : 1
}

function isResponsive(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => typeof window.showHtml === 'function').catch(() => false)
  return Promise.race([answer, wait(pageTimeoutMs, false)])
}

/** Shows every payload without a layer, then through each layer alone. */
export async function run(): Promise<Figure> {
  const payloads = await loadPayloads()
  const served = await servePage(join(import.meta.dirname, 'page'))
  try {
    return await withBrowser(async (browser) => {
      // Without a layer, payloads must run: this proves that the page detects scripts.
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
        measured: `${payloads.length} payloads: ${unsanitised.ran.length} run unsanitised, ${ranCount} through a layer${furtherFile ? '' : "; without DOMPurify's fixtures (--payloads=<file>)"}`,
      }
    })
  } finally {
    await served.close()
  }
}

// `node scripts/font-fallbacks.mjs <folder>`: compares our typefaces with system fonts in Chromium, and writes the
// fallback faces of `ui/src/fonts.css`. Run it after a typeface or its version changes.
//
// The folder has Roboto as `roboto-latin-{400,700}-normal.woff2` (package `@fontsource/roboto`, `files/`). The machine has
// Arial or Liberation Sans, whose glyphs are as wide.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from './chromium.mjs'
import { root, say } from './shell.mjs'

const require = createRequire(import.meta.url)
const stylesFile = join(root, 'ui/src/fonts.css')
const marker = '/* Fallback faces, written by scripts/font-fallbacks.mjs. */\n'

/** Text like the product's, whose width in each font is compared. */
const sample = `Students paint the week they are free, businesses post gigs with shifts, and both see at once how the two
weeks fit. Find a gig that fits your week. Live gigs. How it works. Sign in as a student. Weekend barista, Carlton North.
Applied Jobs, Saved Jobs. $31 to $35 an hour. Nguyen, Olivia, Priya, Mohammed and Zoe applied on 29 November at 4 pm.`
const letters = sample.replace(/\d/g, '').replace(/\s+/g, ' ')
const figures = '0123456789'

/** The characters drawn in a fallback face. Others keep the unadjusted system font. */
const lettersRange = 'U+0020-002F, U+003A-007E, U+00A0-017F, U+2013-2014, U+2018-2019, U+201C-201D, U+2026'
const figuresRange = 'U+0030-0039'

const display = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const text = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

const faces = [
  { family: 'Campus Gigs Display Fallback', file: display, sample: letters, range: lettersRange },
  { family: 'Campus Gigs Text Fallback', file: text, sample: letters, range: lettersRange },
  { family: 'Campus Gigs Figures Fallback', file: display, sample: figures, range: figuresRange },
]
const weights = [
  {
    weight: 400,
    range: '200 550',
    arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    roboto: ['Roboto', 'Roboto-Regular'],
  },
  {
    weight: 700,
    range: '551 800',
    arial: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Helvetica-Bold'],
    roboto: ['Roboto Bold', 'Roboto-Bold'],
  },
]

/** @param {readonly string[]} names */
const local = (names) => names.map((name) => `local("${name}")`).join(', ')
/** @param {string} file */
const inline = (file) => `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
/** @param {number} ratio */
const percent = (ratio) => `${(100 * ratio).toFixed(2)}%`

const robotoFolder = process.argv[2]
if (!robotoFolder) throw new Error('Name the folder that has Roboto: node scripts/font-fallbacks.mjs <folder>')

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
let css = ''
for (const { family, file, sample, range } of faces) {
  for (const system of /** @type {const} */ (['arial', 'roboto'])) {
    for (const weight of weights) {
      const sources = {
        own: inline(require.resolve(file)),
        other:
          system === 'arial'
            ? local(weight.arial)
            : inline(join(robotoFolder, `roboto-latin-${weight.weight}-normal.woff2`)),
      }
      const { ratio, ascent, descent } = await page.evaluate(
        async ({ sources, sample, weight }) => {
          const sizePx = 1000
          const context = document.createElement('canvas').getContext('2d')
          if (!context) throw new Error('There is no canvas.')
          /** @param {string} name @param {string} source @param {string} weights */
          async function measure(name, source, weights) {
            document.fonts.add(await new FontFace(name, source, { weight: weights }).load())
            if (!context) throw new Error('There is no canvas.')
            context.font = `${weight} ${sizePx}px "${name}"`
            return context.measureText(sample)
          }
          const id = Math.random().toString(36).slice(2)
          const own = await measure(`own-${id}`, sources.own, '200 800')
          const other = await measure(`other-${id}`, sources.other, String(weight))
          return {
            ratio: own.width / other.width,
            ascent: own.fontBoundingBoxAscent / sizePx,
            descent: own.fontBoundingBoxDescent / sizePx,
          }
        },
        { sources, sample, weight: weight.weight },
      )
      // Overrides are relative to the size after `size-adjust`.
      css += `@font-face {
  font-family: "${system === 'arial' ? family : `${family} Roboto`}";
  font-weight: ${weight.range};
  src: ${local(weight[system])};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
  unicode-range: ${range};
}
`
    }
  }
}
await browser.close()
const [own = ''] = readFileSync(stylesFile, 'utf8').split(marker)
writeFileSync(stylesFile, `${own}${marker}${css}`)
say(`Wrote ${stylesFile}`)

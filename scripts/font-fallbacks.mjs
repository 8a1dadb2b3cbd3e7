// `node scripts/font-fallbacks.mjs <folder>` writes the fallback faces of `ui/src/fonts.css`: Arial and Roboto, adjusted to
// the width and height of our typefaces, so that no text moves when a typeface arrives. Run it after a typeface or its
// version changes, and then `npm run format`.
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

const robotoFolder = process.argv[2]
if (!robotoFolder) throw new Error('Name the folder that has Roboto: node scripts/font-fallbacks.mjs <folder>')

/** Text like the product's, whose width in each font is compared. */
const productText = `Students paint the week they are free, businesses post gigs with shifts, and both see at once how the two
weeks fit. Find a gig that fits your week. Live gigs. How it works. Sign in as a student. Weekend barista, Carlton North.
Applied Jobs, Saved Jobs. $31 to $35 an hour. Nguyen, Olivia, Priya, Mohammed and Zoe applied on 29 November at 4 pm.`

// What is measured, and the characters drawn in a fallback face. Others keep the unadjusted system font.
const letters = {
  sample: productText.replace(/\d/g, '').replace(/\s+/g, ' '),
  unicodeRange: 'U+0020-002F, U+003A-007E, U+00A0-017F, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
}
const figures = { sample: '0123456789', unicodeRange: 'U+0030-0039' }

const displayFile = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const textFile =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

const typefaces = [
  { fallback: 'Campus Gigs Display Fallback', file: displayFile, ...letters },
  { fallback: 'Campus Gigs Text Fallback', file: textFile, ...letters },
  { fallback: 'Campus Gigs Figures Fallback', file: displayFile, ...figures },
]

const regular = { weight: 400, weightRange: '200 550' }
const bold = { weight: 700, weightRange: '551 800' }
// Each system's names of a font. Local fonts are found by the name of one face, not by that of a family and a weight.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Helvetica-Bold']

/**
 * The system fonts. `suffix` ends the name of a fallback family, `names` are the font's names in operating systems, and
 * `source` is the font to measure.
 */
const systemFonts = [
  { suffix: '', ...regular, names: arial, source: local(arial) },
  { suffix: '', ...bold, names: arialBold, source: local(arialBold) },
  { suffix: ' Roboto', ...regular, names: ['Roboto', 'Roboto-Regular'], source: roboto(400) },
  { suffix: ' Roboto', ...bold, names: ['Roboto Bold', 'Roboto-Bold'], source: roboto(700) },
]

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
let fallbackFaces = ''
for (const { fallback, file, sample, unicodeRange } of typefaces) {
  for (const { suffix, weight, weightRange, names, source } of systemFonts) {
    const ours = await measure(inline(require.resolve(file)), weight, sample)
    const system = await measure(source, weight, sample)
    const widthRatio = ours.width / system.width
    // The overrides are relative to the size after `size-adjust`.
    fallbackFaces += `@font-face {
  font-family: "${fallback}${suffix}";
  font-weight: ${weightRange};
  src: ${local(names)};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ours.ascent / widthRatio)};
  descent-override: ${percent(ours.descent / widthRatio)};
  line-gap-override: 0%;
  unicode-range: ${unicodeRange};
}
`
  }
}
await browser.close()
const [otherStyles = ''] = readFileSync(stylesFile, 'utf8').split(marker)
writeFileSync(stylesFile, `${otherStyles}${marker}${fallbackFaces}`)
say(`Wrote ${stylesFile}`)

/**
 * Measures a text in a font, relative to the font size.
 * @param {string} source as in a font face's `src`
 * @param {number} weight
 * @param {string} sample
 */
function measure(source, weight, sample) {
  return page.evaluate(
    async ({ source, weight, sample }) => {
      const sizePx = 1000
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('There is no canvas.')
      const family = `measured-${document.fonts.size}`
      document.fonts.add(await new FontFace(family, source, { weight: '200 800' }).load())
      context.font = `${weight} ${sizePx}px "${family}"`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample)
      return { width: width / sizePx, ascent: fontBoundingBoxAscent / sizePx, descent: fontBoundingBoxDescent / sizePx }
    },
    { source, weight, sample },
  )
}

/** The `src` of a font of this machine, by any of its names. @param {string[]} names */
function local(names) {
  return names.map((name) => `local("${name}")`).join(', ')
}

/** The `src` of Roboto in a weight. @param {number} weight */
function roboto(weight) {
  return inline(join(String(robotoFolder), `roboto-latin-${weight}-normal.woff2`))
}

/** The `src` of a font's file. @param {string} file */
function inline(file) {
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
}

/** @param {number} ratio */
function percent(ratio) {
  return `${(100 * ratio).toFixed(2)}%`
}

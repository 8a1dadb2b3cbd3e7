import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { root } from '../scripts/shell.mjs'
import { radii, shadows, typeScale } from '../ui/src/tokens/tokens.ts'
import type { Baselines } from './baselines.ts'
import { decode, encodeSmall, isIdentical } from './images.ts'

/** The calibration picture's name among the baselines. */
export const calibrationKey = 'calibration'

const require = createRequire(import.meta.url)
const fontFile = (name: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}.woff2`)).toString('base64')

/** The product's colours and shadows, as CSS variables. */
const tokens = readFileSync(join(root, 'ui/src/tokens/tokens.css'), 'utf8')

/** The faces the product uses, as base64 WOFF2 files. */
export const productFaces = {
  text: fontFile('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal'),
  italic: fontFile('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic'),
  display: fontFile('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal'),
}

/** The weights in use. */
const weights = [400, 500, 600, 700, 800]
/** Round and straight letters, a ligature and figures. */
const sampleText = 'Rag fi 08$'

/** The sheet's HTML: every face, size and weight, fallback symbols and system faces, and each kind of painting in use. */
function sheet(faces: typeof productFaces): string {
  const fontFace = (family: string, file: string, style: string) =>
    `@font-face { font-family: ${family}; font-style: ${style}; font-weight: 200 800; src: url(data:font/woff2;base64,${file}) }`
  const texts = Object.values(typeScale).flatMap(([size, height]) =>
    ['text', 'display'].flatMap((family) =>
      weights.map(
        (weight) =>
          `<p style="font: ${weight} ${size}/${height} ${family}; font-variant-numeric: tabular-nums">${sampleText}</p>`,
      ),
    ),
  )
  const boxes = Object.values(radii).flatMap((radius) =>
    Object.keys(shadows).map(
      (shadow) => `<div class="box" style="border-radius: ${radius}; box-shadow: var(--cg-shadow-${shadow})"></div>`,
    ),
  )
  return `<!doctype html><html lang="en" data-theme="light"><style>
${tokens}
${fontFace('text', faces.text, 'normal')} ${fontFace('text', faces.italic, 'italic')} ${fontFace('display', faces.display, 'normal')}
* { margin: 0 } body { width: 1280px; background: var(--cg-surface); color: var(--cg-ink) }
p { display: inline-block; margin-right: 1em; white-space: nowrap }
.box { display: inline-block; width: 60px; height: 60px; margin: 16px; border: 1px solid var(--cg-line-strong) }
.gradient { height: 60px; background: linear-gradient(105deg, var(--cg-brand), var(--cg-action) 61%, transparent) }
.turned { transform: rotate(7deg) translateZ(0); opacity: 0.83; filter: blur(0.6px) }
</style>
${texts.join('\n')}
<p style="font: italic 400 1rem/1.5 text">${sampleText}</p>
${['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => `<p style="font: 1rem/1.5 ${family}">${sampleText} ✓ ✕ → ★ • … 한 字 🎓</p>`).join('\n')}
${boxes.join('\n')}
<div class="gradient"></div><div class="box gradient turned"></div>
<input value="${sampleText}"><input type="checkbox" checked><input type="radio" checked><input type="range"><select><option>${sampleText}</select><textarea>${sampleText}</textarea><progress value="0.4"></progress>
<svg width="120" height="60" viewBox="0 0 24 12"><path d="M1 11C7-4 9 16 23 1" fill="none" stroke="#306450" stroke-width="1.3" stroke-linecap="round"/><circle cx="19" cy="8" r="2.7" fill="#f7bd22"/></svg>
<canvas width="240" height="60"></canvas>
<script>
const context = document.querySelector('canvas').getContext('2d')
context.font = '600 21px text'
document.fonts.load(context.font).then(() => {
  context.fillText('${sampleText}', 3.5, 24.5)
  context.arc(60, 44, 11.3, 0, 5)
  context.stroke()
  document.body.dataset.drawn = ''
})
</script></html>`
}

/**
 * Draws the calibration sheet: two machines that draw it equally draw every story equally.
 * @param page any page of the browser to calibrate; the sheet is drawn in a new context of that browser
 */
export async function drawCalibration(page: Page, faces = productFaces): Promise<Buffer> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The browser was closed before the calibration sheet was drawn.')
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 })
  try {
    const sheetPage = await context.newPage()
    await sheetPage.setContent(sheet(faces))
    await sheetPage.waitForSelector('body[data-drawn]', { state: 'attached' })
    await sheetPage.evaluate(() => document.fonts.ready)
    return await sheetPage.screenshot({ fullPage: true, caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** The input of {@link matchCalibration}. */
export interface Calibration {
  baselines: Baselines
  /** The sheet as this machine draws it. */
  drawn: Uint8Array
  /** Names the browser in messages. */
  browser: string
  /** Whether pictures are recorded instead of compared. The first recording records the sheet too. */
  update: boolean
  /** Called with one line when pictures are not compared. */
  warn: (line: string) => void
}

/**
 * Compares the calibration sheet with the recorded one.
 * @returns whether pictures are compared, or recorded, on this machine
 * @throws Error when pictures are to be recorded beside baselines of a machine that draws differently
 */
export async function matchCalibration(calibration: Calibration): Promise<boolean> {
  const { baselines, browser, update, warn } = calibration
  const recorded = baselines.read(calibrationKey)
  const drawn = await decode(calibration.drawn)
  if (recorded && isIdentical(await decode(recorded), drawn)) return true
  if (!recorded && update) {
    baselines.write(calibrationKey, await encodeSmall(drawn))
    return true
  }
  if (update) {
    throw new Error(
      `${browser} draws the calibration sheet differently from the machine that recorded the baselines. Record there, or delete ${baselines.folder} and record all pictures here.`,
    )
  }
  warn(
    `Pictures are not compared: ${browser} with the fonts of this machine draws the calibration sheet differently from the recorded one. "npm run visual -- --against=<commit>" compares with a commit drawn here.`,
  )
  return false
}

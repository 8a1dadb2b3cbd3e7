import { bitOf, DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { eucalyptus, paper, wattle } from '@campus-gigs/ui/tokens'
import { pictograms } from './pictograms.ts'
import type { Pictogram, Scheme } from './types.ts'

interface Colours {
  ground: string
  circle: string
  /** The pictogram's strokes. */
  line: string
  cell: string
  highlightedCell: string
}

const schemes: Record<Scheme, Colours> = {
  eucalyptus: {
    ground: eucalyptus[700],
    circle: eucalyptus[600],
    line: paper[0],
    cell: eucalyptus[800],
    highlightedCell: wattle[400],
  },
  wattle: {
    ground: wattle[300],
    circle: wattle[200],
    line: eucalyptus[950],
    cell: wattle[400],
    highlightedCell: eucalyptus[700],
  },
  paper: {
    ground: paper[100],
    circle: paper[0],
    line: eucalyptus[800],
    cell: paper[200],
    highlightedCell: eucalyptus[600],
  },
  night: {
    ground: eucalyptus[950],
    circle: eucalyptus[900],
    line: wattle[300],
    cell: eucalyptus[800],
    highlightedCell: wattle[400],
  },
}

/** The week, seven days across and four slots down, with a mask's cells highlighted. `step` is cell plus gap. */
function drawWeek(mask: number, x: number, y: number, step: number, { highlightedCell, cell }: Colours): string {
  const side = step * 0.84
  const cells = DAYS.flatMap((_, day) =>
    SLOTS.map((_, slot) => {
      const fill = (mask & bitOf(day, slot)) === 0 ? cell : highlightedCell
      return `<rect x="${x + day * step}" y="${y + slot * step}" width="${side}" height="${side}" rx="${side * 0.22}" fill="${fill}"/>`
    }),
  )
  return cells.join('')
}

function drawPictogram(pictogram: Pictogram, x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${pictograms[pictogram]}</g>`
}

function svg(width: number, height: number, ground: string, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`,
  )
}

/** A listing's poster as SVG, 1200 × 675: the pictogram, and the week with the listing's shifts highlighted. */
export function posterArt(pictogram: Pictogram, scheme: Scheme, shiftMask: number, mirrored: boolean): Buffer {
  const colours = schemes[scheme]
  const centre = mirrored ? 950 : 250
  const cells = drawWeek(shiftMask, mirrored ? 80 : 480, 192, 92, colours)
  const circle = `<circle cx="${centre}" cy="337" r="330" fill="${colours.circle}"/>`
  return svg(
    1200,
    675,
    colours.ground,
    `${circle}${cells}${drawPictogram(pictogram, centre - 150, 187, 300, colours.line)}`,
  )
}

/** A business's logo as SVG, 512 × 512: the pictogram on the scheme's ground. */
export function logoArt(pictogram: Pictogram, scheme: Scheme): Buffer {
  const colours = schemes[scheme]
  const circle = `<circle cx="256" cy="256" r="212" fill="${colours.circle}"/>`
  return svg(512, 512, colours.ground, `${circle}${drawPictogram(pictogram, 106, 106, 300, colours.line)}`)
}

/** A business's cover as SVG, 1600 × 520: the pictogram, and a week with every third slot highlighted. */
export function coverArt(pictogram: Pictogram, scheme: Scheme): Buffer {
  const colours = schemes[scheme]
  const everyThird = DAYS.reduce((mask, _, day) => mask | bitOf(day, (day * 3 + 1) % SLOTS.length), 0)
  const circle = `<circle cx="330" cy="260" r="300" fill="${colours.circle}"/>`
  const cells = drawWeek(everyThird, 690, 30, 118, colours)
  return svg(1600, 520, colours.ground, `${circle}${cells}${drawPictogram(pictogram, 180, 110, 300, colours.line)}`)
}

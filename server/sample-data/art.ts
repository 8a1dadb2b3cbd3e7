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

// Lengths and coordinates are in the image's pixels.

/** A point in pixels from the image's top left corner. */
interface Point {
  x: number
  y: number
}

/** The rendered width and height of a pictogram, whose paths are in a box of 100 by 100. */
const pictogramSize = 300

function drawEmblem(centre: Point, radius: number, pictogram: Pictogram, { circle, line }: Colours): string {
  const corner: Point = { x: centre.x - pictogramSize / 2, y: centre.y - pictogramSize / 2 }
  return `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${circle}"/><g transform="translate(${corner.x} ${corner.y}) scale(${pictogramSize / 100})" fill="none" stroke="${line}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">${pictograms[pictogram]}</g>`
}

/** A cell's side as a share of the distance between cells, and its corner radius as a share of the side. */
const cellShare = { side: 0.84, corner: 0.22 } as const

/**
 * Draws the week grid, seven days by four slots, with a mask's cells highlighted.
 * @param step the distance in pixels between the left edges of neighbouring cells
 */
function drawWeek(mask: number, corner: Point, step: number, { highlightedCell, cell }: Colours): string {
  const side = step * cellShare.side
  const cells = DAYS.flatMap((_, day) =>
    SLOTS.map((_, slot) => {
      const fill = (mask & bitOf(day, slot)) === 0 ? cell : highlightedCell
      return `<rect x="${corner.x + day * step}" y="${corner.y + slot * step}" width="${side}" height="${side}" rx="${side * cellShare.corner}" fill="${fill}"/>`
    }),
  )
  return cells.join('')
}

function svg({ width, height }: { width: number; height: number }, ground: string, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`,
  )
}

/** The layout of a poster: emblem left and week right, or the reverse in `mirrored`. */
const poster = {
  size: { width: 1200, height: 675 },
  emblemRadius: 330,
  plain: { emblem: { x: 250, y: 337 }, week: { x: 480, y: 192 } },
  mirrored: { emblem: { x: 950, y: 337 }, week: { x: 80, y: 192 } },
  weekStep: 92,
} as const

/** A listing's poster as SVG: the pictogram, and the week with the listing's shifts highlighted. */
export function posterArt(pictogram: Pictogram, scheme: Scheme, shiftMask: number, isMirrored: boolean): Buffer {
  const colours = schemes[scheme]
  const { emblem, week } = isMirrored ? poster.mirrored : poster.plain
  return svg(
    poster.size,
    colours.ground,
    drawEmblem(emblem, poster.emblemRadius, pictogram, colours) + drawWeek(shiftMask, week, poster.weekStep, colours),
  )
}

const logo = { size: { width: 512, height: 512 }, emblem: { x: 256, y: 256 }, emblemRadius: 212 } as const

/** A business's logo as SVG: the pictogram on the scheme's ground. */
export function logoArt(pictogram: Pictogram, scheme: Scheme): Buffer {
  const colours = schemes[scheme]
  return svg(logo.size, colours.ground, drawEmblem(logo.emblem, logo.emblemRadius, pictogram, colours))
}

const cover = {
  size: { width: 1600, height: 520 },
  emblem: { x: 330, y: 260 },
  emblemRadius: 300,
  week: { x: 690, y: 30 },
  weekStep: 118,
} as const

/** The mask of one slot a day, of which neighbouring days have different ones. */
export const oneSlotPerDay = DAYS.map((_, day) => bitOf(day, (day * 3 + 1) % SLOTS.length)).reduce(
  (mask, bit) => mask | bit,
  0,
)

/** A business's cover as SVG: the pictogram, and a week with one slot a day highlighted. */
export function coverArt(pictogram: Pictogram, scheme: Scheme): Buffer {
  const colours = schemes[scheme]
  return svg(
    cover.size,
    colours.ground,
    drawEmblem(cover.emblem, cover.emblemRadius, pictogram, colours) +
      drawWeek(oneSlotPerDay, cover.week, cover.weekStep, colours),
  )
}

// The time from a press to the next paint on a cheap phone, by the browser's Event Timing API, for the most frequent
// interactions. For comparison, the floor is a bare button in the same page, which shows and hides an element.
import { arrangeGigElsewhere } from '../../e2e/support/arrange-gigs'
import { withBrowser } from '../combobox/browser'
import { withPhone } from '../phone/phone'
import { withProduct } from '../product/product'
import { median } from '../server/load'
import { type EventTiming, recordEventTimings, slowestEvent } from './event-timing'
import { journeys } from './journeys'

/** `REPEATS=2 npm run bench -- interactions` for a first look. */
const repeats = Number(process.env.REPEATS ?? 7)
/** The longest median time from a press to the next paint. Browsers round it to multiples of 8 ms. */
const goalMs = 48

/** The median of each part by itself, so the parts may come from different events. */
function medianTiming(timings: readonly EventTiming[]): EventTiming {
  const medianOf = (part: keyof EventTiming) => Math.round(median(timings.map((timing) => timing[part] ?? 0)))
  return {
    duration: medianOf('duration'),
    inputDelay: medianOf('inputDelay'),
    processing: medianOf('processing'),
    presentation: medianOf('presentation'),
    content: medianOf('content'),
  }
}

/** Prints a row of the table. @returns whether the interaction reached the goal */
function report(moment: string, samples: readonly EventTiming[]): boolean {
  const { duration, inputDelay, processing, presentation, content } = medianTiming(samples)
  const isKept = duration <= goalMs
  const verdict = isKept ? 'kept  ' : 'BROKEN'
  const parts = [inputDelay, processing, presentation].map((ms) => String(ms).padStart(6)).join('')
  const allDurations = samples.map((sample) => sample.duration).join(', ')
  const contentPart = content ? ` content ${content} ms` : ''
  console.log(
    `${moment.padEnd(36)}${String(duration).padStart(5)} ms ${verdict}${parts}   (${allDurations})${contentPart}`,
  )
  return isKept
}

/** Measures and prints a table. @returns whether every interaction reached the goal */
export function run(): Promise<boolean> {
  return withProduct({ RATE_LIMIT_SCALE: '100' }, async (url) => {
    const gig = await arrangeGigElsewhere(url)
    const samples = new Map<string, EventTiming[]>()
    await withBrowser(async (browser) => {
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        for (const journey of journeys) {
          await withPhone(browser, { baseURL: url, hasReducedMotion: true }, async (page) => {
            await recordEventTimings(page)
            const measure = async (moment: string, input: Parameters<typeof slowestEvent>[1], content?: string) => {
              const timing = await slowestEvent(page, input, content)
              samples.set(moment, [...(samples.get(moment) ?? []), timing])
            }
            await journey({ page, measure, gig })
          })
        }
      }
    })
    console.log(
      `Goal: ≤ ${goalMs} ms from the press to the picture; then the input's delay, its handlers, styles to paint; and when all it opens is painted.`,
    )
    const areKept = [...samples].map(([moment, timings]) => report(moment, timings))
    return areKept.every(Boolean)
  })
}

// Compares our combobox with its peers, alternating in one run, with the same options and keys. Each is on a page of its own
// (`page/`), where `measure.ts` operates it.
import { join } from 'node:path'
import { withBrowser } from './browser.ts'
import { measure, type Sample } from './measure.ts'
import { servePage } from './page-build.ts'
import { heading, median, medians, ratios, reportBudgets, row } from './report.ts'
import { comboboxSize } from './size.ts'

/** `REPEATS=2 npm run bench -- combobox` for a first look. */
const REPEATS = Number(process.env.REPEATS ?? 9)
const MANY = 3000
/** About as many as the countries of a `CountryCombobox`. */
const FEW = 195

/** The peers that render only the options in view, as ours does. */
const virtualPeers = ['react-aria', 'headless'] as const
/** What is measured: a picker with a number of options. */
const entrants = [
  { name: 'ours', count: MANY },
  ...virtualPeers.map((name) => ({ name, count: MANY })),
  { name: 'react-select', count: MANY },
  { name: 'base-ui', count: MANY },
  { name: 'ours', count: FEW },
]

const titleOf = ({ name, count }: { name: string; count: number }) => `${name}, ${count} options`

/** Measures every entrant in each round. @returns the samples by the entrant's title */
async function takeSamples(): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(entrants.map((entrant) => [titleOf(entrant), []]))
  const page = await servePage(join(import.meta.dirname, 'page'))
  try {
    for (let repeat = 1; repeat <= REPEATS; repeat += 1) {
      console.log(`round ${repeat} of ${REPEATS}`)
      await withBrowser(async (browser) => {
        for (const entrant of entrants) {
          const query = new URLSearchParams({ picker: entrant.name, count: String(entrant.count) })
          samples.get(titleOf(entrant))?.push(await measure(browser, `${page.url}?${query}`))
        }
      })
    }
  } finally {
    await page.close()
  }
  return samples
}

/** Measures the pickers side by side and holds ours to its budgets. */
export async function run(): Promise<boolean> {
  const bytes = await comboboxSize()
  const samples = await takeSamples()
  const headings = { work: 'script, style, layout (ms)', tasks: 'whole tasks (ms)' }
  for (const kind of ['work', 'tasks'] as const) {
    console.log(`\n${heading(headings[kind])}`)
    for (const [title, taken] of samples) console.log(row(title, medians(taken, kind)))
  }
  const workOf = (name: string, count: number) => medians(samples.get(titleOf({ name, count })) ?? [], 'work')
  const ours = workOf('ours', MANY)
  const worstEventsMs = (samples.get(titleOf({ name: 'ours', count: MANY })) ?? []).map(
    ({ worstEventMs }) => worstEventMs,
  )
  console.log(`\nWorst event of ours, key to picture, round by round: ${worstEventsMs.join(', ')} ms\n`)
  return reportBudgets([
    ...ratios(
      ours,
      virtualPeers.map((name) => workOf(name, MANY)),
      { step: 0.45, arrow: 0.25 },
    ),
    {
      label: `opening ${MANY} / opening ${FEW}`,
      measured: (ours.open ?? Number.NaN) / (workOf('ours', FEW).open ?? Number.NaN),
      budget: 1.25,
    },
    { label: "a round's worst event, ms", measured: median(worstEventsMs), budget: 32 },
    { label: 'kilobytes, brotli', measured: bytes / 1024, budget: 6 },
  ])
}

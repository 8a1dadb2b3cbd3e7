import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { killNow, startChild } from '@/server/testing/child-server'
import { withBrowser } from '../../bench/combobox/browser'
import type { Figure } from '../../scripts/run-parts'
import { faults } from './faulty-proxy'
import { type Lane, type OutboxPages, openLane, type Subject } from './lane'
import { oneOf, random } from './random'
import { ratings } from './ratings'
import { savedJobs } from './saved-jobs'

/*
 * Runs both outboxes in real tabs against the built server. Tabs close, crash, are left, reloaded and opened twice; the
 * browser goes offline; calls fail and responses are lost. Then the pressed changes are compared with the server's
 * data, and with the order in which they arrived.
 */

/** The scenarios of each outbox that run in parallel, because a scenario mostly waits. */
const lanesOfEach = 3
const stepsPerScenario = 12
/** The longest that the outbox may take to become empty at the end of a scenario. */
const deliveryTimeoutMs = 60_000
const root = join(import.meta.dirname, '../..')

/** Random steps in the tabs of one account. */
class Scenario {
  readonly #lane: Lane
  readonly #subject: Subject
  readonly #longestWaitMs: number
  #tabs: Page[] = []
  /** The number of pressed changes. */
  pressedCount = 0
  /** The steps so far, printed with a difference. */
  readonly log: string[] = []

  constructor(lane: Lane, subject: Subject, longestWaitMs: number) {
    this.#lane = lane
    this.#subject = subject
    this.#longestWaitMs = longestWaitMs
  }

  readonly #steps = {
    press: async () => {
      const tab = oneOf(this.#tabs)
      const pressed = await this.#subject.press(tab)
      if (pressed !== undefined) this.pressedCount += 1
      return `${pressed ?? 'nothing'} in tab ${this.#tabs.indexOf(tab)}`
    },
    wait: async () => {
      const ms = random(this.#longestWaitMs)
      await wait(ms)
      return `${ms} ms`
    },
    setFault: async () => {
      this.#lane.proxy.fault = oneOf(faults)
      return this.#lane.proxy.fault
    },
    goOffline: async () => {
      await this.#lane.context.setOffline(true)
      return ''
    },
    comeOnline: async () => {
      await this.#lane.context.setOffline(false)
      return ''
    },
    openTab: async () => {
      if (this.#tabs.length < 2) await this.#openTab()
      return ''
    },
    /** Closes the tab without `beforeunload`. Chromium ends the page after half a second, even while it sends. */
    close: () => this.#endTab(async (tab) => tab.close()),
    /** Ends the page's process without an event. */
    crash: () =>
      this.#endTab(async (tab) => {
        const crashed = tab.waitForEvent('crash')
        const session = await this.#lane.context.newCDPSession(tab)
        // The command never gets a response.
        void session.send('Page.crash').catch(() => undefined)
        await crashed
        await tab.close()
      }),
    /** Closes the tab with `beforeunload` and `pagehide`, so that the page can send a beacon. */
    leave: () =>
      this.#endTab(async (tab) => {
        await tab.close({ runBeforeUnload: true })
        if (!tab.isClosed()) await tab.waitForEvent('close')
      }),
    reload: async () => {
      await this.#lane.context.setOffline(false)
      await this.#load(oneOf(this.#tabs))
      return ''
    },
  }

  async #openTab(): Promise<void> {
    await this.#lane.context.setOffline(false)
    const tab = await this.#lane.context.newPage()
    await this.#load(tab)
    this.#tabs.push(tab)
  }

  async #load(tab: Page): Promise<void> {
    await tab.goto(this.#subject.address)
    await this.#subject.waitForPage(tab)
  }

  async #endTab(end: (tab: Page) => Promise<void>): Promise<string> {
    const tab = oneOf(this.#tabs)
    const index = this.#tabs.indexOf(tab)
    await end(tab)
    this.#tabs = this.#tabs.filter((each) => each !== tab)
    if (this.#tabs.length === 0) await this.#openTab()
    return `tab ${index}`
  }

  /**
   * Runs random steps, then ends all faults and waits until the outbox is empty.
   * @returns the differences between the pressed changes and the server's data, in sentences
   */
  async run(): Promise<string[]> {
    const { context, proxy } = this.#lane
    await this.#openTab()
    const frequentSteps = ['press', 'press', 'press', 'press', 'press', 'wait', 'wait', 'setFault', 'setFault'] as const
    const rareSteps = ['goOffline', 'comeOnline', 'openTab', 'close', 'crash', 'leave', 'reload'] as const
    for (let step = 0; step < stepsPerScenario; step += 1) {
      const name = oneOf([...frequentSteps, ...rareSteps])
      this.log.push(`${name} ${await this.#steps[name]()}`)
    }
    proxy.fault = 'none'
    await context.setOffline(false)
    for (const tab of this.#tabs) await tab.close()
    this.#tabs = []
    await this.#openTab()
    const isEmpty = await this.#tabs[0]
      ?.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes(':outbox:')), undefined, {
        timeout: deliveryTimeoutMs,
      })
      .then(() => true)
      .catch(() => false)
    for (const tab of this.#tabs) await tab.close()
    const problems = await this.#subject.findProblems()
    return isEmpty ? problems : [...problems, 'The outbox is not empty a minute after everything works again.']
  }
}

/** The results of all scenarios so far. */
interface Results {
  endedCount: number
  /** The differences between the pressed changes and the server's data, in sentences. */
  problems: string[]
  /** The number of pressed changes, by outbox. */
  pressedCounts: Map<OutboxPages, number>
}

/** Runs scenarios of one outbox in parallel lanes, and adds them to the results. @param onEnded called after each */
async function runScenarios(
  browser: Browser,
  server: URL,
  { pages, count }: { pages: OutboxPages; count: number },
  results: Results,
  onEnded: () => void,
): Promise<void> {
  let begunCount = 0
  const runLane = async () => {
    const lane = await openLane(browser, server, pages)
    const newSubject = await pages.prepare(lane)
    while (begunCount < count) {
      begunCount += 1
      const scenario = new Scenario(lane, await newSubject(), pages.longestWaitMs)
      const differences = await scenario.run()
      if (differences.length > 0) console.log([...differences, scenario.log.join('; ')].join('\n'))
      results.problems.push(...differences)
      results.pressedCounts.set(pages, (results.pressedCounts.get(pages) ?? 0) + scenario.pressedCount)
      results.endedCount += 1
      onEnded()
    }
    await lane.context.close()
    lane.proxy.close()
  }
  await Promise.all(Array.from({ length: lanesOfEach }, runLane))
}

/** Runs scenarios in real tabs, half of them for each outbox. Prints its progress after every tenth. */
export async function runTabs(scenarios: number): Promise<Pick<Figure, 'isKept' | 'measured'>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  const program = { path: join(root, 'dist/server/main.js'), remove: () => {} }
  const child = startChild(program, { DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' })
  const results: Results = { endedCount: 0, problems: [], pressedCounts: new Map() }
  const printEveryTenth = () => {
    const { endedCount, problems } = results
    if (endedCount % 10 === 0) console.log(`${endedCount} of ${scenarios} scenarios, ${problems.length} problems`)
  }
  try {
    const server = new URL(z.url().parse(await child.url))
    const half = Math.ceil(scenarios / 2)
    await withBrowser(async (browser) => {
      await Promise.all([
        runScenarios(browser, server, { pages: ratings, count: half }, results, printEveryTenth),
        runScenarios(browser, server, { pages: savedJobs, count: scenarios - half }, results, printEveryTenth),
      ])
    })
  } finally {
    await killNow(child)
    await rm(folder, { recursive: true, force: true })
  }
  const { endedCount, problems, pressedCounts } = results
  const changes = [...pressedCounts].map(([{ noun }, count]) => `${count} ${noun}`)
  // Without enough changes, the run proves nothing.
  const minPressed = Math.floor(scenarios / 2)
  const isPressed = [ratings, savedJobs].every((pages) => (pressedCounts.get(pages) ?? 0) >= minPressed)
  return {
    isKept: problems.length === 0 && endedCount === scenarios && isPressed,
    measured: `${endedCount} scenarios in real tabs, ${changes.join(', ')}, ${problems.length} problems`,
  }
}

import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright'
import { z } from 'zod'
import { paths } from '@/app/paths'
import { businessSession, createdGig, jobApplied, oneApplicant, uploadedResume } from '@/contract'
import { applicantRatings } from '@/domain'
import { killNow, startChild } from '@/server/testing/child-server'
import { gigTexts } from '@/server/testing/gig-form'
import { pdfBytes } from '@/server/testing/people'
import { withBrowser } from '../../bench/combobox/browser'
import type { Figure } from '../../scripts/run-parts'
import { type Account, callServer, newBusiness, newStudent } from '../support/accounts'
import { type FaultyProxy, faults, startFaultyProxy } from './faulty-proxy'

/*
 * The outbox of ratings in a browser's own tabs, against the built server: tabs are killed, crash, are left, reloaded and
 * opened twice; the browser goes offline; calls fail and their answers are lost. What was pressed is compared with what
 * the server then has, and with the order in which it first got each rating.
 */

/** Scenarios that run at once, each in a browser context of its own: most of a scenario is waiting. */
const lanes = 3
const stepsPerScenario = 12
/** Longer than the outbox waits before it sends. */
const longestWaitMs = 12_000
/** A change that has not arrived by then is lost. */
const deliveryTimeoutMs = 60_000
const root = join(import.meta.dirname, '../..')

const random = (limit: number) => Math.floor(Math.random() * limit)
function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

/** A business with a gig, in a browser context of its own, behind a proxy of its own. */
interface Lane {
  server: URL
  proxy: FaultyProxy
  business: Account
  jobListingId: string
  context: BrowserContext
}

/** Signs a business in as the page stores it: its token and account for the page, its cookie for beacons. */
async function openLane(browser: Browser, server: URL): Promise<Lane> {
  const [proxy, business] = [await startFaultyProxy(server), await newBusiness(server)]
  const { body } = await callServer(server, 'businessSession', business)
  const localStorage = [
    { name: 'campus-gigs:session-token', value: business.token },
    { name: 'business', value: JSON.stringify(businessSession.parse(body).businessData) },
  ]
  const cookie = { domain: proxy.url.hostname, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  const context = await browser.newContext({
    baseURL: proxy.url.origin,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [{ ...cookie, name: 'cg_session', value: business.token, path: '/api' }],
      origins: [{ origin: proxy.url.origin, localStorage }],
    },
  })
  const parts = Object.entries({ ...gigTexts, idempotencyKey: randomUUID() })
  const created = await callServer(server, 'createGig', business, { parts })
  return { server, proxy, business, jobListingId: createdGig.parse(created.body).jobListingId, context }
}

/** Has a new student apply to the gig. @returns the application's id */
async function newApplication({ server, jobListingId }: Lane): Promise<string> {
  const student = await newStudent(server)
  const resume = new File([pdfBytes], 'ana.pdf', { type: 'application/pdf' })
  const uploaded = await callServer(server, 'uploadResume', student, { parts: [['resume', resume]] })
  const resumeId = uploadedResume.parse(uploaded.body).id
  const payload = { jobListingId, resumeId, coverLetter: '<p>Hello</p>', sharesContact: false }
  const { body } = await callServer(server, 'apply', student, { payload })
  const own = jobApplied.parse(body).userApplications.find((application) => application.jobListingId === jobListingId)
  if (!own) throw new Error('The answer to an application does not contain it.')
  return own.id
}

/** A scenario: the tabs of one account that show one applicant, and what was pressed in them. */
class Scenario {
  readonly #lane: Lane
  readonly #address: string
  #tabs: Page[] = []
  /** The ratings pressed, in order. */
  readonly pressed: string[] = []
  /** What was done, to be printed with a difference. */
  readonly log: string[] = []
  /** What the scenario itself found wrong, in sentences. */
  readonly problems: string[] = []

  constructor(lane: Lane, applicationId: string) {
    this.#lane = lane
    this.#address = paths.applicant(lane.jobListingId, applicationId)
  }

  readonly #steps = {
    rate: async () => {
      const tab = oneOf(this.#tabs)
      const group = tab.getByRole('group', { name: 'Rate as' })
      const shown = await group.locator('[aria-pressed=true]').allTextContents()
      // A repeat of the rating that this tab knows would be skipped.
      const rating = oneOf(applicantRatings.filter((each) => each !== this.pressed.at(-1) && !shown.includes(each)))
      await group.getByRole('button', { name: rating }).click()
      await group.getByRole('button', { name: rating, pressed: true }).waitFor()
      this.pressed.push(rating)
      return `${rating} in tab ${this.#tabs.indexOf(tab)}`
    },
    wait: async () => {
      const ms = random(longestWaitMs)
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
    /** The tab's process ends without an event. */
    kill: () => this.#endTab(async (tab) => tab.close()),
    crash: () =>
      this.#endTab(async (tab) => {
        const crashed = tab.waitForEvent('crash')
        const session = await this.#lane.context.newCDPSession(tab)
        // The command is never answered.
        void session.send('Page.crash').catch(() => undefined)
        await crashed
        await tab.close()
      }),
    /** The tab is closed in an orderly way, so that the page hears of it. */
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
    await tab.goto(this.#address)
    await tab.getByRole('group', { name: 'Rate as' }).waitFor()
  }

  async #endTab(end: (tab: Page) => Promise<void>): Promise<string> {
    const tab = oneOf(this.#tabs)
    const index = this.#tabs.indexOf(tab)
    await end(tab)
    this.#tabs = this.#tabs.filter((each) => each !== tab)
    if (this.#tabs.length === 0) await this.#openTab()
    return `tab ${index}`
  }

  /** Runs random steps, then ends all faults. Resolves once the outbox is empty, or after {@link deliveryTimeoutMs}. */
  async run(): Promise<void> {
    const { context, proxy } = this.#lane
    await this.#openTab()
    const names = ['rate', 'rate', 'rate', 'rate', 'rate', 'wait', 'wait', 'setFault', 'setFault'] as const
    const others = ['goOffline', 'comeOnline', 'openTab', 'kill', 'crash', 'leave', 'reload'] as const
    for (let step = 0; step < stepsPerScenario; step += 1) {
      const name = oneOf([...names, ...others])
      this.log.push(`${name} ${await this.#steps[name]()}`)
    }
    proxy.fault = 'none'
    await context.setOffline(false)
    for (const tab of this.#tabs) await tab.close()
    this.#tabs = []
    await this.#openTab()
    await this.#tabs[0]
      ?.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes(':outbox:')), undefined, {
        timeout: deliveryTimeoutMs,
      })
      .catch(() => this.problems.push('The outbox is not empty a minute after everything works again.'))
    for (const tab of this.#tabs) await tab.close()
  }
}

/** Runs one scenario and compares what the server stored with what was pressed. @returns the differences, and how many ratings */
async function runScenario(lane: Lane): Promise<{ problems: string[]; ratings: number }> {
  const { proxy, server, business, jobListingId } = lane
  const applicationId = await newApplication(lane)
  const scenario = new Scenario(lane, applicationId)
  proxy.arrived = []
  await scenario.run()
  const params = { jobListingId, applicationId }
  const { body } = await callServer(server, 'applicant', business, { params })
  const { candidateActions } = oneApplicant.parse(body).application
  const stored = candidateActions.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))
  const problems = [...scenario.problems]
  const notes = stored.map((action) => action.notes)
  if (!isDeepStrictEqual(notes, scenario.pressed))
    problems.push(`The server has ${notes.join(', ')}; pressed were ${scenario.pressed.join(', ')}.`)
  const instants = stored.map(({ changedAt }) => changedAt)
  if (!isDeepStrictEqual(proxy.arrived, instants)) problems.push(`Arrived as ${proxy.arrived.join(', ')}.`)
  if (problems.length > 0) problems.push(scenario.log.join('; '))
  return { problems, ratings: scenario.pressed.length }
}

/** Runs scenarios in real tabs, with a line of progress for every tenth. */
export async function runTabs(scenarios: number): Promise<Pick<Figure, 'isKept' | 'measured'>> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-trust-'))
  const program = { path: join(root, 'dist/server/main.js'), remove: () => {} }
  const child = startChild(program, { DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' })
  const problems: string[] = []
  let [begun, ended, ratings] = [0, 0, 0]
  try {
    const server = new URL(z.url().parse(await child.url))
    await withBrowser(async (browser) => {
      const runLane = async () => {
        const lane = await openLane(browser, server)
        for (; begun < scenarios; ended += 1) {
          begun += 1
          const outcome = await runScenario(lane)
          ratings += outcome.ratings
          problems.push(...outcome.problems)
          for (const problem of outcome.problems) console.log(problem)
          if ((ended + 1) % 10 === 0) console.log(`${ended + 1} of ${scenarios} scenarios, ${problems.length} problems`)
        }
        await lane.context.close()
        lane.proxy.close()
      }
      await Promise.all(Array.from({ length: lanes }, runLane))
    })
  } finally {
    await killNow(child)
    await rm(folder, { recursive: true, force: true })
  }
  return {
    isKept: problems.length === 0 && ended === scenarios,
    measured: `${ended} scenarios in real tabs, ${ratings} ratings, ${problems.length} problems`,
  }
}

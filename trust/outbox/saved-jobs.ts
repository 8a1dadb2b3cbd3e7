import { randomUUID } from 'node:crypto'
import { errors } from 'playwright'
import { z } from 'zod'
import { paths } from '@/app/paths'
import { calls, createdGig, studentSession } from '@/contract'
import { gigTexts } from '@/server/testing/gig-form'
import { callServer, newBusiness, newStudent } from '../support/accounts'
import type { Lane, OutboxPages, Subject } from './lane'
import { oneOf } from './random'

/** Saved jobs at the begin of a scenario. One that was removed is no longer shown once the page is loaded again. */
const jobCount = 6
/** As long as a button may take to become ready that another tab's change may remove. */
const pressTimeoutMs = 10_000

const savedJobsCall = z.object({
  data: z.object({ savedJobs: z.array(z.string()), removedJobs: z.array(z.string()).optional() }),
})

/** What the buttons of a row say: one removes a saved job, the other saves it again. */
const other = { Remove: 'Undo', Undo: 'Remove' } as const
const buttonName = z.templateLiteral([z.enum(['Remove', 'Undo']), ' ', z.string()])

/** The changes of one job, without those that repeat the one before. */
const changesOf = (changes: readonly string[], jobId: string): string[] =>
  changes
    .flatMap((change) => (change.endsWith(jobId) ? [change.split(' ')[0] ?? ''] : []))
    .filter((word, index, words) => word !== words[index - 1])

/** The student's saved jobs, all of them saved. */
async function saveAll({ server, proxy, account }: Lane, idsByTitle: ReadonlyMap<string, string>): Promise<Subject> {
  const ids = [...idsByTitle.values()]
  await callServer(server, 'updateSavedJobs', account, { payload: { savedJobs: ids } })
  /** The changes, in order, each as a word and a job's id. */
  const pressed: string[] = []
  proxy.arrived = []
  return {
    address: paths.jobHistory('saved-jobs'),
    waitForPage: (tab) =>
      tab
        .getByRole('main')
        .getByText(/Weekend barista|Nothing saved yet/)
        .first()
        .waitFor(),
    async press(tab) {
      const names = await tab.getByRole('button', { name: /^(Remove|Undo) Weekend barista/ }).allTextContents()
      if (names.length === 0) return undefined
      const name = buttonName.parse(oneOf(names))
      const word = name.startsWith('Remove') ? 'Remove' : 'Undo'
      const title = name.slice(word.length + 1)
      const button = tab.getByRole('button', { name, exact: true })
      const isPressed = await button
        .click({ timeout: pressTimeoutMs })
        .then(() => true)
        .catch(async (error: unknown) => {
          // Another tab's change came between.
          if (error instanceof errors.TimeoutError && (await button.count()) === 0) return false
          throw error
        })
      if (!isPressed) return undefined
      await tab.getByRole('button', { name: `${other[word]} ${title}`, exact: true }).waitFor()
      pressed.push(`${word} ${idsByTitle.get(title)}`)
      return name
    },
    async findProblems() {
      const { body } = await callServer(server, 'studentSession', account)
      const { savedJobs } = studentSession.parse(body)
      return ids.flatMap((id) => {
        const [wanted, arrived] = [changesOf(pressed, id), changesOf(proxy.arrived, id)]
        const isSaved = wanted.at(-1) !== 'Remove'
        const problems: string[] = []
        if (savedJobs.includes(id) !== isSaved) problems.push(`Of ${id} the server has the opposite.`)
        // Changes that are taken back before they are sent never arrive; a late one would be a change too many.
        if (arrived.length > wanted.length)
          problems.push(`Of ${id} arrived ${arrived.join()}; pressed: ${wanted.join()}.`)
        return problems
      })
    },
  }
}

/** A student removes saved jobs and saves them again: the server has the last change of each, and none comes late. */
export const savedJobs: OutboxPages = {
  noun: 'saved jobs',
  calls: {
    paths: [calls.updateSavedJobs, calls.beaconUpdateSavedJobs].map(({ path }) => `/api/${path}`),
    readChanges(body) {
      const { savedJobs, removedJobs = [] } = savedJobsCall.parse(body).data
      return [...savedJobs.map((id) => `Undo ${id}`), ...removedJobs.map((id) => `Remove ${id}`)]
    },
  },
  // The outbox itself waits half an hour, so only leaving, loading and coming online send.
  longestWaitMs: 1_000,
  newAccount: newStudent,
  async prepare(lane) {
    const business = await newBusiness(lane.server)
    const idsByTitle = new Map<string, string>()
    for (let index = 1; index <= jobCount; index += 1) {
      const jobTitle = `Weekend barista ${index}`
      const parts = Object.entries({ ...gigTexts, jobTitle, idempotencyKey: randomUUID() })
      const created = await callServer(lane.server, 'createGig', business, { parts })
      idsByTitle.set(jobTitle, createdGig.parse(created.body).jobListingId)
    }
    return () => saveAll(lane, idsByTitle)
  },
}

import { randomUUID } from 'node:crypto'
import { errors } from 'playwright'
import { z } from 'zod'
import { paths } from '@/app/paths'
import { calls, createdGig, studentSession } from '@/contract'
import { callServer } from '@/server/testing/call-server'
import { gigTexts } from '@/server/testing/gig-form'
import { newBusiness, newStudent } from '../support/accounts'
import type { Lane, OutboxPages, Subject } from './lane'
import { oneOf } from './random'

/** The saved jobs at the start of a scenario. A removed job is not shown after a reload. */
const jobCount = 6
/** The timeout of a press, whose button a change in another tab may have removed. */
const pressTimeoutMs = 10_000

const savedJobsCall = z.object({
  data: z.object({ savedJobs: z.array(z.string()), removedJobs: z.array(z.string()).optional() }),
})

/** The button that a row shows after a press: `Remove` unsaves a job, `Undo` saves it again. */
const oppositeButton = { Remove: 'Undo', Undo: 'Remove' } as const
const buttonName = z.templateLiteral([z.enum(['Remove', 'Undo']), ' ', z.string()])

/** The changes of one job, without consecutive repeats. */
const changesOf = (changes: readonly string[], jobId: string): string[] =>
  changes
    .flatMap((change) => (change.endsWith(jobId) ? [change.split(' ')[0] ?? ''] : []))
    .filter((word, index, words) => word !== words[index - 1])

/** Saves all jobs, for a scenario of the list of saved jobs. */
async function saveAll({ server, proxy, account }: Lane, idsByTitle: ReadonlyMap<string, string>): Promise<Subject> {
  const ids = [...idsByTitle.values()]
  await callServer(server, 'updateSavedJobs', account, { payload: { savedJobs: ids } })
  /** The pressed changes in order, each as `Remove` or `Undo` and a job's id. */
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
          // A change in another tab removed the button.
          if (error instanceof errors.TimeoutError && (await button.count()) === 0) return false
          throw error
        })
      if (!isPressed) return undefined
      await tab.getByRole('button', { name: `${oppositeButton[word]} ${title}`, exact: true }).waitFor()
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
        // Changes undone before a flush are never sent, so fewer may arrive, but never more.
        if (arrived.length > wanted.length)
          problems.push(`Of ${id} arrived ${arrived.join()}; pressed: ${wanted.join()}.`)
        return problems
      })
    },
  }
}

/** A student unsaves jobs and saves them again: the server must have the last change of each, and no extra one. */
export const savedJobs: OutboxPages = {
  noun: 'saved jobs',
  calls: {
    paths: [calls.updateSavedJobs, calls.beaconUpdateSavedJobs].map(({ path }) => `/api/${path}`),
    readChanges(body) {
      const { savedJobs, removedJobs = [] } = savedJobsCall.parse(body).data
      return [...savedJobs.map((id) => `Undo ${id}`), ...removedJobs.map((id) => `Remove ${id}`)]
    },
  },
  // The outbox's flush delay is half an hour, so only leaving, loading and coming online flush it.
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

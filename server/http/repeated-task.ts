import type { FastifyInstance } from 'fastify'
import { toLogEntry } from './error-handler.ts'

export interface RepeatedTask {
  /** What the task does, for the log when it fails. */
  name: string
  /** From the start of a run to the start of the next. */
  everyMs: number
  /** Safe to repeat, and on several servers at once. */
  run: () => Promise<unknown>
}

/** The longest time from the start to listen to the first run. Without it the first answers would wait for the tasks. */
export const firstRunDelayMs = 5_000

/**
 * Runs a task soon after the server starts to listen, and again and again while it runs. A failed run is logged, and the next
 * one does its work. Closing waits for a run that is under way, because the database is closed after the app.
 */
export function runRepeatedly(app: FastifyInstance, { name, everyMs, run }: RepeatedTask): void {
  let latestRun: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    latestRun = run().catch((error: unknown) => {
      app.log.error(
        { problem: error instanceof Error ? toLogEntry(error) : error, task: name },
        'A repeated task failed; its next run does the work',
      )
    })
  }
  app.addHook('onListen', () => {
    const startRepeating = () => {
      start()
      timer = setInterval(start, everyMs).unref()
    }
    timer = setTimeout(startRepeating, Math.min(firstRunDelayMs, everyMs)).unref()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await latestRun
  })
}

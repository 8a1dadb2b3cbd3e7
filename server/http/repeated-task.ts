import type { FastifyInstance } from 'fastify'
import { toLogEntry } from './error-handler.ts'

/** A task that the server runs at an interval. */
export interface RepeatedTask {
  /** The task's name in the log. */
  name: string
  /** The interval between the starts of two runs. A run that takes longer skips the starts meanwhile. */
  everyMs: number
  /** The task. It must be idempotent and safe on several servers at once. */
  run: () => Promise<unknown>
}

/** The longest delay of the first run after the server begins to listen, so that no task slows the first responses. */
export const firstRunDelayMs = 5_000

/**
 * Runs a task shortly after the server starts to listen, then at its interval, but not while its previous run is still
 * active. A failed run is logged, and the next run does its work. Closing the app waits for the active run, because the
 * database is closed next.
 */
export function runRepeatedly(app: FastifyInstance, { name, everyMs, run }: RepeatedTask): void {
  let activeRun: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  async function runOnce(): Promise<void> {
    try {
      await run()
    } catch (error) {
      app.log.error({ problem: toLogEntry(error), task: name }, 'A repeated task failed; its next run does the work')
    }
    activeRun = undefined
  }
  const start = () => {
    activeRun ??= runOnce()
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
    await activeRun
  })
}

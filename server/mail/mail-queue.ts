import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { toLogEntry } from '../http/error-handler.ts'

/** Sends pending mails in the background, one run at a time. */
export interface MailQueue {
  /** Starts a run, or requests another after the current one. Call it after the commit that queued a mail. */
  wake: () => void
  /**
   * Runs a task in the background, after the response that is being sent, whose time then does not depend on the task.
   * A failure is logged. A killed server loses the task.
   */
  add: (task: () => Promise<void>) => void
  /** Resolves when no run is active. */
  idle: () => Promise<void>
}

/** @param run sends the due mails. A failed run is logged, and the next run sends its mails */
export function createMailQueue(run: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>): MailQueue {
  const tasks: (() => Promise<void>)[] = []
  let isRequested = false
  let running: Promise<void> | null = null

  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ problem: toLogEntry(error) }, 'Queued mails could not be sent'))

  async function runWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false
      if (tasks.length > 0) await nextTurn()
      for (const task of tasks.splice(0)) await attempt(task)
      await attempt(run)
    }
    running = null
  }

  function wake(): void {
    isRequested = true
    running ??= runWhileRequested()
  }

  return {
    wake,
    add(task) {
      tasks.push(task)
      wake()
    },
    async idle() {
      while (running) await running
    },
  }
}

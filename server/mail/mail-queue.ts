import type { FastifyBaseLogger } from 'fastify'

/** Sends pending mails in the background, one run at a time. */
export interface MailQueue {
  /** Starts a run, or requests another after the current one. Call it after the commit that queued a mail. */
  wake: () => void
  /** Resolves when no run is active. */
  idle: () => Promise<void>
}

/** @param run sends the due mails. A failed run is logged, and the next run sends its mails */
export function createMailQueue(run: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>): MailQueue {
  let isRequested = false
  let running: Promise<void> | null = null

  async function runWhileRequested(): Promise<void> {
    while (isRequested) {
      isRequested = false
      await run().catch((error: unknown) => log.error({ err: error }, 'Queued mails could not be sent'))
    }
    running = null
  }

  return {
    wake() {
      isRequested = true
      running ??= runWhileRequested()
    },
    async idle() {
      while (running) await running
    },
  }
}

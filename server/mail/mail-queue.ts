import type { FastifyBaseLogger } from 'fastify'

/** Sends queued mails in the background, one run at a time. */
export interface MailQueue {
  /** Starts sending the due mails, and returns at once. Call it after the commit that queued a mail. */
  wake: () => void
  /** Resolves once nothing runs. */
  idle: () => Promise<void>
}

/** @param run sends the due mails; a failed run is logged, and the next run sends its mails */
export function createMailQueue(run: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>): MailQueue {
  let isWanted = false
  let running: Promise<void> | null = null

  async function runWhileWanted(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await run().catch((error: unknown) => log.error({ err: error }, 'Queued mails could not be sent'))
    }
    running = null
  }

  return {
    wake() {
      isWanted = true
      running ??= runWhileWanted()
    },
    async idle() {
      while (running) await running
    },
  }
}

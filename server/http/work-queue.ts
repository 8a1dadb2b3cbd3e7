import { availableParallelism } from 'node:os'
import { HttpFailure } from './http-failure.ts'

/** How many tasks that each keep a core busy run at once: two at most, and one core stays free for all other calls. */
export const busyCores = Math.min(2, Math.max(1, availableParallelism() - 1))

export interface WorkQueueOptions {
  /** Tasks that run at once. */
  maxRunning: number
  /** Tasks that wait; one more is refused. */
  maxWaiting: number
  /** The `Retry-After` of a refusal. */
  retryAfterSeconds: number
}

/** Runs a few tasks at once and lets a bounded number wait, in the order they came. */
export class WorkQueue {
  readonly #options: WorkQueueOptions
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: WorkQueueOptions) {
    this.#options = options
  }

  /**
   * Runs a task when its turn comes, and resolves or rejects as the task does.
   * @throws HttpFailure 503 at once when too many tasks wait
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const { maxRunning, maxWaiting, retryAfterSeconds } = this.#options
    if (this.#running < maxRunning) this.#running += 1
    else if (this.#waiting.length < maxWaiting) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else throw new HttpFailure('unavailable', { retryAfterSeconds })
    try {
      return await task()
    } finally {
      // The next task takes over this one's place, so the count stays.
      const startNext = this.#waiting.shift()
      if (startNext) startNext()
      else this.#running -= 1
    }
  }
}

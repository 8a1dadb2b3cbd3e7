import { availableParallelism } from 'node:os'
import { ClientGone } from './client-gone.ts'
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
  /** Starts each waiting task, in the order they came. */
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(options: WorkQueueOptions) {
    this.#options = options
  }

  /**
   * Runs a task when its turn comes, and resolves or rejects as the task does.
   * @param clientGone aborted when the client disconnects: a waiting task is then not started, a running one is not interrupted
   * @throws HttpFailure 503 at once when too many tasks wait; {@link ClientGone} when the client disconnects before the start
   */
  async run<Result>(task: () => Promise<Result>, clientGone?: AbortSignal): Promise<Result> {
    const { maxRunning, maxWaiting, retryAfterSeconds } = this.#options
    if (clientGone?.aborted) throw new ClientGone()
    if (this.#running < maxRunning) this.#running += 1
    else if (this.#waiting.size < maxWaiting) await this.#waitForTurn(clientGone)
    else throw new HttpFailure('unavailable', { retryAfterSeconds })
    try {
      return await task()
    } finally {
      // The next task starts in place of this one, so the number of running tasks is unchanged.
      const [startNext] = this.#waiting
      if (startNext) startNext()
      else this.#running -= 1
    }
  }

  /** Resolves when a task that ran has ended; rejects with {@link ClientGone} when the client disconnects first. */
  #waitForTurn(clientGone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        this.#waiting.delete(start)
        clientGone?.removeEventListener('abort', leave)
      }
      const start = () => {
        stopWaiting()
        resolve()
      }
      const leave = () => {
        stopWaiting()
        reject(new ClientGone())
      }
      this.#waiting.add(start)
      clientGone?.addEventListener('abort', leave)
    })
  }
}

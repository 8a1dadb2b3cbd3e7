import { ClientGone } from './client-gone.ts'
import { HttpFailure } from './http-failure.ts'

/** The limits of a {@link WorkQueue}. */
export interface WorkQueueOptions {
  /** The most concurrently running tasks. */
  maxRunning: number
  /** The most queued tasks. One more is rejected. */
  maxWaiting: number
  /** The `Retry-After` of a rejection. */
  retryAfterSeconds: number
}

/** A FIFO queue that runs a few tasks concurrently and rejects tasks when it is full. */
export class WorkQueue {
  readonly #options: WorkQueueOptions
  /** The functions that start the queued tasks, first in first out. */
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(options: WorkQueueOptions) {
    this.#options = options
  }

  /**
   * Queues a task and settles as the task does.
   * @param clientGone aborts when the client disconnects: a queued task is then dropped, a running one continues
   * @throws HttpFailure 503 when the queue is full; {@link ClientGone} when the client disconnects while the task is
   * queued
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
      // The next task takes over this one's slot, so `#running` stays the same.
      const [startNext] = this.#waiting
      if (startNext) startNext()
      else this.#running -= 1
    }
  }

  /** Resolves when the task may start; rejects with {@link ClientGone} when the client disconnects first. */
  #waitForTurn(clientGone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        this.#waiting.delete(start)
        clientGone?.removeEventListener('abort', abandon)
      }
      const start = () => {
        stopWaiting()
        resolve()
      }
      const abandon = () => {
        stopWaiting()
        reject(new ClientGone())
      }
      this.#waiting.add(start)
      clientGone?.addEventListener('abort', abandon)
    })
  }
}

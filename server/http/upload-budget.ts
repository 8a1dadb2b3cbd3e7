import type { FastifyInstance } from 'fastify'
import { hourMs, limits, messages } from '@/domain'
import { Throttle } from '../identity/throttle.ts'
import { HttpFailure } from './http-failure.ts'
import type { MultipartForm } from './multipart.ts'

const refillMs = hourMs / limits.uploadsPerHour

/**
 * Limits the files an account uploads, times `RATE_LIMIT_SCALE`: each is decoded or parsed. Counted in the memory of each
 * server.
 */
export class UploadBudget {
  readonly #throttle: Throttle

  constructor({ context: { clock, config } }: FastifyInstance) {
    const maxAttempts = Math.ceil(limits.uploadsPerHour * config.rateLimitScale)
    this.#throttle = new Throttle({ maxAttempts, refillMs, nowMs: () => clock.now().getTime() })
  }

  /**
   * Reads a form; one without a file does not count, one with several counts as several.
   * @throws HttpFailure 429 before the form is read when the account has no upload left
   */
  async read(account: string, readForm: () => Promise<MultipartForm>): Promise<MultipartForm> {
    if (!this.#throttle.take(account))
      throw new HttpFailure('rateLimited', {
        message: messages.upload.tooMany,
        retryAfterSeconds: Math.ceil(refillMs / 1000),
      })
    const form = await readForm()
    const files = [...form.files.values()].flat().length
    if (files === 0) this.#throttle.restore(account)
    for (let further = 1; further < files; further += 1) this.#throttle.take(account)
    return form
  }
}

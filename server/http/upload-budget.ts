import type { FastifyInstance } from 'fastify'
import { hourMs, limits, messages } from '@/domain'
import type { Context } from '../context.ts'
import { type Bucket, countAttempts, hasAttemptLeft } from '../identity/shared-throttle.ts'
import { Throttle } from '../identity/throttle.ts'
import { HttpFailure } from './http-failure.ts'
import type { MultipartForm } from './multipart.ts'

const refillMs = hourMs / limits.uploadsPerHour

/**
 * Limits the files an account uploads, times `RATE_LIMIT_SCALE`: each is decoded or parsed. Counted for all servers, with a
 * count in memory in front for the forms that are being read.
 */
export class UploadBudget {
  readonly #context: Context
  readonly #limit: Omit<Bucket, 'key'>
  readonly #local: Throttle

  constructor({ context }: FastifyInstance) {
    const maxAttempts = Math.ceil(limits.uploadsPerHour * context.config.rateLimitScale)
    this.#context = context
    this.#limit = { maxAttempts, refillMs }
    this.#local = new Throttle({ ...this.#limit, nowMs: () => context.clock.now().getTime() })
  }

  /**
   * Reads a form; one without a file does not count, one with several counts as several.
   * @throws HttpFailure 429 before the form is read when the account has no upload left
   */
  async read(account: string, readForm: () => Promise<MultipartForm>): Promise<MultipartForm> {
    const tooMany = new HttpFailure('rateLimited', {
      message: messages.upload.tooMany,
      retryAfterSeconds: Math.ceil(refillMs / 1000),
    })
    const buckets = [{ key: `upload ${account}`, ...this.#limit }]
    if (!this.#local.take(account)) throw tooMany
    if (!(await hasAttemptLeft(this.#context, buckets))) {
      this.#local.restore(account)
      throw tooMany
    }
    // A form that can't be read counts as one file.
    let files = 1
    try {
      const form = await readForm()
      files = [...form.files.values()].flat().length
      return form
    } finally {
      if (files === 0) this.#local.restore(account)
      else await countAttempts(this.#context, buckets, files)
      for (let further = 1; further < files; further += 1) this.#local.take(account)
    }
  }
}

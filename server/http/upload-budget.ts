import type { FastifyInstance } from 'fastify'
import { hourMs, limits, messages } from '@/domain'
import type { Context } from '../context.ts'
import { countAttempts, hasAttemptLeft } from '../identity/shared-throttle.ts'
import { type Limit, Throttle } from '../identity/throttle.ts'
import { HttpFailure } from './http-failure.ts'
import type { MultipartForm } from './multipart.ts'

const refillMs = hourMs / limits.uploadsPerHour

/**
 * The most forms of an account that are read at a time. Each holds its files in memory, at most those of
 * `limits.eventImage`, for up to five minutes when it arrives slowly.
 */
const maxFormsAtOnce = 8
const formRetrySeconds = 5

/**
 * Limits the files an account uploads per hour, times `RATE_LIMIT_SCALE`, because decoding and parsing are costly. A
 * token bucket in the database counts for all servers; one in memory counts forms being read.
 */
export class UploadBudget {
  readonly #context: Context
  readonly #limit: Limit
  readonly #local: Throttle
  /** The forms being read, by account. */
  readonly #formCounts = new Map<string, number>()

  constructor({ context }: FastifyInstance) {
    const maxAttempts = Math.ceil(limits.uploadsPerHour * context.config.rateLimitScale)
    this.#context = context
    this.#limit = { maxAttempts, refillMs }
    this.#local = new Throttle(context.clock)
  }

  /**
   * Reads a form and counts its files. A form without a file is free.
   * @throws HttpFailure 429 without reading the form when the account has no upload left, or sends too many at a time
   */
  async read(account: string, readForm: () => Promise<MultipartForm>): Promise<MultipartForm> {
    const formCount = this.#formCounts.get(account) ?? 0
    if (formCount >= maxFormsAtOnce)
      throw new HttpFailure('rateLimited', {
        message: messages.upload.tooManyUploads,
        retryAfterSeconds: formRetrySeconds,
      })
    this.#formCounts.set(account, formCount + 1)
    try {
      return await this.#readAndCount(account, readForm)
    } finally {
      const remaining = (this.#formCounts.get(account) ?? 1) - 1
      if (remaining > 0) this.#formCounts.set(account, remaining)
      else this.#formCounts.delete(account)
    }
  }

  async #readAndCount(account: string, readForm: () => Promise<MultipartForm>): Promise<MultipartForm> {
    const tooManyUploads = new HttpFailure('rateLimited', {
      message: messages.upload.tooManyUploads,
      retryAfterSeconds: Math.ceil(refillMs / 1000),
    })
    const bucket = { key: `upload ${account}`, ...this.#limit }
    if (!this.#local.consume(bucket)) throw tooManyUploads
    if (!(await hasAttemptLeft(this.#context, [bucket]))) {
      this.#local.restore(bucket)
      throw tooManyUploads
    }
    // A form that fails to parse counts as one file.
    let fileCount = 1
    try {
      const form = await readForm()
      fileCount = [...form.files.values()].flat().length
      return form
    } finally {
      // The bucket in memory has counted one file before the form was read.
      if (fileCount === 0) this.#local.restore(bucket)
      else await countAttempts(this.#context, [bucket], fileCount)
      for (let further = 1; further < fileCount; further += 1) this.#local.consume(bucket)
    }
  }
}

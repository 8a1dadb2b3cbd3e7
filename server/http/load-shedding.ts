import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './http-failure.ts'
import { exemptPaths, isApiPath } from './network-limit.ts'

/** Above these, calls are refused, so that answers don't come to take longer still. */
export interface LoadLimits {
  /** The longest delay of the event loop within a sample. */
  eventLoopDelayMs: number
  /** From asking the database for `1` to its answer, which waits its turn as every query does. */
  databaseDelayMs: number
  /** From one sample to the next, and the `Retry-After` of a refusal, rounded up to seconds. */
  sampleMs: number
}

const defaultLimits: LoadLimits = { eventLoopDelayMs: 1_000, databaseDelayMs: 3_000, sampleMs: 1_000 }

/** Nanoseconds in a millisecond, which Node measures delays in. */
const nanosecondsPerMs = 1e6

/**
 * Refuses calls with 503 and `Retry-After` while the event loop or the database lags, from when the server listens.
 * Pages and their files are served, and the supervisor's calls answered. Register it after the security headers, which a
 * refusal has too.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits = defaultLimits): void {
  const { context } = app
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 10 })
  let isEventLoopLate = false
  let isDatabaseLate = false
  let isProbing = false
  let timer: NodeJS.Timeout | undefined
  let wasShedding = false

  async function probeDatabase(): Promise<void> {
    if (isProbing) return
    isProbing = true
    const lateTimer = setTimeout(() => {
      isDatabaseLate = true
    }, limits.databaseDelayMs).unref()
    const startMs = performance.now()
    const isAnswered = await context.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    clearTimeout(lateTimer)
    isDatabaseLate = !isAnswered || performance.now() - startMs > limits.databaseDelayMs
    isProbing = false
  }

  function sample(): void {
    isEventLoopLate = eventLoopDelay.max / nanosecondsPerMs > limits.eventLoopDelayMs
    eventLoopDelay.reset()
    void probeDatabase()
    const isShedding = isEventLoopLate || isDatabaseLate
    if (isShedding !== wasShedding)
      app.log.warn(
        { isEventLoopLate, isDatabaseLate },
        isShedding ? 'Overloaded: calls are refused' : 'Calls are answered',
      )
    wasShedding = isShedding
  }

  app.addHook('onListen', () => {
    eventLoopDelay.enable()
    timer = setInterval(sample, limits.sampleMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    eventLoopDelay.disable()
  })
  app.addHook('onRequest', async ({ url }) => {
    const path = url.split('?')[0] ?? ''
    if ((isEventLoopLate || isDatabaseLate) && isApiPath(path) && !exemptPaths.has(path))
      throw new HttpFailure('unavailable', { retryAfterSeconds: Math.ceil(limits.sampleMs / 1000) })
  })
}

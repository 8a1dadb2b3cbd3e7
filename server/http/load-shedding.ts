import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './http-failure.ts'
import { isLimitedCall } from './network-limit.ts'

/** The delays at which calls are rejected to keep response times from growing further. */
export interface LoadLimits {
  /** The longest event loop delay in a sample. */
  eventLoopDelayMs: number
  /** The longest time of the probe `select 1`, including its wait for a connection. */
  databaseDelayMs: number
  /** The sampling interval, and, rounded up to seconds, the `Retry-After` of a rejected call. */
  sampleMs: number
  /** Consecutive late samples before calls are rejected, so that a start or one long task is no overload. */
  lateSamples: number
}

export const defaultLoadLimits: LoadLimits = {
  eventLoopDelayMs: 500,
  databaseDelayMs: 1_000,
  sampleMs: 1_000,
  lateSamples: 3,
}

/** The interval of the timer whose lateness measures the event loop delay. */
const tickMs = 50

/**
 * Rejects calls with 503 and `Retry-After` while the event loop or the database is late, once the server listens.
 * Pages, client files and health checks are still served. Register it after the security headers, so that rejections
 * have them.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits = defaultLoadLimits): void {
  const { context } = app
  // Not `monitorEventLoopDelay`, which skips a turn after each `reset` and so misses every turn longer than a sample.
  let maxDelayMs = 0
  let lastTickMs = 0
  let tickTimer: NodeJS.Timeout | undefined
  let lateSamples = 0
  let probeStartMs: number | undefined
  let isLastProbeLate = false
  let sampleTimer: NodeJS.Timeout | undefined
  const isOverloaded = () => lateSamples >= limits.lateSamples

  async function probeDatabase(): Promise<void> {
    const startMs = performance.now()
    probeStartMs = startMs
    const isAnswered = await context.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    isLastProbeLate = !isAnswered || performance.now() - startMs > limits.databaseDelayMs
    probeStartMs = undefined
  }

  function tick(): void {
    const nowMs = performance.now()
    maxDelayMs = Math.max(maxDelayMs, nowMs - lastTickMs - tickMs)
    lastTickMs = nowMs
  }

  function sample(): void {
    tick()
    const isEventLoopLate = maxDelayMs > limits.eventLoopDelayMs
    maxDelayMs = 0
    const isProbeLate = probeStartMs !== undefined && performance.now() - probeStartMs > limits.databaseDelayMs
    const isDatabaseLate = isLastProbeLate || isProbeLate
    if (probeStartMs === undefined) void probeDatabase()
    const wasOverloaded = isOverloaded()
    lateSamples = isEventLoopLate || isDatabaseLate ? lateSamples + 1 : 0
    if (isOverloaded() !== wasOverloaded)
      app.log.warn(
        { isEventLoopLate, isDatabaseLate },
        isOverloaded() ? 'Overloaded: calls are refused' : 'Calls are answered again',
      )
  }

  app.addHook('onListen', () => {
    lastTickMs = performance.now()
    tickTimer = setInterval(tick, tickMs).unref()
    sampleTimer = setInterval(sample, limits.sampleMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(sampleTimer)
    clearInterval(tickTimer)
  })
  app.addHook('onRequest', async (request) => {
    if (isOverloaded() && isLimitedCall(request))
      throw new HttpFailure('unavailable', { retryAfterSeconds: Math.ceil(limits.sampleMs / 1000) })
  })
}

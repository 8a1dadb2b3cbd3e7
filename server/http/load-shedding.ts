import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from './http-failure.ts'
import { exemptPaths, isApiPath } from './network-limit.ts'

/** When calls are refused, so that answers don't come to take longer still. */
export interface LoadLimits {
  /** The longest delay of the event loop within a sample. */
  eventLoopDelayMs: number
  /** From asking the database for `1` to its answer, which waits its turn as every query does. */
  databaseDelayMs: number
  /** From one sample to the next, and the `Retry-After` of a refusal, rounded up to seconds. */
  sampleMs: number
  /** Samples in a row above a limit before calls are refused: a start, or one long task, is not an overload. */
  lateSamples: number
}

const defaultLimits: LoadLimits = { eventLoopDelayMs: 1_000, databaseDelayMs: 3_000, sampleMs: 1_000, lateSamples: 3 }

/** How often the delay is measured: by how much later a timer fires than it was due. */
const tickMs = 50

/**
 * Refuses calls with 503 and `Retry-After` while the event loop or the database lags, from when the server listens.
 * Pages and their files are served, and the supervisor's calls answered. Register it after the security headers, which a
 * refusal has too.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits = defaultLimits): void {
  const { context } = app
  // Not `monitorEventLoopDelay`: after its `reset` it skips a turn, and so every turn that is longer than a sample.
  let maxDelayMs = 0
  let lastTickMs = 0
  let tickTimer: NodeJS.Timeout | undefined
  let lateSamples = 0
  let probeStartMs: number | undefined
  let isLastProbeLate = false
  let timer: NodeJS.Timeout | undefined
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
    timer = setInterval(sample, limits.sampleMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearInterval(tickTimer)
  })
  app.addHook('onRequest', async ({ url }) => {
    const path = url.split('?')[0] ?? ''
    if (isOverloaded() && isApiPath(path) && !exemptPaths.has(path))
      throw new HttpFailure('unavailable', { retryAfterSeconds: Math.ceil(limits.sampleMs / 1000) })
  })
}

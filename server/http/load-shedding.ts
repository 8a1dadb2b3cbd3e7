import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/database.ts'
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

/**
 * Rejects calls with 503 and `Retry-After` while the event loop or the database is late, once the server listens.
 * Pages, client files and health checks are still served. Register it after the security headers, so that rejections
 * have them.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits = defaultLoadLimits): void {
  const eventLoop = createEventLoopMeter()
  const database = createDatabaseProbe(app.context.db, limits.databaseDelayMs)
  /** The number of late samples since the last one in time. */
  let lateSamples = 0
  let sampleTimer: NodeJS.Timeout | undefined
  const isOverloaded = () => lateSamples >= limits.lateSamples

  function sample(): void {
    const isEventLoopLate = eventLoop.takeLongestDelayMs() > limits.eventLoopDelayMs
    const isDatabaseLate = database.checkIsLate()
    const wasOverloaded = isOverloaded()
    lateSamples = isEventLoopLate || isDatabaseLate ? lateSamples + 1 : 0
    if (isOverloaded() !== wasOverloaded)
      app.log.warn(
        { isEventLoopLate, isDatabaseLate },
        isOverloaded() ? 'Overloaded: calls are refused' : 'Calls are answered again',
      )
  }

  app.addHook('onListen', () => {
    eventLoop.start()
    sampleTimer = setInterval(sample, limits.sampleMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(sampleTimer)
    eventLoop.stop()
  })
  app.addHook('onRequest', async (request) => {
    if (isOverloaded() && isLimitedCall(request))
      throw new HttpFailure('unavailable', { retryAfterSeconds: Math.ceil(limits.sampleMs / 1000) })
  })
}

/** The interval of the timer whose lateness measures the event loop delay. */
const tickMs = 50

/**
 * Measures how late a timer runs. Not by `monitorEventLoopDelay`, which skips a turn after each `reset` and so misses
 * every turn longer than a sample.
 */
function createEventLoopMeter() {
  let maxDelayMs = 0
  let lastTickMs = 0
  let timer: NodeJS.Timeout | undefined

  function tick(): void {
    const nowMs = performance.now()
    maxDelayMs = Math.max(maxDelayMs, nowMs - lastTickMs - tickMs)
    lastTickMs = nowMs
  }

  return {
    start(): void {
      lastTickMs = performance.now()
      timer = setInterval(tick, tickMs).unref()
    },
    /** The longest delay since the previous call, or since the start. Resets the measurement. */
    takeLongestDelayMs(): number {
      tick()
      const longest = maxDelayMs
      maxDelayMs = 0
      return longest
    },
    stop: () => clearInterval(timer),
  }
}

/** Probes the database by `select 1`, one probe at a time. */
function createDatabaseProbe(db: Db, maxDelayMs: number) {
  /** The start of the running probe; undefined without one. */
  let startMs: number | undefined
  let wasLastLate = false

  async function probe(): Promise<void> {
    const probeStartMs = performance.now()
    startMs = probeStartMs
    const isAnswered = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    wasLastLate = !isAnswered || performance.now() - probeStartMs > maxDelayMs
    startMs = undefined
  }

  return {
    /** Whether the last probe was late or failed, or the running one is late. Starts a probe unless one is running. */
    checkIsLate(): boolean {
      const isRunningLate = startMs !== undefined && performance.now() - startMs > maxDelayMs
      const isLate = wasLastLate || isRunningLate
      if (startMs === undefined) void probe()
      return isLate
    },
  }
}

import { clock } from '../domain/clock'
import { seededRandom } from '../domain/testing/seeded-random'

/** Saturday 21 November 2026, 12:30 in Melbourne: the start time of every story. */
export const pinnedInstant = new Date('2026-11-21T01:30:00.000Z')

const RealDate = globalThis.Date
const realRandom = Math.random
let startedAt = RealDate.now()

/**
 * A date class that starts at the pinned instant and then runs with the real clock, so that debounces and
 * timeouts of libraries still end. Our own code reads `clock`, which is stopped.
 */
class StoryDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(StoryDate.now())
    else super(...parts)
  }

  /** Dates made by either class are instances of both. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate
  }

  static override now(): number {
    return pinnedInstant.getTime() + RealDate.now() - startedAt
  }
}

/** An arbitrary constant. */
const randomSeed = 20_261_121

/** Pins time and `Math.random` for one story. @returns a function that restores both */
export function pinTimeAndRandom(): () => void {
  startedAt = RealDate.now()
  // A class can't be called without `new`, which the type of `Date` allows and nothing here does.
  globalThis.Date = StoryDate as DateConstructor
  const random = seededRandom(randomSeed)
  Math.random = () => random(2 ** 32) / 2 ** 32
  clock.set(pinnedInstant)
  return () => {
    globalThis.Date = RealDate
    Math.random = realRandom
    clock.reset()
  }
}

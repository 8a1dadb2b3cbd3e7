import type { Clock } from '../context.ts'
import { HttpFailure } from '../http-failure.ts'

const windowMs = 15 * 60_000
/** Names remembered at once; the oldest are let go, so that nobody can fill the memory. */
const mostNames = 10_000

/** Counts failed attempts by name and turns further ones away for a while. In memory: each server counts its own. */
export interface Attempts {
  /** @throws HttpFailure 429 after too many failures with this name. */
  check: (name: string) => void
  failed: (name: string) => void
  succeeded: (name: string) => void
}

/** @param most failures within fifteen minutes before the name has to wait */
export function countAttempts(clock: Clock, most: number): Attempts {
  const failures = new Map<string, number[]>()

  function recent(name: string): number[] {
    const since = clock.now().getTime() - windowMs
    return (failures.get(name) ?? []).filter((at) => at > since)
  }

  return {
    check(name) {
      if (recent(name).length >= most) throw new HttpFailure('rateLimited')
    },
    failed(name) {
      const counted = [...recent(name), clock.now().getTime()]
      failures.delete(name)
      failures.set(name, counted)
      const [oldest] = failures.keys()
      if (failures.size > mostNames && oldest !== undefined) failures.delete(oldest)
    },
    succeeded: (name) => void failures.delete(name),
  }
}

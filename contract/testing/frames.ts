/**
 * Waits, frame by frame, until a condition is met. For tests with fake timers, which Vitest's own `expect.poll` and
 * `expect.element` move on while they wait.
 */
export async function untilMet(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

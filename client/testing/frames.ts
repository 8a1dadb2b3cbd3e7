const maxFrames = 300

/**
 * Waits, frame by frame, until a condition is met. For tests with fake timers, which Vitest's own `expect.poll` and
 * `expect.element` advance while they wait.
 * @throws Error when the condition is not met within 300 frames
 */
export async function untilMet(isMet: () => boolean): Promise<void> {
  for (let frame = 0; frame < maxFrames; frame += 1) {
    if (isMet()) return
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`The condition was not met within ${maxFrames} frames: ${isMet}`)
}

import { onTestFinished, vi } from 'vitest'
import { clock } from '@/domain'
import { startClient } from '../start'
import { stubBrowser } from './browser-globals'

/** Starts the client on a stubbed browser. The test's end stops it, and ends all stubs, fake timers and a set clock. */
export function startTestClient() {
  const browser = stubBrowser()
  let stopClient = startClient()
  onTestFinished(() => {
    stopClient()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    clock.reset()
  })
  return {
    ...browser,
    stop: () => stopClient(),
    /** Starts the stopped client again. Both are what a reload of the page does. */
    start() {
      stopClient = startClient()
    },
  }
}

import { onTestFinished } from 'vitest'
import { startClient } from '../start'
import { stubBrowser } from './browser-globals'

/** Starts the client on a stubbed browser. The test's end stops it. */
export function startTestClient() {
  const browser = stubBrowser()
  let stopClient = startClient()
  onTestFinished(() => stopClient())
  return {
    ...browser,
    stop: () => stopClient(),
    /** Starts the stopped client again. Both are what a reload of the page does. */
    start() {
      stopClient = startClient()
    },
  }
}

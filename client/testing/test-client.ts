import { onTestFinished, vi } from 'vitest'
import type { BusinessInit, StudentInit } from '@/contract'
import { clock } from '@/domain'
import { someBusiness, someStudent } from '@/domain/testing/accounts'
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

/** A student's session as signing in answers it, empty save for `differing`. */
export const studentInit = (differing: Partial<StudentInit> = {}): StudentInit => ({
  token: 'token',
  message: 'Success',
  response: 'Success',
  userData: { ...someStudent },
  savedJobs: [],
  jobList: [],
  resumeList: [],
  ...differing,
})

/** A business's session as signing in answers it, empty save for `differing`. */
export const businessInit = (differing: Partial<BusinessInit> = {}): BusinessInit => ({
  token: 'token',
  message: 'Success',
  response: 'Success',
  businessData: { ...someBusiness },
  businessJobListData: [],
  ...differing,
})

import { call, idempotencyKey, sendBeacon } from '@/client'
import { isFailure, scanTime } from '@/contract'
import { clock } from '@/domain'
import { eventDevice, landingDevice } from './device-data'
import { asksNotToBeTracked } from './privacy'
import type { EventPoster, ScanOutcome } from './scan'

const sessionKey = 'campus-gigs:scan-session'

/** Whether this visitor asks not to be tracked. */
export function isMinimal(): boolean {
  return asksNotToBeTracked(navigator)
}

/** The visit's id, made and stored when there is none; a new one where nothing can be stored. */
function sessionId(): string {
  try {
    const known = sessionStorage.getItem(sessionKey)
    if (known) return known
    const made = idempotencyKey()
    sessionStorage.setItem(sessionKey, made)
    return made
  } catch {
    return idempotencyKey()
  }
}

/** Records the scan of an event's poster and finds out where it leads (SC-01 to SC-03). */
export async function recordEventScan(poster: EventPoster): Promise<ScanOutcome> {
  const visitTime = scanTime(clock.now())
  const referrer = document.referrer.slice(0, 500)
  const scan = isMinimal()
    ? { ...poster, userData: { visitTime } }
    : { ...poster, userData: { sessionId: sessionId(), visitTime, referrer }, deviceData: await eventDevice() }
  const outcome = await call('scanEvent', scan)
  if (outcome === null) return { kind: 'failed' }
  if (isFailure(outcome)) return { kind: outcome.code === 'notFound' ? 'none' : 'failed' }
  return outcome.targetUrl === null ? { kind: 'none' } : { kind: 'target', url: outcome.targetUrl }
}

/** Records that a poster led here. Nobody waits for it, and nothing depends on it (SC-04). */
export function recordLanding(universityName: string, posterId: string): void {
  const scan = { universityName, posterId, scanTime: scanTime(clock.now()) }
  try {
    sendBeacon('scanLandingPage', isMinimal() ? scan : { ...scan, deviceData: landingDevice() })
  } catch {
    // A browser that blocks beacons goes on all the same.
  }
}

import { call, idempotencyKey, sendBeacon } from '@/client'
import { isFailure, scanTime } from '@/contract'
import { clock } from '@/domain'
import { attachDeviceData, readEventDeviceData, readLandingDeviceData } from './device-data'
import { asksNotToBeTracked } from './privacy'
import type { EventPoster, ScanOutcome } from './scan'

const sessionKey = 'campus-gigs:scan-session'

/** A longer referrer is cut, because the server refuses it. */
const maxReferrerCharacters = 200

export function optsOutOfTracking(): boolean {
  return asksNotToBeTracked(navigator)
}

/** The id of the visit, created and stored on first use. Where storage is off, each call creates another. */
function readOrCreateSessionId(): string {
  try {
    const stored = sessionStorage.getItem(sessionKey)
    if (stored) return stored
    const created = idempotencyKey()
    sessionStorage.setItem(sessionKey, created)
    return created
  } catch {
    return idempotencyKey()
  }
}

/** Records the scan of an event's poster and returns its target (SC-01 to SC-03). */
export async function recordEventScan(poster: EventPoster): Promise<ScanOutcome> {
  const visitTime = scanTime(clock.now())
  const referrer = document.referrer.slice(0, maxReferrerCharacters)
  const scan = optsOutOfTracking()
    ? { ...poster, userData: { visitTime } }
    : attachDeviceData(
        { ...poster, userData: { sessionId: readOrCreateSessionId(), visitTime, referrer } },
        await readEventDeviceData(),
      )
  const outcome = await call('scanEvent', scan)
  if (outcome === null) return { kind: 'failed' }
  if (isFailure(outcome)) return outcome.code === 'notFound' ? { kind: 'none', isKnown: false } : { kind: 'failed' }
  return outcome.targetUrl === null
    ? { kind: 'none', isKnown: true }
    : { kind: 'target', url: outcome.targetUrl, isVerified: outcome.isVerified }
}

/** Records that a poster opened the product (SC-04). Sent as a beacon, without an answer. */
export function recordLanding(universityName: string, posterId: string): void {
  const scan = { universityName, posterId, scanTime: scanTime(clock.now()) }
  try {
    sendBeacon('scanLandingPage', optsOutOfTracking() ? scan : attachDeviceData(scan, readLandingDeviceData()))
  } catch {
    // The redirect does not depend on the beacon, which the browser may block.
  }
}

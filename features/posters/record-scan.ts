import { call, newIdempotencyKey, sendBeacon } from '@/client'
import { isFailure, isResponse, scanTime } from '@/contract'
import { clock } from '@/domain'
import { attachDeviceData, readEventDeviceData, readLandingDeviceData } from './device-data'
import { asksNotToBeTracked } from './privacy'
import type { EventPoster, ScanOutcome } from './scan'

const sessionKey = 'campus-gigs:scan-session'

/** A longer referrer is cut, because the server refuses it. */
const maxReferrerCharacters = 200

/** Whether the visitor's browser asks not to be tracked. */
export function optsOutOfTracking(): boolean {
  return asksNotToBeTracked(navigator)
}

/** The id of the visit, created and stored on first use. Where storage is off, each call creates another. */
function readOrCreateSessionId(): string {
  try {
    const stored = sessionStorage.getItem(sessionKey)
    if (stored) return stored
    const created = newIdempotencyKey()
    sessionStorage.setItem(sessionKey, created)
    return created
  } catch {
    return newIdempotencyKey()
  }
}

/**
 * Records the scan of an event's poster and resolves with its target (SC-01 to SC-03). For a visitor who opts out of
 * tracking only the poster and the time are sent.
 */
export async function recordEventScan(poster: EventPoster): Promise<ScanOutcome> {
  const visitTime = scanTime(clock.now())
  const referrer = document.referrer.slice(0, maxReferrerCharacters)
  const scan = optsOutOfTracking()
    ? { ...poster, userData: { visitTime } }
    : attachDeviceData(
        { ...poster, userData: { sessionId: readOrCreateSessionId(), visitTime, referrer } },
        await readEventDeviceData(),
      )
  const answer = await call('scanEvent', scan)
  if (isFailure(answer) && answer.code === 'notFound') return { kind: 'none', isKnown: false }
  if (!isResponse(answer)) return { kind: 'failed' }
  const { targetUrl, isVerified } = answer
  return targetUrl === null ? { kind: 'none', isKnown: true } : { kind: 'target', url: targetUrl, isVerified }
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

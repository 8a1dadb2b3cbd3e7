import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksNotToBeTracked } from './privacy'
import { afterScanEvent, initialScan, type ScanEvent, type ScanOutcome, secondsLeft } from './scan'

const target: ScanOutcome = { kind: 'target', url: 'https://fair.example', isVerified: true }
const failed: ScanOutcome = { kind: 'failed' }
const tick = (elapsedMs: number): ScanEvent => ({ type: 'tick', elapsedMs })
const says = (outcome: ScanOutcome): ScanEvent => ({ type: 'outcome', outcome })
const scanAfter = (...events: ScanEvent[]) => events.reduce(afterScanEvent, initialScan)

describe('a scan', () => {
  it.each([
    [0, 6],
    [100, 6],
    [1000, 5],
    [1001, 5],
    [5900, 1],
    [6000, 0],
  ])('SC-01 after %i ms says %i seconds', (elapsedMs, seconds) => {
    expect(secondsLeft(scanAfter(tick(elapsedMs)))).toBe(seconds)
  })

  it('SC-01 leaves after six seconds when the target is known', () => {
    expect(scanAfter(says(target), tick(5900)).phase).toBe('counting')
    expect(scanAfter(says(target), tick(5900), tick(6000))).toMatchObject({ phase: 'leaving', outcome: target })
  })

  it('SC-01 is ready at once when recording fails, and after six seconds without an answer', () => {
    expect(scanAfter(tick(300), says(failed)).phase).toBe('ready')
    expect(scanAfter(says({ kind: 'none', isKnown: false })).phase).toBe('ready')
    expect(scanAfter(tick(6000))).toMatchObject({ phase: 'ready', outcome: null })
  })

  it('SC-01 stays ready after the visitor stops it, and stores a late target', () => {
    expect(scanAfter({ type: 'stop' }, tick(6000), says(target))).toMatchObject({ phase: 'ready', outcome: target })
    expect(scanAfter(tick(7000), says(target), tick(9000)).phase).toBe('ready')
  })

  it('TR-02 waits for a click when the business is not verified', () => {
    const unverified: ScanOutcome = { kind: 'target', url: 'https://fair.example', isVerified: false }
    expect(scanAfter(tick(300), says(unverified), tick(6000))).toMatchObject({ phase: 'ready', outcome: unverified })
  })

  it('SC-02 never leaves without a target, and never once it is ready', () => {
    const event = fc.oneof(
      fc.nat(8000).map(tick),
      fc.constantFrom(target, failed, { kind: 'none', isKnown: false } as const).map(says),
      fc.constant<ScanEvent>({ type: 'stop' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = initialScan
        for (const each of events) {
          const next = afterScanEvent(state, each)
          if (state.phase === 'ready') expect(next.phase).toBe('ready')
          if (next.phase === 'leaving' && state.phase === 'counting') expect(next.outcome).toEqual(target)
          state = next
        }
      }),
    )
  })
})

it.each([
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('SC-03 %j opts out of tracking: %s', (wishes, expected) => {
  expect(asksNotToBeTracked(wishes)).toBe(expected)
})

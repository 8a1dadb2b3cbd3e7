import { describe, expect, it } from 'vitest'
import { limits } from '@/domain'
import { withReport } from './device-data'

const scan = { universityName: 'monash', posterId: 'library-1' }
const bytesOf = (data: unknown) => new TextEncoder().encode(JSON.stringify({ data })).length

describe('the report of a scan', () => {
  it('SC-03 is whole where it fits', () => {
    const report = { userAgent: 'Phone', languages: ['en-AU'] }
    expect(withReport(scan, report)).toEqual({ ...scan, deviceData: report })
  })

  it('SC-03 is without its last entries where the scan has more bytes than the server takes', () => {
    const report = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`entry${index}`, 'é'.repeat(50)]))
    const whole = withReport(scan, report)
    const kept = Object.keys(whole.deviceData)
    expect(bytesOf(whole)).toBeLessThanOrEqual(limits.scanBytes)
    expect(kept).toEqual(Object.keys(report).slice(0, kept.length))
    const next = Object.fromEntries(Object.entries(report).slice(0, kept.length + 1))
    expect(bytesOf({ ...scan, deviceData: next })).toBeGreaterThan(limits.scanBytes)
  })
})

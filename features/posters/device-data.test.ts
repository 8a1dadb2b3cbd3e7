import { describe, expect, it } from 'vitest'
import { limits } from '@/domain'
import { attachDeviceData } from './device-data'

const scan = { universityName: 'monash', posterId: 'library-1' }
const bytesOf = (data: unknown) => new TextEncoder().encode(JSON.stringify({ data })).length

describe('the device data of a scan', () => {
  it('SC-03 is whole where it fits', () => {
    const deviceData = { userAgent: 'Phone', languages: ['en-AU'] }
    expect(attachDeviceData(scan, deviceData)).toEqual({ ...scan, deviceData })
  })

  it('SC-03 is without its last entries where the scan has more bytes than the server takes', () => {
    const deviceData = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`entry${index}`, 'é'.repeat(50)]))
    const attached = attachDeviceData(scan, deviceData)
    const kept = Object.keys(attached.deviceData)
    expect(bytesOf(attached)).toBeLessThanOrEqual(limits.scanBytes)
    expect(kept).toEqual(Object.keys(deviceData).slice(0, kept.length))
    const next = Object.fromEntries(Object.entries(deviceData).slice(0, kept.length + 1))
    expect(bytesOf({ ...scan, deviceData: next })).toBeGreaterThan(limits.scanBytes)
  })
})

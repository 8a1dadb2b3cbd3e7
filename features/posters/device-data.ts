import type { DeviceData } from '@/contract'
import { limits } from '@/domain'

type Scalar = string | number | boolean | null

/** Longer texts and lists are cut, so that a report fits `limits.scanBytes`. */
const maxTextCharacters = 200
const maxLanguages = 8

const batteryTimeoutMs = 200

/** Reads a property that not every browser has; null where it is missing or no scalar. */
function readScalar(target: object | null | undefined, key: string): Scalar {
  const value: unknown = target ? Reflect.get(target, key) : null
  if (typeof value === 'string') return value.slice(0, maxTextCharacters)
  if (typeof value === 'number' && Number.isFinite(value)) return Math.round(value * 100) / 100
  return typeof value === 'boolean' ? value : null
}

function readScalars(target: object | null | undefined, keys: readonly string[]): Record<string, Scalar> {
  return Object.fromEntries(keys.map((key) => [key, readScalar(target, key)]))
}

function objectAt(target: object, key: string): object | null {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'object' ? value : null
}

const connectionKeys = ['effectiveType', 'downlink', 'rtt', 'saveData']

/** The data of both kinds of scan. None of it opens a permission prompt. */
function commonDeviceData(): DeviceData {
  return {
    ...readScalars(navigator, ['userAgent', 'platform', 'language', 'cookieEnabled', 'doNotTrack']),
    ...readScalars(navigator, ['hardwareConcurrency', 'deviceMemory', 'maxTouchPoints']),
    languages: navigator.languages.slice(0, maxLanguages),
    screen: readScalars(window.screen, ['width', 'height', 'availWidth', 'availHeight', 'colorDepth', 'pixelDepth']),
    window: readScalars(window, ['innerWidth', 'innerHeight', 'outerWidth', 'outerHeight', 'devicePixelRatio']),
    connection: readScalars(objectAt(navigator, 'connection'), connectionKeys),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The battery's state; null where the browser has no such interface or does not answer within `batteryTimeoutMs`. */
async function readBattery(): Promise<Record<string, Scalar> | null> {
  const getBattery: unknown = Reflect.get(navigator, 'getBattery')
  if (typeof getBattery !== 'function') return null
  const answer: unknown = Reflect.apply(getBattery, navigator, [])
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, batteryTimeoutMs, null))
  // A page's permissions policy may refuse the battery.
  const manager = await Promise.race([Promise.resolve(answer).catch(() => null), timeout])
  if (typeof manager !== 'object' || manager === null) return null
  return readScalars(manager, ['charging', 'chargingTime', 'dischargingTime', 'level'])
}

/** The device data of an event scan (SC-03), without a location. */
export async function eventDevice(): Promise<DeviceData> {
  return { battery: await readBattery(), ...commonDeviceData() }
}

/** The device data of a landing scan. */
export function landingDevice(): DeviceData {
  const timing = performance.getEntriesByType('navigation')[0]
  return {
    ...commonDeviceData(),
    orientation: readScalar(window.screen.orientation, 'type'),
    timezoneOffset: new Date().getTimezoneOffset(),
    storage: { local: hasStorage('localStorage'), session: hasStorage('sessionStorage') },
    features: {
      serviceWorker: 'serviceWorker' in navigator,
      webGl: 'WebGLRenderingContext' in window,
      share: 'share' in navigator,
      touch: 'ontouchstart' in window,
    },
    pageTiming: readScalars(timing, ['responseEnd', 'domContentLoadedEventEnd', 'loadEventEnd']),
  }
}

/** A scan with as many of the report's entries, from the first on, as the server takes with it: `limits.scanBytes`. */
export function withReport<Scan extends object>(scan: Scan, report: DeviceData): Scan & { deviceData: DeviceData } {
  const entries = Object.entries(report)
  for (;;) {
    const whole = { ...scan, deviceData: Object.fromEntries(entries) }
    const { length } = new TextEncoder().encode(JSON.stringify({ data: whole }))
    if (length <= limits.scanBytes || entries.length === 0) return whole
    entries.pop()
  }
}

/** Whether the browser lets the page use a storage. */
function hasStorage(kind: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[kind].length >= 0
  } catch {
    // With cookies blocked, already reading the property throws.
    return false
  }
}

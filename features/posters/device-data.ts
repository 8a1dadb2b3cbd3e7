import type { DeviceData } from '@/contract'
import { limits } from '@/domain'

type Scalar = string | number | boolean | null

// Longer texts and lists are cut, so that a scan usually fits in `limits.scanBytes`; `attachDeviceData` enforces that.
const maxTextCharacters = 200
const maxLanguages = 8

const batteryTimeoutMs = 200

/**
 * Reads a property that not every browser has. A text is cut to `maxTextCharacters`, a number rounded to two decimals.
 * Null where the object or the property is missing, for NaN and infinite numbers, and for another type.
 */
function readShortScalar(target: object | null | undefined, key: string): Scalar {
  const value: unknown = target ? Reflect.get(target, key) : null
  if (typeof value === 'string') return value.slice(0, maxTextCharacters)
  if (typeof value === 'number' && Number.isFinite(value)) return Math.round(value * 100) / 100
  return typeof value === 'boolean' ? value : null
}

/** Reads several properties as {@link readShortScalar} does. */
function readShortScalars(target: object | null | undefined, keys: readonly string[]): Record<string, Scalar> {
  return Object.fromEntries(keys.map((key) => [key, readShortScalar(target, key)]))
}

/** Reads a property that is an object, in browsers that have it; null in others. */
function readObject(target: object, key: string): object | null {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'object' ? value : null
}

const navigatorKeys = [
  'userAgent',
  'platform',
  'language',
  'cookieEnabled',
  'doNotTrack',
  'hardwareConcurrency',
  'deviceMemory',
  'maxTouchPoints',
]
const screenKeys = ['width', 'height', 'availWidth', 'availHeight', 'colorDepth', 'pixelDepth']
const connectionKeys = ['effectiveType', 'downlink', 'rtt', 'saveData']

/**
 * Reads the device data of both kinds of scan. No property opens a permission prompt. {@link attachDeviceData} drops
 * the last entries first.
 */
function readCommonDeviceData(): DeviceData {
  return {
    ...readShortScalars(navigator, navigatorKeys),
    languages: navigator.languages.slice(0, maxLanguages),
    screen: readShortScalars(window.screen, screenKeys),
    window: readShortScalars(window, ['innerWidth', 'innerHeight', 'outerWidth', 'outerHeight', 'devicePixelRatio']),
    connection: readShortScalars(readObject(navigator, 'connection'), connectionKeys),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** Reads the battery's state; null where the browser offers none or does not answer within `batteryTimeoutMs`. */
async function readBattery(): Promise<Record<string, Scalar> | null> {
  const getBattery: unknown = Reflect.get(navigator, 'getBattery')
  if (typeof getBattery !== 'function') return null
  const answer: unknown = Reflect.apply(getBattery, navigator, [])
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, batteryTimeoutMs, null))
  // A page's permissions policy may refuse the battery.
  const manager = await Promise.race([Promise.resolve(answer).catch(() => null), timeout])
  if (typeof manager !== 'object' || manager === null) return null
  return readShortScalars(manager, ['charging', 'chargingTime', 'dischargingTime', 'level'])
}

/** Reads the device data of an event scan (SC-03), without a location. The battery, its one extra entry, drops last. */
export async function readEventDeviceData(): Promise<DeviceData> {
  return { battery: await readBattery(), ...readCommonDeviceData() }
}

/** Reads the device data of a poster's landing page (SC-04). */
export function readLandingDeviceData(): DeviceData {
  const timing = performance.getEntriesByType('navigation')[0]
  return {
    ...readCommonDeviceData(),
    orientation: readShortScalar(window.screen.orientation, 'type'),
    /** In minutes, negative east of Greenwich. */
    timezoneOffset: new Date().getTimezoneOffset(),
    storage: { local: hasStorage('localStorage'), session: hasStorage('sessionStorage') },
    features: {
      serviceWorker: 'serviceWorker' in navigator,
      webGl: 'WebGLRenderingContext' in window,
      share: 'share' in navigator,
      touch: 'ontouchstart' in window,
    },
    pageTiming: readShortScalars(timing, ['responseEnd', 'domContentLoadedEventEnd', 'loadEventEnd']),
  }
}

/**
 * Adds device data to a scan. Drops entries, the last first, until the request's body has at most `limits.scanBytes`,
 * above which the server refuses the scan. A scan that exceeds the limit by itself gets no entries and is refused.
 */
export function attachDeviceData<Scan extends object>(
  scan: Scan,
  deviceData: DeviceData,
): Scan & { deviceData: DeviceData } {
  const entries = Object.entries(deviceData)
  let attached = { ...scan, deviceData }
  while (entries.length > 0 && bodyBytes(attached) > limits.scanBytes) {
    entries.pop()
    attached = { ...scan, deviceData: Object.fromEntries(entries) }
  }
  return attached
}

/** The size of a scan's request body, which is the scan in the envelope `{ data }`. */
function bodyBytes(scan: object): number {
  return new TextEncoder().encode(JSON.stringify({ data: scan })).length
}

/** Whether the browser lets the page use a storage. */
function hasStorage(kind: 'localStorage' | 'sessionStorage'): boolean {
  try {
    // Some embedded browsers have null here.
    return Boolean(window[kind])
  } catch {
    // With cookies blocked, reading the property throws.
    return false
  }
}

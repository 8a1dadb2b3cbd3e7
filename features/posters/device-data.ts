import type { DeviceData } from '@/contract'

type Scalar = string | number | boolean | null

/** Longer texts are cut: the server takes no more. */
const longest = 500

const batteryTimeoutMs = 200

/** What a browser may or may not have, as a value that fits the record; null where it has nothing. */
function known(target: object | null | undefined, key: string): Scalar {
  const value: unknown = target ? Reflect.get(target, key) : null
  if (typeof value === 'string') return value.slice(0, longest)
  return (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean' ? value : null
}

function part(target: object | null | undefined, keys: readonly string[]): Record<string, Scalar> {
  return Object.fromEntries(keys.map((key) => [key, known(target, key)]))
}

function objectAt(target: object, key: string): object | null {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'object' ? value : null
}

const connectionKeys = ['effectiveType', 'downlink', 'rtt', 'saveData']

/** What both records hold. Nothing of it asks the visitor anything. */
function basics(): DeviceData {
  return {
    ...part(navigator, ['userAgent', 'platform', 'language', 'cookieEnabled', 'doNotTrack']),
    ...part(navigator, ['hardwareConcurrency', 'deviceMemory', 'maxTouchPoints']),
    languages: navigator.languages.slice(0, 20),
    screen: part(window.screen, ['width', 'height', 'availWidth', 'availHeight', 'colorDepth', 'pixelDepth']),
    window: part(window, ['innerWidth', 'innerHeight', 'outerWidth', 'outerHeight', 'devicePixelRatio']),
    connection: part(objectAt(navigator, 'connection'), connectionKeys),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** The battery where the browser tells of one; never waited for long. */
async function battery(): Promise<Record<string, Scalar> | null> {
  const ask: unknown = Reflect.get(navigator, 'getBattery')
  if (typeof ask !== 'function') return null
  const answer: unknown = Reflect.apply(ask, navigator, [])
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, batteryTimeoutMs, null))
  const manager = await Promise.race([Promise.resolve(answer).catch(() => null), timeout])
  if (typeof manager !== 'object' || manager === null) return null
  return part(manager, ['charging', 'chargingTime', 'dischargingTime', 'level'])
}

/** The device of whoever scans an event's poster (SC-03): everything but where they are, which is never asked. */
export async function eventDevice(): Promise<DeviceData> {
  return { ...basics(), battery: await battery() }
}

/** The device of whoever lands by a university's poster. */
export function landingDevice(): DeviceData {
  const timing = performance.getEntriesByType('navigation')[0]
  return {
    ...basics(),
    orientation: known(window.screen.orientation, 'type'),
    timezoneOffset: new Date().getTimezoneOffset(),
    pageTiming: part(timing, ['responseEnd', 'domContentLoadedEventEnd', 'loadEventEnd']),
    features: {
      serviceWorker: 'serviceWorker' in navigator,
      webGl: 'WebGLRenderingContext' in window,
      share: 'share' in navigator,
      touch: 'ontouchstart' in window,
    },
    storage: { local: hasStorage('localStorage'), session: hasStorage('sessionStorage') },
  }
}

function hasStorage(kind: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[kind].length >= 0
  } catch {
    return false
  }
}

import suburbsJson from './melbourne-suburbs.json' with { type: 'json' }

/** A suburb of Greater Melbourne. Source and licence: `README.md` beside this file. */
export interface Suburb {
  suburbName: string
  /** One or more four-digit postcodes. */
  zipCodes: readonly string[]
  /** Centroid, degrees WGS 84. */
  latitude: number
  longitude: number
}

export const melbourneSuburbs: readonly Suburb[] = suburbsJson

const byName = new Map(melbourneSuburbs.map((suburb) => [suburb.suburbName.toLowerCase(), suburb]))

/** The suburb with this name, ignoring case and outer space. */
export function suburbByName(name: string): Suburb | undefined {
  return byName.get(name.trim().toLowerCase())
}

/** Whether the suburb is known and the zip code is one of its own. */
export function isSuburbZipPair(suburbName: string, zipCode: string): boolean {
  return suburbByName(suburbName)?.zipCodes.includes(zipCode.trim()) ?? false
}

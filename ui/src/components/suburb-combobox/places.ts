import { melbourneSuburbs, type Suburb, suburbByName } from '../../data/melbourne-suburbs'

/** What a suburb field and its zip code field hold; `''` where nothing is chosen. */
export interface Place {
  suburbName: string
  zipCode: string
}

const allZipCodes: readonly string[] = [...new Set(melbourneSuburbs.flatMap(({ zipCodes }) => zipCodes))].sort()

/** The zip codes to offer: the chosen suburb's own, all while none is chosen. */
export function zipCodesFor(suburbName: string): readonly string[] {
  return suburbByName(suburbName)?.zipCodes ?? allZipCodes
}

/** The suburbs to offer: all, or while only a zip code is chosen those that have it. */
export function suburbsFor({ suburbName, zipCode }: Place): readonly Suburb[] {
  if (suburbName !== '' || zipCode === '') return melbourneSuburbs
  return melbourneSuburbs.filter(({ zipCodes }) => zipCodes.includes(zipCode))
}

/**
 * The place after a suburb was chosen. Its only zip code comes with it where `zipFollows`; one of several stays if it was already chosen
 * and is its own; another suburb's goes. Losing the suburb loses its zip code too.
 */
export function chooseSuburb(place: Place, suburb: Suburb | null, zipFollows = true): Place {
  if (suburb === null) return { suburbName: '', zipCode: place.suburbName === '' ? place.zipCode : '' }
  const { suburbName, zipCodes } = suburb
  const [only, another] = zipCodes
  if (zipFollows && only !== undefined && another === undefined) return { suburbName, zipCode: only }
  return { suburbName, zipCode: zipCodes.includes(place.zipCode) ? place.zipCode : '' }
}

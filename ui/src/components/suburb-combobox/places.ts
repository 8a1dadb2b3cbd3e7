import { melbourneSuburbs, type Suburb, suburbByName } from '../../data/melbourne-suburbs'

/** The values of the suburb and zip code fields; `''` for none. */
export interface Place {
  suburbName: string
  zipCode: string
}

const allZipCodes: readonly string[] = [...new Set(melbourneSuburbs.flatMap(({ zipCodes }) => zipCodes))].sort()

/** The zip code options: those of the chosen suburb, or all. */
export function zipCodesFor(suburbName: string): readonly string[] {
  return suburbByName(suburbName)?.zipCodes ?? allZipCodes
}

/** The suburb options: those with the chosen zip code while no suburb is chosen, or all. */
export function suburbsFor({ suburbName, zipCode }: Place): readonly Suburb[] {
  if (suburbName !== '' || zipCode === '') return melbourneSuburbs
  return melbourneSuburbs.filter(({ zipCodes }) => zipCodes.includes(zipCode))
}

/**
 * The values after choosing a suburb. With `zipFollows` a suburb's only zip code is filled in. A chosen zip code stays if
 * it is one of the suburb's and is cleared otherwise, as it is when the suburb is cleared.
 */
export function chooseSuburb(place: Place, suburb: Suburb | null, zipFollows = true): Place {
  if (suburb === null) return { suburbName: '', zipCode: place.suburbName === '' ? place.zipCode : '' }
  const { suburbName, zipCodes } = suburb
  const [firstZipCode = ''] = zipCodes
  if (zipFollows && zipCodes.length === 1) return { suburbName, zipCode: firstZipCode }
  return { suburbName, zipCode: zipCodes.includes(place.zipCode) ? place.zipCode : '' }
}

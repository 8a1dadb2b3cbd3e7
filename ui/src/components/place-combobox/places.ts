/** A place to choose: a suburb, a town. */
export interface PlaceOption {
  /** Unique in its list. */
  name: string
  /** One or more. */
  postcodes: readonly string[]
}

/** The values of the place and postcode fields; `''` for none. */
export interface ChosenPlace {
  name: string
  postcode: string
}

/** The place of a list with this name, ignoring case and outer space. */
export function placeByName(places: readonly PlaceOption[], name: string): PlaceOption | undefined {
  const sought = name.trim().toLowerCase()
  return sought === '' ? undefined : places.find((place) => place.name.toLowerCase() === sought)
}

/** The postcode options: those of the chosen place, or all. */
export function postcodesFor(places: readonly PlaceOption[], name: string): readonly string[] {
  const chosen = placeByName(places, name)
  return chosen?.postcodes ?? [...new Set(places.flatMap(({ postcodes }) => postcodes))].sort()
}

/** The place options: those with the chosen postcode while no place is chosen, or all. */
export function placesFor(places: readonly PlaceOption[], { name, postcode }: ChosenPlace): readonly PlaceOption[] {
  if (name !== '' || postcode === '') return places
  return places.filter(({ postcodes }) => postcodes.includes(postcode))
}

/**
 * The values after choosing a place. With `postcodeFollows` a place's only postcode is filled in. A chosen postcode stays
 * if it is one of the place's and is cleared otherwise, as it is when the place is cleared.
 */
export function choosePlace(chosen: ChosenPlace, place: PlaceOption | null, postcodeFollows = true): ChosenPlace {
  if (place === null) return { name: '', postcode: chosen.name === '' ? chosen.postcode : '' }
  const { name, postcodes } = place
  const [firstPostcode = ''] = postcodes
  if (postcodeFollows && postcodes.length === 1) return { name, postcode: firstPostcode }
  return { name, postcode: postcodes.includes(chosen.postcode) ? chosen.postcode : '' }
}

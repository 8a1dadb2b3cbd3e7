import type { ComboboxLabels } from '../combobox/combobox-props'

/** The words of the two fields that a locale replaces. */
export interface PlaceComboboxTexts {
  /** The place field's label. Default `Place`. */
  placeLabel: string
  /** The postcode field's label. Default `Postcode`. */
  postcodeLabel: string
  /** Default `No such place`. */
  noPlace: string
  /** While only a postcode is chosen. Default `No such place in 3053`. */
  noPlaceIn: (postcode: string) => string
  /** Default `No such postcode`. */
  noPostcode: string
  /** While a place is chosen. Default `Not a postcode of Carlton`. */
  noPostcodeOf: (place: string) => string
}

/** The words of the two fields. */
export interface PlaceComboboxLabels extends PlaceComboboxTexts {
  /** Names the group of both fields. Default: their labels. */
  group: string
  /** Replaces the place field's words. */
  place: Partial<ComboboxLabels>
  /** Replaces the postcode field's words. */
  postcode: Partial<ComboboxLabels>
}

export const placeComboboxTexts: PlaceComboboxTexts = {
  placeLabel: 'Place',
  postcodeLabel: 'Postcode',
  noPlace: 'No such place',
  noPlaceIn: (postcode) => `No such place in ${postcode}`,
  noPostcode: 'No such postcode',
  noPostcodeOf: (place) => `Not a postcode of ${place}`,
}

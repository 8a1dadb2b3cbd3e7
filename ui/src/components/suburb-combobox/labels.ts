import type { ComboboxLabels } from '../combobox/combobox-props'

/** The words of the two fields besides their labels. */
export interface SuburbComboboxLabels {
  /** Names the group of both fields. Default: their labels. */
  group: string
  /** Default `No such suburb in Melbourne`. */
  noSuburb: string
  /** While only a zip code is chosen. Default `No such suburb in 3053`. */
  noSuburbIn: (zipCode: string) => string
  /** Default `No such zip code in Melbourne`. */
  noZipCode: string
  /** While a suburb is chosen. Default `Not a zip code of Carlton`. */
  noZipCodeOf: (suburb: string) => string
  /** Replaces the suburb field's words. */
  suburb: Partial<ComboboxLabels>
  /** Replaces the zip code field's words. */
  zipCode: Partial<ComboboxLabels>
}

/** The words of the two fields that a locale replaces. */
export type SuburbComboboxTexts = Omit<SuburbComboboxLabels, 'group' | 'suburb' | 'zipCode'> & {
  /** The suburb field's label. */
  suburbLabel: string
  /** The zip code field's label. */
  zipLabel: string
}

export const suburbComboboxTexts: SuburbComboboxTexts = {
  suburbLabel: 'Suburb',
  zipLabel: 'Zip code',
  noSuburb: 'No such suburb in Melbourne',
  noSuburbIn: (zipCode: string) => `No such suburb in ${zipCode}`,
  noZipCode: 'No such zip code in Melbourne',
  noZipCodeOf: (suburb: string) => `Not a zip code of ${suburb}`,
}

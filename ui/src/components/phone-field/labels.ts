/** The words of a phone field besides its label and messages. */
export interface PhoneFieldLabels {
  /** Names the picker of the country code. */
  country: string
}

export const phoneFieldLabels: PhoneFieldLabels = { country: 'Country code' }

import { suburbErrors, typedPhone } from '@/contract'
import { messages } from '@/domain'
import type { FormField } from './form'

/** Suburb and zip code by the field names of both settings calls. */
export interface SettingsPlaceDraft {
  suburbName: string
  suburbZipCode: string
}

/** Suburb and zip code of both settings forms (ST-04). */
export const settingsPlaceFields = {
  suburbName: {
    label: 'Suburb',
    check: ({ suburbName, suburbZipCode }) => suburbErrors(suburbName, suburbZipCode).suburbName,
  },
  suburbZipCode: {
    label: 'Zip code',
    check: ({ suburbName, suburbZipCode }) => suburbErrors(suburbName, suburbZipCode).suburbZipCode,
  },
} satisfies Record<string, FormField<SettingsPlaceDraft>>

/** The phone number of both settings forms, typed with its country code (ST-03). */
export const settingsPhoneField = {
  label: 'Phone number',
  hint: messages.settings.phoneHint,
  required: true,
  maxLength: 40,
  schema: typedPhone,
} satisfies FormField<{ phoneNumber: string }>

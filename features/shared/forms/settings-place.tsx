import { SuburbCombobox } from '@campus-gigs/ui'
import { memo } from 'react'
import { messages, timers } from '@/domain'
import type { SettingsPlaceDraft } from './settings-fields'
import type { FormFields } from './use-form-fields'

interface SettingsPlaceProps {
  form: Readonly<SettingsPlaceDraft>
  fields: Pick<FormFields<keyof SettingsPlaceDraft>, 'errorOf'>
  /** The same function in each render. */
  onChange: (changes: SettingsPlaceDraft) => void
}

/** The suburb and zip code of a settings form (ST-04). An unknown suburb is cleared on blur. */
export function SettingsPlace({ form, fields, onChange }: SettingsPlaceProps) {
  return (
    <PlaceField
      suburbName={form.suburbName}
      suburbZipCode={form.suburbZipCode}
      suburbError={fields.errorOf('suburbName')}
      zipError={fields.errorOf('suburbZipCode')}
      onChange={onChange}
    />
  )
}

interface PlaceFieldProps extends Readonly<SettingsPlaceDraft>, Pick<SettingsPlaceProps, 'onChange'> {
  suburbError: string | undefined
  zipError: string | undefined
}

// Memoised by its values: a change of another field renders neither list.
const PlaceField = memo(function PlaceField(props: PlaceFieldProps) {
  const { suburbName, suburbZipCode, suburbError, zipError, onChange } = props
  return (
    <SuburbCombobox
      required
      suburbHint={messages.place.suburbHint}
      zipHint={messages.place.ownZipHint}
      zipFollows={false}
      suburb={suburbName}
      zipCode={suburbZipCode}
      onChange={({ suburbName, zipCode }) => onChange({ suburbName, suburbZipCode: zipCode })}
      clearAfterMs={timers.suburbBlur}
      clearedText={messages.settings.suburbCleared}
      suburbError={suburbError}
      zipError={zipError}
    />
  )
})

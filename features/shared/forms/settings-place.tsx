import { SuburbCombobox } from '@campus-gigs/ui'
import { messages, timers } from '@/domain'
import type { SettingsPlaceDraft } from './settings-fields'
import type { FormFields } from './use-form-fields'

interface SettingsPlaceProps {
  form: Readonly<SettingsPlaceDraft>
  fields: Pick<FormFields<keyof SettingsPlaceDraft>, 'errorOf'>
  onChange: (changes: SettingsPlaceDraft) => void
}

/** The suburb and zip code of a settings form (ST-04). An unknown suburb is cleared on blur. */
export function SettingsPlace({ form, fields, onChange }: SettingsPlaceProps) {
  return (
    <SuburbCombobox
      required
      suburbHint={messages.place.suburbHint}
      zipHint={messages.place.ownZipHint}
      zipFollows={false}
      suburb={form.suburbName}
      zipCode={form.suburbZipCode}
      onChange={({ suburbName, zipCode }) => onChange({ suburbName, suburbZipCode: zipCode })}
      clearAfterMs={timers.suburbBlur}
      clearedText={messages.settings.notSuburb}
      suburbError={fields.errorOf('suburbName')}
      zipError={fields.errorOf('suburbZipCode')}
    />
  )
}

import { SuburbCombobox } from '@campus-gigs/ui'
import { memo } from 'react'
import { messages, timers } from '@/domain'
import type { SettingsPlaceDraft } from './settings-fields'

interface SettingsPlaceProps extends Readonly<SettingsPlaceDraft> {
  suburbError: string | undefined
  zipError: string | undefined
  /** The same function in each render. */
  onChange: (changes: SettingsPlaceDraft) => void
}

/**
 * The suburb and zip code of a settings form (ST-04). An unknown suburb is cleared on blur. Memoised: a change of another
 * field renders neither list.
 */
export const SettingsPlace = memo(function SettingsPlace(props: SettingsPlaceProps) {
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
      clearedText={messages.settings.notSuburb}
      suburbError={suburbError}
      zipError={zipError}
    />
  )
})

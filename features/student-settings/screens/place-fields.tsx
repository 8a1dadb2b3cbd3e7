import { CountryCombobox, SuburbCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import { settingsPlace } from '@/client'
import { messages, timers } from '@/domain'
import { SettingsSection } from '@/features/shared'
import type { StudentField, StudentForm } from '../settings'

interface PlaceFieldsProps {
  form: Readonly<Pick<StudentForm, 'suburbName' | 'suburbZipCode' | 'nationality'>>
  isInternationalStudent: boolean
  /** The messages to show. */
  fields: { errorOf: (field: StudentField) => string | undefined }
  onChange: (changes: Partial<StudentForm>) => void
}

/** Where a student lives (ST-04) and, if they are international, comes from (ST-05). */
export function PlaceFields({ form, isInternationalStudent, fields, onChange }: PlaceFieldsProps) {
  return (
    <>
      <SettingsSection title="Where you live" description="Gigs show how far they are from your suburb.">
        <SuburbCombobox {...settingsPlace(form, fields, onChange)} />
      </SettingsSection>
      {isInternationalStudent && (
        <SettingsSection title="Nationality" description="Shown to businesses as where you are from.">
          <CountryCombobox
            label="Nationality"
            hideLabel
            required
            value={countryByName(form.nationality)?.code ?? null}
            onChange={(code) => onChange({ nationality: countryByCode(code ?? '')?.name ?? '' })}
            takeBackAfter={timers.nationalityBlur}
            takenBackText={messages.settings.notCountry}
            error={fields.errorOf('nationality')}
          />
        </SettingsSection>
      )}
    </>
  )
}

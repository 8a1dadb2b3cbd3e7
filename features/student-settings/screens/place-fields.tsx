import { CountryCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import { messages, timers } from '@/domain'
import { type FormFields, SettingsPlace, SettingsSection } from '@/features/shared'
import type { StudentField, StudentForm } from '../settings'

interface PlaceFieldsProps {
  form: Readonly<Pick<StudentForm, 'suburbName' | 'suburbZipCode' | 'nationality'>>
  isInternationalStudent: boolean
  fields: FormFields<StudentField>
  onChange: (changes: Partial<StudentForm>) => void
}

/** Where a student lives (ST-04) and, if they are international, comes from (ST-05). */
export function PlaceFields({ form, isInternationalStudent, fields, onChange }: PlaceFieldsProps) {
  return (
    <>
      <SettingsSection title="Where you live" description="Gigs show how far they are from your suburb.">
        <SettingsPlace form={form} fields={fields} onChange={onChange} />
      </SettingsSection>
      {isInternationalStudent && (
        <SettingsSection
          title="Nationality"
          description="Businesses you apply to see “International, from” and this country."
        >
          <CountryCombobox
            label="Nationality"
            hideLabel
            required
            value={countryByName(form.nationality)?.code ?? null}
            onChange={(code) => onChange({ nationality: countryByCode(code ?? '')?.name ?? '' })}
            clearAfterMs={timers.nationalityBlur}
            clearedText={messages.settings.notCountry}
            error={fields.errorOf('nationality')}
          />
        </SettingsSection>
      )}
    </>
  )
}

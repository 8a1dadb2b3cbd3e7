import { CountryCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import { memo } from 'react'
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
          <NationalityField nationality={form.nationality} error={fields.errorOf('nationality')} onChange={onChange} />
        </SettingsSection>
      )}
    </>
  )
}

interface NationalityFieldProps extends Pick<StudentForm, 'nationality'> {
  error: string | undefined
  onChange: PlaceFieldsProps['onChange']
}

/** The country a student comes from. Memoised: a change of another field doesn't render its list. */
const NationalityField = memo(function NationalityField({ nationality, error, onChange }: NationalityFieldProps) {
  return (
    <CountryCombobox
      label="Nationality"
      hideLabel
      required
      value={countryByName(nationality)?.code ?? null}
      onChange={(code) => onChange({ nationality: countryByCode(code ?? '')?.name ?? '' })}
      clearAfterMs={timers.nationalityBlur}
      clearedText={messages.settings.countryCleared}
      error={error}
    />
  )
})

import { AvailabilityGrid, CountryCombobox, PhoneField, RadioGroup, Slider, SuburbCombobox } from '@campus-gigs/ui'
import { countryByCode, countryByName } from '@campus-gigs/ui/data/countries'
import { House, Plane } from 'lucide-react'
import { formatDate, formatDollars, type LegalMinimum, limits, messages, studentTypes } from '@/domain'
import { type FormFields, FormTextField } from '@/features/shared'
import type { StudentDraft, StudentField } from '../wizard'

interface StepProps {
  draft: StudentDraft
  fields: FormFields<StudentField>
  onChange: (typed: Partial<StudentDraft>) => void
}

interface StepFieldsProps extends StepProps {
  /** The minimum wage in force, marked on the slider of the pay (SW-08). */
  legalMinimum: LegalMinimum
}

/** The fields of the draft's step. */
export function StepFields({ legalMinimum, ...stepProps }: StepFieldsProps) {
  switch (stepProps.draft.step) {
    case 1:
      return <NameStep {...stepProps} />
    case 2:
      return <LocationStep {...stepProps} />
    case 3:
      return <StudentTypeStep {...stepProps} />
    case 4:
      return <HomeCountryStep {...stepProps} />
    case 5:
      return <PayStep {...stepProps} legalMinimum={legalMinimum} />
    case 6:
      return <AvailabilityStep {...stepProps} />
  }
}

/** Step 1: names and phone number. */
function NameStep({ draft, fields, onChange }: StepProps) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <FormTextField {...fields.text('firstName')} autoComplete="given-name" />
        <FormTextField {...fields.text('lastName')} autoComplete="family-name" />
      </div>
      <PhoneField
        label="Phone number"
        required
        country={draft.phoneCountry}
        onCountryChange={(phoneCountry) => onChange({ phoneCountry })}
        number={draft.phoneDigits}
        onNumberChange={(phoneDigits) => onChange({ phoneDigits })}
        error={fields.errorOf('phoneDigits')}
        onBlur={() => fields.leave('phoneDigits')}
      />
    </>
  )
}

/** Step 2: a suburb of Melbourne and one of its zip codes. */
function LocationStep({ draft, fields, onChange }: StepProps) {
  return (
    <SuburbCombobox
      required
      suburbHint={messages.place.suburbHint}
      zipHint={messages.place.ownZipHint}
      suburb={draft.currentSuburb}
      zipCode={draft.currentZipCode}
      onChange={({ suburbName, zipCode }) => onChange({ currentSuburb: suburbName, currentZipCode: zipCode })}
      suburbError={fields.errorOf('currentSuburb')}
      zipError={fields.errorOf('currentZipCode')}
    />
  )
}

/** The description and the icon of each type of student. */
const studentTypeTexts = {
  Domestic: {
    description: 'I am a citizen or permanent resident of Australia, or a New Zealand citizen.',
    icon: <House />,
  },
  International: { description: 'I study here on a student visa.', icon: <Plane /> },
}

/** Step 3: domestic or international, with nothing preselected. */
function StudentTypeStep({ draft, fields, onChange }: StepProps) {
  return (
    <RadioGroup
      label="I am a student who is"
      hideLabel
      layout="cards"
      required
      value={draft.studentType}
      onChange={(value) => onChange({ studentType: studentTypes.find((type) => type === value) ?? null })}
      options={studentTypes.map((type) => ({ value: type, label: type, ...studentTypeTexts[type] }))}
      error={fields.errorOf('studentType')}
    />
  )
}

/** Step 4, for international students: the home country, chosen from the list. */
function HomeCountryStep({ draft, fields, onChange }: StepProps) {
  return (
    <CountryCombobox
      label="Home country"
      required
      value={countryByName(draft.homeTownCountry)?.code ?? null}
      onChange={(code) => onChange({ homeTownCountry: countryByCode(code ?? '')?.name ?? '' })}
      error={fields.errorOf('homeTownCountry')}
      onBlur={() => fields.leave('homeTownCountry')}
    />
  )
}

/** Step 5: the expected pay, with the legal minimum marked. */
function PayStep({ draft, fields, onChange, legalMinimum }: StepFieldsProps) {
  const { hourly, casual, from } = legalMinimum
  const isBelowMinimum = draft.expectedPayRate < casual
  return (
    <div className="flex flex-col gap-6">
      <Slider
        label="Expected pay rate"
        min={limits.payRate.min}
        max={limits.payRate.max}
        value={draft.expectedPayRate}
        onChange={(expectedPayRate) => onChange({ expectedPayRate })}
        formatValue={(rate) => `${formatDollars(rate)} an hour`}
        marks={[{ value: casual, label: `Legal casual minimum ${formatDollars(casual)}` }]}
        error={fields.errorOf('expectedPayRate')}
      />
      <p className="max-w-prose border-action border-s-4 ps-4 text-sm">
        {isBelowMinimum && (
          <strong className="block font-semibold">That is less than a casual adult must be paid.</strong>
        )}
        Since {formatDate(from)} the minimum wage for adults is {formatDollars(hourly)} an hour, and{' '}
        {formatDollars(casual)} for casual work. You may keep any rate here; no employer may pay you less than the
        minimum.
      </p>
    </div>
  )
}

/** Step 6: the availability. */
function AvailabilityStep({ draft, fields, onChange }: StepProps) {
  return (
    <AvailabilityGrid
      mode="edit"
      label="Your week"
      value={draft.userAvailability}
      onChange={(userAvailability) => onChange({ userAvailability })}
      error={fields.errorOf('userAvailability')}
    />
  )
}

import { RadioGroup, SuburbCombobox } from '@campus-gigs/ui'
import { memo } from 'react'
import { jobTypes, messages } from '@/domain'
import { FormTextField } from '@/features/shared'
import type { GigDraft } from '../gig-draft'
import type { GigStepProps } from './gig-wizard-props'

const descriptions: Record<(typeof jobTypes)[number], string> = {
  'One Time Gig': 'One date: a night, an event, a day.',
  Casual: 'Shifts as they come.',
  'Part-Time': 'The same hours every week.',
}

const PlaceField = memo(SuburbCombobox)

/** Step 1: title, job type and place (GW-02). Its fields are memoised: a typed letter renders only its own field. */
export function BasicsStep({ draft, fields, onChange }: GigStepProps) {
  return (
    <>
      <FormTextField {...fields.text('jobTitle')} placeholder="Weekend barista" />
      <JobTypeField jobType={draft.jobType} error={fields.errorOf('jobType')} onChange={onChange} />
      <PlaceField
        required
        suburbHint={messages.place.suburbHint}
        zipHint={messages.place.zipHint}
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={onChange}
        suburbError={fields.errorOf('suburbName')}
        zipError={fields.errorOf('zipCode')}
      />
      <FormTextField {...fields.text('detailedAddress')} autoComplete="off" />
    </>
  )
}

interface JobTypeFieldProps extends Pick<GigDraft, 'jobType'>, Pick<GigStepProps, 'onChange'> {
  error: string | undefined
}

const JobTypeField = memo(function JobTypeField({ jobType, error, onChange }: JobTypeFieldProps) {
  return (
    <RadioGroup
      label="Job type"
      required
      layout="cards"
      value={jobType || null}
      onChange={(value) => onChange({ jobType: jobTypes.find((type) => type === value) ?? '' })}
      options={jobTypes.map((type) => ({ value: type, label: type, description: descriptions[type] }))}
      error={error}
    />
  )
})

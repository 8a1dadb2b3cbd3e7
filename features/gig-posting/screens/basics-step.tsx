import { RadioGroup, SuburbCombobox, TextField } from '@campus-gigs/ui'
import { jobTypes, messages } from '@/domain'
import type { GigStepProps } from './gig-wizard-props'

const descriptions: Record<(typeof jobTypes)[number], string> = {
  'One Time Gig': 'One date: a night, an event, a day.',
  Casual: 'Shifts as they come.',
  'Part-Time': 'The same hours every week.',
}

/** Step 1: title, job type and place (GW-02). */
export function BasicsStep({ draft, fields, onChange }: GigStepProps) {
  return (
    <>
      <TextField {...fields.text('jobTitle')} placeholder="Weekend barista" />
      <RadioGroup
        label="Job type"
        required
        layout="cards"
        value={draft.jobType || null}
        onChange={(value) => onChange({ jobType: jobTypes.find((type) => type === value) ?? '' })}
        options={jobTypes.map((type) => ({ value: type, label: type, description: descriptions[type] }))}
        error={fields.errorOf('jobType')}
      />
      <SuburbCombobox
        required
        suburbHint={messages.place.suburbHint}
        zipHint={messages.place.zipHint}
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={onChange}
        suburbError={fields.errorOf('suburbName')}
        zipError={fields.errorOf('zipCode')}
      />
      <TextField {...fields.text('detailedAddress')} autoComplete="off" />
    </>
  )
}
